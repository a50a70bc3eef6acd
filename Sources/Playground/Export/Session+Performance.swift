import Staging
import StyleEngine

extension Session {
    /// Plays the script from its beginning, and answers all that is to be seen: what an exported program shows, too.
    ///
    /// Lines that the program prints are texts. The session is as before afterwards.
    mutating func performance() throws(Complaint) -> [StageEvent] {
        try runIfNeeded()
        let outlook = state.outlook
        defer { if (try? runAgain()) == nil { postpone(outlook) } }
        do {
            var player = Player(state: SessionState(interpreter: interpreter), interpreter: interpreter)
            for line in script { try player.play(line) }
            return player.events
        } catch {
            throw Complaint(error)
        }
    }

    private struct Player {
        var state: SessionState
        let interpreter: Interpreter
        var events: [StageEvent] = []
        var lastPicture: DrawnPicture?

        mutating func play(_ line: ScriptLine) throws {
            switch line {
            case .variable(let item): _ = try run(.swift(item))
            case .statement(let item):
                _ = try run(.swift(item))
                try draw()
            case .view(let item):
                _ = try run(.swift(item))
                try draw(always: true, isNew: true)
            case .modifiers(let item, _):
                _ = try run(.swift(item))
                try draw(always: true)
            case .value(let item):
                for case .value(let text, _) in try run(.swift(item)).parts { events.append(.text(text)) }
                if !item.checked.onlyReads { try draw() }
            case .gesture(let gesture):
                _ = try run(.gesture(gesture))
                try draw(always: true)
            case .setting(let name, let value, _):
                _ = try run(.setting(name: name, value: value))
                try draw()
            case .tree(let node, let isCompact):
                events.append(.text(try evaluate { try $0.treeText(at: node, isCompact: isCompact) }))
            case .refused, .undrawn: break
            }
        }

        private mutating func run(_ item: Step.Item) throws -> Answer {
            try evaluate { state in
                var answer = Answer()
                try state.run(item, into: &answer)
                return answer
            }
        }

        private mutating func draw(always: Bool = false, isNew: Bool = false) throws {
            guard state.stage.hasCanvas else { return }
            let earlier = isNew ? nil : lastPicture?.legend
            let (picture, tree) = try evaluate { state in
                let drawing = try state.drawing(since: earlier)
                let nodes = try state.nodes()
                return (
                    drawing.picture, nodes.text(width: state.settings.width, looks: drawing.painting.looks)
                )
            }
            let isShown = always || lastPicture?.looksLike(picture) != true
            events.append(.drawing(picture: picture.text, tree: tree, isShown: isShown))
            lastPicture = picture
        }

        private mutating func evaluate<Result>(_ body: (inout SessionState) throws -> Result) throws -> Result {
            let evaluated = try interpreter.evaluate(in: state.settings.stage.environment) { try body(&state) }
            events += evaluated.printed.map { .text($0) }
            return evaluated.result
        }
    }
}
