/// What follows for a thing from what it was offered.
public enum SizeOutcome {
    /// It has the size that it would have where nothing is proposed.
    case ideal
    /// A text takes so many lines, which are more than were written.
    case breaks(lines: Int)
    /// A text is not seen to its end.
    case cutOff(TextLimit)
    /// A word is broken, as the longest one needs so many columns.
    case breaksWord(columns: Int)
    /// A text keeps so many rows, though it has fewer lines.
    case reserves(rows: Int)
    /// It takes all that it is offered along an axis, however much that is.
    case fills(Axis)
    /// It takes less along an axis than it would like.
    case squeezed(Axis)
    /// It takes so many cells more along an axis than it would like, and not all that it is offered.
    case grows(Axis, by: Int)
    /// It takes so many cells more along an axis than it would like, however many it is offered along that: it follows from
    /// what it is offered along the other one.
    case follows(Axis, by: Int)
    /// It is wider than it has to be, as it spreads so far where nothing bounds it.
    case spreads(columns: Int)
    /// It is a row of a grid, which goes across all of its columns.
    case goesAcross
    /// It takes so many cells more along an axis than it was offered.
    case exceeds(Axis, by: Int)
    /// A stack is as long as its children and its spacing together.
    case sum(Axis, parts: [Part], spacing: Int)
    /// The columns or rows of a grid's cells, of which each has a length, and its spacing together.
    case tracks(Axis, lengths: [Int], spacing: Int)
    /// Of so many views it shows one: the first that fits, or the last one if none does.
    case chooses(Element, of: Int, fits: Bool)
    /// It is as large as what stands inside, and so many columns and rows around that.
    case holds(Part, columns: Int, rows: Int)
    /// A box with a title: the part that makes it as wide as it is, with so many columns around it, and the parts below each
    /// other that make its height, with so many rows around them.
    case box(widest: Part, columns: Int, parts: [Part], rows: Int)

    /// A part of the layout, and the size that it takes.
    public typealias Part = (element: Element, size: Size)

    /// What ends a text before its end.
    public enum TextLimit: Hashable, Sendable {
        /// The largest number of lines, as `lineLimit` says.
        case lines(Int)
        /// The rows that it was offered.
        case rows(Int)
        /// A single column, in which a wide character has no place.
        case column
        /// So few columns that its words would be a few letters on each line.
        case letters(columns: Int)
    }
}

extension SizeOutcome {
    /// Whether it says why another one is so: what shows one of its views is as large as that.
    func isReason(for other: SizeOutcome) -> Bool {
        switch (self, other) {
        case (.chooses, .grows), (.chooses, .follows): true
        default: false
        }
    }
}

extension Element {
    /// What follows for the element from what it was offered. It measures, and so may place what stands inside anew.
    func outcomes(of size: Size, offered offer: Proposal) -> [SizeOutcome] {
        if let text = drawing as? TextBlock {
            let outcomes =
                text.outcomes(in: offer)
                + Axis.allCases.compactMap { axis in
                    offer[axis].flatMap { size[axis] > $0 ? .exceeds(axis, by: size[axis] - $0) : nil }
                }
            return outcomes.isEmpty ? [.ideal] : outcomes
        }
        let ideal = self.size(.unspecified)
        let outcomes = Axis.allCases.compactMap { outcome(along: $0, size[$0], offer, ideal[$0]) }
        return outcomes.isEmpty && size == ideal ? [.ideal] : outcomes
    }

    private func outcome(along axis: Axis, _ length: Int, _ offer: Proposal, _ ideal: Int) -> SizeOutcome? {
        guard let offered = offer[axis], offered < Size.infinity else { return nil }
        if length > offered { return .exceeds(axis, by: length - offered) }
        if length == offered, length > ideal, size(offer.with(axis, offered + 1))[axis] == offered + 1 {
            return .fills(axis)
        }
        if length == ideal { return nil }
        if length > ideal {
            if let grid = drawing as? LazyGridLayout, grid.tracks(offer, children, along: axis) != nil { return nil }
            if drawing is GridRowLayout, axis == .horizontal { return .goesAcross }
            if axis == .horizontal, offer.isOpen, spread(in: offer) == length { return .spreads(columns: length) }
        }
        if length < ideal { return .squeezed(axis) }
        let isSoAnyway = size(offer.with(axis, nil))[axis] == length
        return isSoAnyway ? .follows(axis, by: length - ideal) : .grows(axis, by: length - ideal)
    }

