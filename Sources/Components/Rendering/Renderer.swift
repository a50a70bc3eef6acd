import Drawing
import StyleEngine

/// Turns the resolved tree into the tree that is laid out.
public struct Renderer {
    /// How points become cells.
    public let scale: Scale
    /// The characters that the elements are drawn with: controls are as wide as their signs.
    let charset: Charset
    /// Whether the page is light or dark; nil where the root of the tree tells.
    private let page: ColorScheme?
    private let texts: TextMemory
    /// Told which node made which elements; nil where nobody asks.
    private let origins: ElementOrigins?

    /// A renderer that turns points into cells by a scale.
    public init(scale: Scale = .standard) { self.init(scale: scale, charset: .ascii, page: nil, TextMemory()) }

    /// A renderer that is told of its work, and ended.
    package init(while cancellation: Cancellation?) {
        self.init(scale: .standard, charset: .ascii, page: nil, TextMemory(cancellation))
    }

    /// A renderer of a part of what stands on a page.
    ///
    /// - Parameter texts: the long texts of the drawing, and what ends it; some of the elements are missing then.
    init(
        scale: Scale, charset: Charset, page: ColorScheme?, _ texts: TextMemory, _ origins: ElementOrigins? = nil
    ) {
        self.origins = origins
        self.charset = charset
        self.scale = scale
        self.page = page
        self.texts = texts
    }

    /// The elements of a node. Linear, and iterative: the depth of the tree takes no machine stack.
    public func elements(of root: Node) -> [Element] { elements(of: root, NumberNotes(), Readers()) }

    /// The elements of a node, while what is to be said of numbers is noted, and so are the readers.
    func elements(of root: Node, _ notes: NumberNotes, _ readers: Readers) -> [Element] {
        elements(of: root, in: \.environment, notes, readers)
    }

    /// What the nodes of a tree read of their environments when they are drawn, beside what their own properties read.
    /// Costs as much as drawing.
    public func environmentReadings(of root: Node) -> (Node) -> [EnvironmentReading] {
        var recorders: [ObjectIdentifier: EnvironmentRecorder] = [:]
        func record(_ node: Node) -> EnvironmentValues {
            let recorder = EnvironmentRecorder()
            recorders[ObjectIdentifier(node)] = recorder
            return node.environment.recorded(by: recorder)
        }
        _ = elements(of: root, in: record, NumberNotes(), Readers())
        return { node in
            let readings = recorders[ObjectIdentifier(node)]?.readings ?? []
            return readings.filter { !Self.ownKeys.contains($0.name) }
        }
    }

    /// What the drawing keeps in the environment for itself: nothing that a program can read or write.
    package static let ownKeys: Set = [
        "\\.lettering", "\\.reservedLines", "\\.enclosingButton", "\\.controlContext",
        "\\.rowSelection", "\\.presentationOrigin", "\\.elementMark", "\\.listSpacing", "\\.isInLazyGrid",
        "\\.isHidden", "\\.groundScheme", "\\.openMenus",
    ]

    private func elements(
        of root: Node, in environment: (Node) -> EnvironmentValues, _ notes: NumberNotes, _ readers: Readers
    ) -> [Element] {
        let rendering = Rendering(
            scale: scale, charset: charset, page: page ?? root.page, notes: notes, readers: readers, texts: texts,
            origins: origins)
        var elements: [Element] = []
        var visits = [Visit(root, in: nil, before: elements)]
        while let last = visits.indices.last, texts.cancellation?.endsStep() != true {
            visits[last].join(&elements)
            if let part = visits[last].nextPart(before: elements) {
                visits.append(Visit(part, in: visits[last].axis(of: part), before: elements))
            } else {
                let visit = visits.removeLast()
                // Where a sign of a control shows that it doesn't react, no text in it need say that.
                defer {
                    if visit.node.isIdleControl {
                        for index in visit.start..<elements.count { elements[index].isIdleControl = true }
                    }
                }
                guard let payload = visit.payload else { continue }
                defer { origins?.note(elements[visit.start...], of: visit.node) }
                let place = Surroundings(rendering, environment: environment(visit.node), axis: visit.axis)
                payload.replace(&elements, from: visit.start, of: visit.node, at: place)
                // What is handed on as it is stays with the node that made it.
                let isForeign = visit.node.environment.colorScheme != rendering.page
                for index in visit.start..<elements.count where elements[index].owner == nil {
                    elements[index].owner = ObjectIdentifier(visit.node)
                    elements[index].isForeign = isForeign
                }
            }
        }
        return elements
    }

