import Components
import Drawing
import StyleEngine
import Trees

extension SessionState {
    /// The picture with the number of each node at its place, and below it the nodes for whose numbers there is no room.
    ///
    /// - Parameter width: the columns that it may take, and the page has; nil for those of the setting.
    mutating func numberedPicture(width: Int?) throws -> String {
        let tree = try tree(width: width)
        let nodes = try nodes(width: width)
        let stage = stageSettings(width)
        return try drawn { cancellation in
            guard let layout = stage.layout(of: tree, cancellation: cancellation) else {
                if cancellation.isCancelled { return "" }
                throw Complaint.tooDeepForLayout
            }
            let (picture, frames) = layout.labelled(
                nodes.numbers.compactMap { number in nodes[number].map { ("\(number)", $0.node) } },
                cancellation)
            let lines = picture.rows.joined(separator: "\n")
            let page = ReplyPage(unplaced: picture.unplaced.map { ($0 + 1, frames[$0]) }, in: nodes)
            return [lines, page?.text(width: stage.width)].compactMap { $0 }.filter { !$0.isEmpty }
                .joined(separator: "\n")
        }
    }
}

extension ReplyPage {
    /// Nodes for whose numbers a picture has no room, and where they are; nil where there are none.
    fileprivate init?(unplaced: [(number: Int, frames: [Rect])], in nodes: NumberedTree) {
        guard !unplaced.isEmpty else { return nil }
        let most = 12
        var rows = unplaced.prefix(most).map { number, frames in
            (nodes.label(of: number), Messages.place(of: frames))
        }
        if unplaced.count > most { rows.append(("others", "\(unplaced.count - most) more")) }
        self.init(.lines(Messages.noRoomForNumbers), .facts(rows))
    }
}