    /// The columns that it takes in an open width where nothing bounds it.
    func spread(in offer: Proposal) -> Int { size(offer.with(.horizontal, Size.infinity)).width }

    /// What the size of the element, as it was placed, is made of.
    ///
    /// - Parameter isNamed: whether a part of the layout is something that a person can be told of.
    func composition(_ isNamed: (Element) -> Bool) -> SizeOutcome? {
        let size = frame.size
        var element = self
        while true {
            let parts = element.drawing.measured(of: element.children)
            if let stack = element.drawing as? StackLayout, parts.count > 1, element.frame.size == size {
                let spacing = size[stack.axis] - parts.reduce(0) { $0 + $1.frame.size[stack.axis] }
                return .sum(stack.axis, parts: parts.map { ($0, $0.frame.size) }, spacing: spacing)
            }
            if let grid = element.drawing as? LazyGridLayout, element.frame.size == size,
                let tracks = grid.tracks(element.offer, element.children, along: grid.across)
            {
                return .tracks(grid.across, lengths: tracks.lengths, spacing: tracks.spacing)
            }
            if element.drawing is GridLayout, parts.count > 1, element.frame.size == size {
                let spacing = size.height - parts.reduce(0) { $0 + $1.frame.height }
                return .sum(.vertical, parts: parts.map { ($0, $0.frame.size) }, spacing: spacing)
            }
            if let layout = element.drawing as? FirstFitLayout, let view = parts.first, element.children.count > 1 {
                return .chooses(view, of: element.children.count, fits: layout.fits(view, element.offer))
            }
            let box = element.drawing as? TitledBoxLayout
            if let box, parts.count > 1, let outcome = element.outcome(of: box, parts[0], parts[1], size) {
                return outcome
            }
            guard box != nil || parts.count == 1, let content = parts.last else { return nil }
            if isNamed(content) {
                let inner = content.frame.size
                return .holds(
                    (content, inner), columns: size.width - inner.width, rows: size.height - inner.height)
            }
            element = content
        }
    }

    /// What the size of a box is made of whose title makes it wider or higher than its content does; nil where it doesn't.
    private func outcome(
        of box: TitledBoxLayout, _ title: Element, _ content: Element, _ size: Size
    ) -> SizeOutcome? {
        // Who asks for a size may place what stands inside anew.
        let (label, inner) = ((title, title.frame.size), (content, content.frame.size))
        let shaping = box.isShaped(byTitle: label.1, content: inner.1, offer, children)
        guard shaping.width || shaping.rows else { return nil }
        let widest: SizeOutcome.Part = shaping.width ? label : inner
        let parts: [SizeOutcome.Part] = (shaping.rows ? [label] : []) + [inner]
        return .box(
            widest: widest, columns: size.width - widest.size.width, parts: parts,
            rows: size.height - parts.reduce(0) { $0 + $1.size.height })
    }
}

extension TextBlock {
    /// What follows for the text from what it was offered; nothing where it is as it was written.
    func outcomes(in offer: Proposal) -> [SizeOutcome] {
        var outcomes: [SizeOutcome] = []
        let lines = lines(in: offer)
        let written = ideal.height
        let isNarrow = (offer.width ?? Size.infinity) < ideal.width
        if isNarrow, lines.count > written || !lines.isWhole { outcomes.append(.breaks(lines: lines.count)) }
        if isChopped(in: offer) {
            return outcomes + [.cutOff(.letters(columns: lines.width))]
        }
        if !lines.isWhole {
            let rows = max(1, offer.height ?? Size.infinity)
            let limit = max(1, setting.lineLimit ?? Size.infinity)
            // Further rows are no help to a character that no row has room for.
            let isAtEnd =
                lines.count >= min(rows, limit)
                && (limit <= rows || self.lines(in: offer.with(.vertical, rows + 1)).count > lines.count)
            outcomes.append(.cutOff(!isAtEnd ? .column : limit <= rows ? .lines(limit) : .rows(rows)))
        }
        let longest = breadth([])
        if let width = offer.width, max(1, width) < longest, isNarrow { outcomes.append(.breaksWord(columns: longest)) }
        if setting.reservedLines > lines.count { outcomes.append(.reserves(rows: setting.reservedLines)) }
        return outcomes
    }
}
