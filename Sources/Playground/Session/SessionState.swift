import Drawing
import Language
import Staging
import StyleEngine
import Trees

/// What the steps of a session have led to: the canvas, the settings, and the variables that the program holds.
struct SessionState {
    /// The canvas.
    private(set) var stage: StagedCanvas<CanvasView>
    /// How things are drawn.
    private(set) var settings: Settings
    /// The static type of the canvas; nil where there is none.
    private(set) var canvasType: SwiftType?
    /// Whether somebody did something to the canvas, so that it may hold state which only running again leads to.
    private var hasGestures = false
    private let interpreter: Interpreter

    /// What the next entry is read by.
    struct Outlook {
        /// How things are drawn, and how strictly entries are read.
        var settings = Settings()
        /// The static type of the canvas; nil where there is none.
        var canvasType: SwiftType?
    }

    /// What the next entry is read by.
    var outlook: Outlook { Outlook(settings: settings, canvasType: canvasType) }

    /// A state to which no step has led yet; the interpreter forgets its variables.
    init(interpreter: Interpreter, _ outlook: Outlook = Outlook()) {
        self.interpreter = interpreter
        settings = outlook.settings
        settings.screenCharset = interpreter.screenCharset
        canvasType = outlook.canvasType
        interpreter.forgetVariables()
        stage = interpreter.emptyCanvas()
    }

    /// Runs one item of an entry.
    ///
    /// - Throws: `Complaint`, or an error of the language. The state may have changed in part.
    mutating func run(_ item: Step.Item, into answer: inout Answer) throws {
        switch item {
        case .swift(let item): try run(item, into: &answer)
        case .misfit, .past: break
        case .gesture(let gesture, _):
            guard !stage.isOutdated else { throw Complaint.canvasIsOutdated }
            let nodes = try nodes()
            answer.written.formUnion(try interpreter.program.variablesWritten { try gesture.perform(in: nodes) })
            hasGestures = true
            stage.invalidate(isSeen: true)
            answer.drawing = .always
        case .setting(let name, let value):
            let setting = try Setting.named(name)
            guard setting.set(&settings, value) else { throw Complaint.unknownValue(value, setting) }
            stage.invalidate(isSeen: true)
            answer.say(.text(Messages.isSet(setting.name, value)))
            answer.drawing = max(answer.drawing, .ifChanged)
        case .forgetState(let types):
            stage.forgetState { $0.declared.map { types.contains($0.name) } ?? false }
        case .reset: answer.say(.text(Messages.wasReset))
        }
    }

    private mutating func run(_ item: PreparedItem, into answer: inout Answer) throws {
        defer { canvasType = item.checked.canvasType ?? canvasType }
        switch item.action {
        case .declaration(let summary): answer.declare(summary)
        case .variable(let summary, let run):
            // One that is declared anew may have been changed before.
            if try !interpreter.program.variablesWritten(by: run).isEmpty { stage.invalidate() }
            answer.declare(summary)
        case .statement(let run):
            try run()
            stage.invalidate()
            answer.drawing = max(answer.drawing, .ifChanged)
        case .view(let view):
            stage.replace(by: view)
            hasGestures = false
            answer.isNewView = true
            answer.drawing = .always
        case .modifiers(let modify, let isOfOwnType):
            if answer.stacks == nil { answer.stacks = stage.stacks }
            stage.add(StagedCanvas<CanvasView>.Layer(isOfOwnType: isOfOwnType, modify: modify))
            answer.drawing = .always
        case .value(let evaluate):
            let value = try evaluate()
            answer.say(.value(value.text, type: value.type))
            if let omission = value.omission { answer.say(.note(Messages.note(omission))) }
            guard !item.checked.onlyReads else { break }
            stage.invalidate()
            answer.drawing = max(answer.drawing, .ifChanged)
        case .nothing: break
        }
    }

    /// Runs a step again without showing anything. The canvas is resolved only where that may change what follows.
    mutating func repeatSilently(_ items: [Step.Item]) throws {
        var answer = Answer()
        for item in items where item.counts { try run(item, into: &answer) }
        // By the article's rule a picture depends on those before it.
        if hasGestures || settings.equality == .article, stage.hasCanvas { _ = try tree() }
    }

    /// The resolved tree of the canvas; resolves it where something may have changed since.
    mutating func tree(width: Int? = nil) throws -> Node { try tree(in: stageSettings(width)) }

    private mutating func tree(in settings: StageSettings) throws -> Node {
        guard let tree = try stage.tree(in: settings) else { throw Complaint.noCanvas }
        return tree
    }

    /// The numbered nodes of the canvas.
    mutating func nodes(width: Int? = nil) throws -> NumberedTree {
        guard let nodes = try stage.nodes(in: stageSettings(width)) else { throw Complaint.noCanvas }
        return nodes
    }

    /// The canvas as it was resolved last.
    mutating func shown() -> ShownTree? { stage.shown() }

    /// The canvas with all that led to it; to be called in an evaluation that is traced.
    ///
    /// - Parameters:
    ///   - omitted: calls that are left out.
    ///   - target: a node of another such tree, around which alone bodies are made.
    ///   - isNew: whether it must be resolved now, for those who listen to what is noticed meanwhile.
    mutating func traced(
        without omitted: [MadeCall] = [], towards target: Node? = nil, width: Int? = nil, isNew: Bool = false
    ) throws -> TracedTree {
        if stage.isOutdated { throw Complaint.canvasIsOutdated }
        guard
            let tree = try stage.traced(
                in: stageSettings(width), without: omitted, towards: target, isNew: isNew)
        else {
            throw Complaint.noCanvas
        }
        return tree
    }