    /// A node of which the parts are being rendered.
    private struct Visit {
        let node: Node
        let payload: Payload?
        /// The direction of the stack around the node; nil outside of stacks.
        let axis: Axis?
        /// Where the node's elements begin among all.
        let start: Int
        private let parts: [Node]
        private var next = 0
        /// Where the elements begin of the part that was rendered last.
        private var partStart: Int

        init(_ node: Node, in axis: Axis?, before elements: [Element]) {
            self.node = node
            self.axis = axis
            payload = node.payload as? Payload
            parts = payload?.parts(of: node) ?? node.children
            start = elements.count
            partStart = start
        }

        func axis(of part: Node) -> Axis? {
            guard let payload else { return axis }
            return payload.axis(of: part, axis)
        }

        func join(_ elements: inout [Element]) {
            if next > 0 { payload?.join(&elements, from: partStart, of: parts[next - 1]) }
        }

        mutating func nextPart(before elements: [Element]) -> Node? {
            guard next < parts.count else { return nil }
            partStart = elements.count
            next += 1
            return parts[next - 1]
        }
    }
}

extension Node {
    /// Whether a page is light or dark on which the node stands alone: as what all of it has in common around it.
    fileprivate var page: ColorScheme {
        var node = self
        while node.kind != .primitive, node.kind != .component {
            let content = node.children.filter { $0.kind != .secondary }
            guard content.count == 1 else { break }
            node = content[0]
        }
        return node.environment.colorScheme
    }

    /// Whether it is a control that doesn't react.
    fileprivate var isIdleControl: Bool {
        (kind == .component || kind == .primitive && interaction != nil) && !environment.isEnabled
    }

    /// What is to be said of the page of a tree whose views themselves made it light or dark: no letter shows it.
    fileprivate var pageNotes: [String] {
        let page = page
        return page == environment.givenColorScheme ? [] : ["on a \(page) page"]
    }
}

extension Element {
    /// One element for several: alone as it is, more than one in a column, as SwiftUI does where it needs one view.
    public static func column(of elements: [Element], _ alignment: HorizontalAlignment = .center) -> Element {
        elements.count == 1 ? elements[0] : Element(StackLayout.vertical(alignment), elements)
    }
}

extension Painting {
    /// Paints a resolved tree. The content of a `GeometryReader` in it that was made for another page is made anew.
    ///
    /// - Parameters:
    ///   - node: the root of the tree.
    ///   - width: the columns that nothing drawn exceeds.
    ///   - charset: the characters to draw with.
    ///   - scale: how points become cells.
    ///   - cancellation: what ends the drawing before its end; the picture then says nothing.
    public init(
        of node: Node, width: Int = 80, charset: Charset = .ascii, scale: Scale = .standard,
        cancellation: Cancellation? = nil
    ) {
        let notes = NumberNotes()
        let element = PageFitting(width: width, charset: charset, scale: scale, cancellation: cancellation)
            .element(of: node, notes)
        self.init(
            of: element, width: width, charset: charset, colorScheme: node.page,
            notes: notes.sentences + node.pageNotes, cancellation: cancellation)
    }
}

extension Picture {
    /// Draws a resolved tree, as `Painting(of:width:charset:scale:cancellation:)` does.
    public init(
        of node: Node, width: Int = 80, charset: Charset = .ascii, scale: Scale = .standard,
        cancellation: Cancellation? = nil
    ) {
        self = Painting(of: node, width: width, charset: charset, scale: scale, cancellation: cancellation).picture
    }
}

extension ColoredPicture {
    /// Draws a resolved tree with its colours, as `Painting(of:width:charset:scale:cancellation:)` does.
    public init(
        of node: Node, width: Int = 80, charset: Charset = .ascii, scale: Scale = .standard,
        cancellation: Cancellation? = nil
    ) {
        self = Painting(of: node, width: width, charset: charset, scale: scale, cancellation: cancellation).colored
    }
}
