/// Keeps what happens while trees are resolved: each push, take, pop, body, installation and write to the environment,
/// in order, with the place in the source that caused it. Without one, nothing is recorded.
///
///     let trace = Trace()
///     resolver.trace = trace
///     let tree = try resolver.resolve(view)
///     print(trace.text)
///
/// A trace keeps the nodes that it tells of.
public final class Trace {
    /// What happened, in order.
    public private(set) var events: [Event] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// The node of which was told last: mostly the next thing happens to it as well.
    private var last: (node: Node, number: Int)?
    /// The nodes in the order in which they were opened.
    package private(set) var opened: [Node] = []

    /// The calls that wrote to the environment, by what they wrote.
    private var writes: [ObjectIdentifier: (frame: EnvironmentFrame, call: MadeCall)] = [:]

    /// The calls that pushed styles, by what stands on the stack since; the events hold the stacks.
    private var pushes: [ObjectIdentifier: MadeCall] = [:]

    /// Creates a trace that holds nothing.
    public init() {}

    /// All events as text, one line each.
    public var text: String { events.map(\.text).joined(separator: "\n") }

    func record(
        _ action: Action, in node: Node, at place: SourcePlace?, stack: Event.Change? = nil,
        writes: [EnvironmentFrame] = []
    ) {
        let number = number(of: node)
        events.append(
            Event(
                action: action, node: node, number: number, place: place, stack: stack, writes: writes,
                nodeCount: opened.count))
    }

    private func number(of node: Node) -> Int {
        if let last, last.node === node { return last.number }
        let next = numbers.count + 1
        let number = Self.number(for: &numbers[ObjectIdentifier(node)], or: next)
        last = (node, number)
        return number
    }

    private static func number(for known: inout Int?, or next: Int) -> Int {
        let number = known ?? next
        known = number
        return number
    }

    func open(_ node: Node) { opened.append(node) }

    /// Begins anew, for a tree that takes the place of what was told of.
    func forget() {
        (events, numbers, last, opened, writes, pushes) = ([], [:], nil, [], [:], [:])
    }

    /// What a push or a write modifies: the outermost nodes that see it. None for all else that happens.
    package func targets(of event: Event) -> [Node] {
        let (call, sees): (MadeCall?, (Node) -> Bool)
        switch event.action {
        case .push(_, let family):
            guard let push = event.stack?.after.topIdentity else { return [] }
            call = self.call(of: push)
            sees = { $0.environment.stacks[family].pushes.contains { $0.identity == push } }
        case .environmentWrite:
            guard let frame = event.writes.first else { return [] }
            call = self.call(of: frame)
            sees = { $0.environment.writes.contains { $0 === frame } }
        case .take, .pop, .body, .installation: return []
        }
        guard let call else { return [] }
        return call.node.child(at: call.slot, near: 0).map { [$0] } ?? call.node.children.filter(sees)
    }

    func note(_ frame: EnvironmentFrame, by call: MadeCall) { writes[ObjectIdentifier(frame)] = (frame, call) }

    func note(_ pushed: StyleStack, by call: MadeCall) {
        if let push = pushed.topIdentity { pushes[push] = call }
    }

    /// The call that pushed a style on a stack of a tree that was resolved with this trace.
    package func call(of push: PushedStyle) -> MadeCall? { pushes[push.identity] }

    func call(of push: ObjectIdentifier) -> MadeCall? { pushes[push] }

    /// The call that made a write to the environment, if it is known.
    func call(of frame: EnvironmentFrame) -> MadeCall? { writes[ObjectIdentifier(frame)]?.call }

    /// One thing that happened.
    public struct Event {
        /// What happened.
        public let action: Action
        /// For a push and a write the node around what they modify; for all else the node that it happened to.
        public let node: Node
        /// The node's number in the trace: nodes are numbered from 1 as they are met first.
        public let number: Int
        /// The call that caused it: for a push and a write their own, for a take and a pop that of the push, for the
        /// body of a compiled modifier and its installation that of `modifier(_:)`. For a body and an installation of
        /// an interpreted program it is the declaration of the type. Nil for the bodies and installations of compiled
        /// views and styles, since Swift doesn't say where a type is declared, and for a default that is taken.
        public let place: SourcePlace?
        /// What became of the family's stack at the place, for a push, a take and a pop; nil for all else.
        public let stack: Change?
        let writes: [EnvironmentFrame]
        /// How many nodes were opened before it.
        package let nodeCount: Int

        /// A stack before an event and after it.
        public struct Change {
            /// The stack before.
            public let before: StyleStack
            /// The stack after it: the same for a take.
            public let after: StyleStack
        }

