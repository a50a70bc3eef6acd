import Drawing
import StyleEngine

/// Has the content of readers made for the room that they have on a page.
package struct PageFitting: TreeFitting {
    private let width: Int
    private let renderer: Renderer
    private let cancellation: Cancellation?

    /// The whole tree is laid out at most so often. Twice is enough where the room of a reader does not depend on its
    /// content, and it only does by a shadow for which a page as wide as what casts it leaves room.
    private static let mostPasses = 4

    /// A page of some columns, the characters on it, and how points become cells.
    ///
    /// - Parameter cancellation: what ends a layout.
    package init(
        width: Int = 80, charset: Charset = .ascii, scale: Scale = .standard, cancellation: Cancellation? = nil
    ) {
        self.init(width: width, charset: charset, scale: scale, cancellation: cancellation, origins: nil)
    }

    /// A page for somebody who asks which nodes the parts of a layout come from.
    init(width: Int, charset: Charset, scale: Scale, cancellation: Cancellation?, origins: ElementOrigins?) {
        self.width = max(1, width)
        self.cancellation = cancellation
        renderer = Renderer(scale: scale, charset: charset, page: nil, TextMemory(cancellation), origins)
    }

    /// Cost: that of a few layouts, where there is a reader.
    package func fit(_ root: Node, by resolver: Resolver) -> Bool {
        for _ in 0..<Self.mostPasses {
            let (_, readers, outdated) = laidOut(root, NumberNotes())
            guard !outdated.isEmpty else { return !readers.isEmpty }
            for (reader, room) in outdated {
                guard make(reader, for: room, by: resolver) else { return true }
            }
        }
        for (reader, _) in laidOut(root, NumberNotes()).outdated { reader.content.isUnsettled = true }
        return true
    }

    /// A tree as it is laid out where there are readers, and those of them whose content was made for other room.
    private func laidOut(
        _ root: Node, _ notes: NumberNotes
    ) -> (element: Element, readers: Readers, outdated: [(reader: Readers.Reader, room: Rect)]) {
        let readers = Readers()
        let element = Element.column(of: renderer.elements(of: root, notes, readers))
        guard !readers.isEmpty, element.layOut(onPageOf: width, cancellation) else { return (element, readers, []) }
        return (element, readers, readers.outdated(in: element, renderer.scale))
    }

    /// Makes the content of a reader, and of all readers inside of it: what stands in its room is laid out for itself.
    private func make(_ reader: Readers.Reader, for room: Rect, by resolver: Resolver) -> Bool {
        var pending = [(reader, room)]
        while let (reader, room) = pending.popLast() {
            guard reader.content.make(for: Room(room, renderer.scale), by: resolver) else { return false }
            let readers = Readers()
            let elements = renderer.elements(of: reader.node, NumberNotes(), readers)
            guard elements.count == 1, elements[0].layOut(in: room.size, cancellation) else { continue }
            pending += readers.outdated(in: elements[0], at: room.origin, renderer.scale).reversed()
        }
        return true
    }
}

extension PageFitting {
    /// Lays a tree out on the page, and answers what is then known; false where it is too deep for that.
    func layOut(_ root: Node, _ answer: () -> Bool) -> Bool {
        let element = Element.column(of: renderer.elements(of: root, NumberNotes(), Readers()))
        return withExtendedLifetime(element) { element.layOut(onPageOf: width, cancellation) && answer() }
    }

    /// The element of a tree to be drawn on the page, the content of its readers made for that.
    func element(of root: Node, _ notes: NumberNotes) -> Element {
        let (element, readers, outdated) = laidOut(root, notes)
        guard let first = outdated.first(where: { !$0.reader.content.isUnsettled }) else {
            notes.add(readers, isSettled: outdated.isEmpty)
            return element
        }
        do {
            try first.reader.content.maker.fit(root, by: self)
        } catch {
            notes.leaveOut(error)
        }
        let fitted = laidOut(root, notes)
        notes.add(fitted.readers, isSettled: !fitted.outdated.contains(where: \.reader.content.isUnsettled))
        return fitted.element
    }
}