    /// The numbered nodes of the canvas, for somebody who asks why one of them is as it is.
    mutating func explainableNodes(width: Int? = nil) throws -> NumberedTree {
        if stage.isOutdated { throw Complaint.canvasIsOutdated }
        return try nodes(width: width)
    }

    /// The canvas with all that led to one of its nodes, and to those around that; to be called in an evaluation that is traced.
    mutating func traced(around number: Int, width: Int? = nil) throws -> TracedTree {
        if stage.isOutdated { throw Complaint.canvasIsOutdated }
        guard let tree = try stage.traced(around: number, in: stageSettings(width)) else { throw Complaint.noCanvas }
        return tree
    }

    /// What modifiers would make of the canvas.
    mutating func tree(with layer: StagedCanvas<CanvasView>.Layer, width: Int?) throws -> ModifiedTree {
        if stage.isOutdated { throw Complaint.canvasIsOutdated }
        guard let tree = try stage.tree(with: layer, in: stageSettings(width)) else { throw Complaint.noCanvas }
        return tree
    }

    /// Makes a view the canvas of a copy, which leaves the canvas that it was copied from as it is.
    mutating func showAlone(_ view: @escaping () throws -> CanvasView) {
        stage = interpreter.emptyCanvas()
        stage.replace(by: view)
    }

    /// The texts of the canvas that can't be read.
    mutating func unreadableTexts() throws -> [String] {
        try painting(in: stageSettings(nil)).unreadableTexts
    }

    /// The canvas as it is drawn.
    ///
    /// - Parameter earlier: the legend of the picture of the same view that was shown before.
    mutating func drawing(width: Int? = nil, since earlier: Legend? = nil) throws -> CanvasPicture.Drawing {
        let settings = stageSettings(width)
        let tree = try tree(in: settings)
        return try drawing(painting(in: settings), of: tree, in: settings, since: earlier)
    }

    /// A tree as it is drawn.
    mutating func drawing(
        of tree: Node, width: Int? = nil, since earlier: Legend? = nil
    ) throws -> CanvasPicture.Drawing {
        let settings = stageSettings(width)
        let painting = try drawn { settings.painting(of: tree, cancellation: $0) }
        return try drawing(painting, of: tree, in: settings, since: earlier)
    }

    private mutating func drawing(
        _ painting: Painting, of tree: Node, in settings: StageSettings, since earlier: Legend?
    ) throws -> CanvasPicture.Drawing {
        try drawn {
            let picture = DrawnPicture(of: painting, tree, in: settings, since: earlier, cancellation: $0)
            return CanvasPicture.Drawing(picture: picture, painting: painting, legendUse: settings.legend)
        }
    }

    /// The canvas as it is painted, unless the painting was stopped.
    private mutating func painting(in settings: StageSettings) throws -> Painting {
        let cancellation = interpreter.drawing
        guard let painting = try stage.painting(in: settings, cancellation: cancellation) else {
            throw Complaint.noCanvas
        }
        return try drawn(by: cancellation) { _ in painting }
    }

    /// How the things that each node of the canvas drew look.
    mutating func looks(width: Int? = nil) throws -> [ObjectIdentifier: [String]] {
        try painting(in: stageSettings(width)).looks
    }

    /// The canvas in a format.
    ///
    /// - Parameters:
    ///   - scheme: the page's colours; nil for those that are set.
    ///   - change: changes the sheet that it is written on.
    mutating func written(
        as format: PictureFormat, in scheme: ColorScheme?, on change: (inout PictureSheet) -> Void
    ) throws -> String {
        var settings = settings.stage
        let isAnother = scheme.map { $0 != settings.colorScheme } ?? false
        settings.colorScheme = scheme ?? settings.colorScheme
        if format.isDrawing { settings.charset = .drawn }
        // To look at the canvas on another page must not change what is told of it later.
        let beside = isAnother ? try stage.tree(in: settings, beside: self.settings.stage) : nil
        let tree = try beside ?? tree(in: settings)
        return try drawn {
            var sheet = PictureSheet([settings.painting(of: tree, cancellation: $0)])
            sheet.legend = settings.legend
            change(&sheet)
            return sheet.written(as: format, $0)
        }
    }

    /// What is drawn, unless the drawing was stopped.
    mutating func drawn<Drawing>(_ draw: (Cancellation) throws -> Drawing) throws -> Drawing {
        try drawn(by: interpreter.drawing, draw)
    }

    private mutating func drawn<Drawing>(
        by cancellation: Cancellation, _ draw: (Cancellation) throws -> Drawing
    ) throws -> Drawing {
        let drawing = try draw(cancellation)
        guard cancellation.isCancelled else { return drawing }
        // Views that look at the room they have may have been told of none.
        stage.invalidate()
        throw ResolutionError.stopped
    }

    /// The settings of the stage, with another width where one is given.
    func stageSettings(_ width: Int?) -> StageSettings {
        var stage = settings.stage
        stage.width = width ?? stage.width
        return stage
    }

    /// Goes on without a canvas.
    mutating func dropCanvas() {
        stage = interpreter.emptyCanvas()
        canvasType = nil
        hasGestures = false
    }

    /// Keeps showing a tree though what it was made from is gone.
    mutating func keepShowing(_ tree: Node) {
        stage.keepShowing(tree)
        canvasType = nil
    }
}