        /// What was written to the environment: each key as it is written in a program, such as `\.font`, with its value as
        /// text.
        public var written: [(key: String, value: String)] {
            writes.reversed().map { (EnvironmentRecorder.keyPath(of: $0.slot), $0.text) }
        }

        /// What was written, each key with what it read before, as text; nil where that was its default.
        package var changes: [(slot: EnvironmentSlot, value: String, before: String?)] {
            writes.reversed().map { frame in
                var outer = frame.next
                while let other = outer, other.slot != frame.slot { outer = other.next }
                return (frame.slot, frame.text, outer?.text)
            }
        }
    }

    /// The things that can happen.
    public enum Action {
        /// A style was pushed on its family's stack (rule B1).
        case push(style: String, family: Family)
        /// A component took a style (rule B3).
        case take(style: String, family: Family, isDefault: Bool)
        /// A style that was taken went off the stack for all that stands inside, which is left so many (rule B4).
        case pop(style: String, family: Family, left: Int)
        /// The body of a view or a modifier, or of a component's style, was begun: what is installed for it comes next.
        case body(of: String)
        /// Dynamic properties were given their values (rule D1).
        case installation(properties: [String], of: String)
        /// Keys of the environment were written.
        case environmentWrite(keys: [String])
    }
}

extension Trace.Event {
    /// What happened, on one line, such as `2 take tagged("A") by Badge, pushed at Demo/Badges.swift:12:10`. The number
    /// is the node's.
    public var text: String {
        let (what, relation) =
            switch action {
            case .push(let style, let family): ("push \(style) for \(family.name)", ", at ")
            case .take(let style, let family, let isDefault):
                ("take \(isDefault ? Self.named(default: style) : style) by \(family.name)", ", pushed at ")
            case .pop(let style, let family, let left):
                ("pop \(style) of \(family.name), left: \(left == 0 ? "none" : "\(left)")", ", pushed at ")
            case .body(let name): ("body of \(name)", origin)
            case .installation(let properties, let name):
                ("install \(properties.joined(separator: ", ")) of \(name)", origin)
            case .environmentWrite(let keys):
                (keys.isEmpty ? "write nothing" : "write \(keys.joined(separator: ", "))", ", at ")
            }
        return "\(number) \(what)\(place.map { relation + $0.description } ?? "")"
    }

    private var origin: String { place?.file == nil ? ", declared at " : ", applied at " }

    private static func named(default style: String) -> String {
        style == "automatic" ? "the default" : "the default \(style)"
    }
}

extension Resolver {
    /// Tells the trace; without one it costs a comparison.
    @inline(__always)
    func record(
        _ action: @autoclosure () -> Trace.Action, in node: @autoclosure () -> Node,
        at place: @autoclosure () -> SourcePlace? = nil, stack: @autoclosure () -> Trace.Event.Change? = nil,
        writes: @autoclosure () -> [EnvironmentFrame] = []
    ) {
        #if !ATELIER_NO_TRACE
            if let trace { trace.record(action(), in: node(), at: place(), stack: stack(), writes: writes()) }
        #endif
    }

    /// Tells the trace of a node that was opened.
    @inline(__always)
    func recordOpening(of node: Node) {
        #if !ATELIER_NO_TRACE
            if let trace { trace.open(node) }
        #endif
    }
}

extension Resolver {
    /// Tells the trace of a body that was made before, as if it was made now; without one it costs a comparison.
    @inline(__always)
    func recordKeptBody(of node: Node) {
        #if !ATELIER_NO_TRACE
            if trace != nil { tell(ofBodyOf: node) }
        #endif
    }

    private func tell(ofBodyOf node: Node) {
        let (name, place) = (node.style?.name ?? node.type.name, node.work?.place)
        record(.body(of: name), in: node, at: place)
        let properties = node.work?.installedProperties(by: self) ?? []
        if !properties.isEmpty { record(.installation(properties: properties, of: name), in: node, at: place) }
    }

    /// The names of the properties that are installed for a view or a style.
    func installedProperties(of value: Any) -> [String] {
        func names<Value>(_ value: Value) -> [String] {
            layouts.naming(of: Value.self).map { $0.installedProperties(of: value) }
                ?? layouts.layout(of: Value.self).names
        }
        return _openExistential(value, do: names)
    }
}

/// A view or a style of a running program, which knows its properties.
package protocol PropertyNaming {
    /// The names of those that are installed for its body.
    var installedProperties: [String] { get }
}

extension PropertyNaming {
    fileprivate static func installedProperties(of value: Any) -> [String] {
        (value as? Self)?.installedProperties ?? []
    }
}
