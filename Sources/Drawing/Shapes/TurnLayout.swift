/// A view that is turned, scaled or mirrored: `rotationEffect`, `scaleEffect`. It keeps its place and its size.
///
/// Shapes are drawn so, wherever they stand inside; text and controls stay readable, their middle stands where it would
/// be, and the legend tells the rest. With text inside no shape changes its size, since the text doesn't. Drawings show all
/// of it.
public struct TurnLayout: Drawable {
    let turn: Turn
    private let scale: Scale

    /// A turn of the one child, where points become cells by a scale.
    public init(_ turn: Turn, in scale: Scale) {
        self.turn = turn
        self.scale = scale
    }

    /// Whether text or a control stands inside, of which only the legend tells the size.
    private func keepsSize(_ subviews: Subviews) -> Bool {
        turn.isVanishing || turn.changesSize && subviews.contains { $0.holdsWords(within: Pose.deepest) }
    }

    public func reach(of extent: Rect, _ subviews: Subviews) -> Rect {
        let frame = subviews.reduce(Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.frame) }
        let pose = pose(in: nil, Rect(origin: .zero, size: frame.size), subviews, clip: frame)
        return subviews.reduce(frame) { $0.union($1.reach(in: pose, from: .zero)) }
    }

    /// How things stand inside a frame.
    func pose(in outer: Pose?, _ frame: Rect, _ subviews: Subviews, clip: Rect) -> Pose {
        var pose = outer ?? Pose(scale: scale, clip: clip)
        let change = turn.change(of: scale.points(of: frame), withSize: !keepsSize(subviews))
        pose.transform = change.concatenating(pose.transform)
        pose.turn = turn
        if turn.isRotation { pose.isRotated = true }
        return pose
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let outer = canvas.pose
        let end = beginSize(on: &canvas, in: frame, subviews)
        var pose = pose(in: outer, canvas.absolute(frame), subviews, clip: canvas.clip)
        var tone = canvas.tone
        if let around = outer?.turn, let words = around.words, tone.lastWords == words,
            let joined = around.joined(with: turn)
        {
            tone.replace(words)
            if pose.words.last == words { pose.words.removeLast() }
            pose.turn = joined
        }
        if let words = pose.turn?.words {
            tone.say(words)
            if !keepsSize(subviews) { pose.words.append(words) }
        }
        canvas.toned({ $0 = tone }) { canvas in
            canvas.posed(pose) { canvas in
                for child in subviews { child.paint(on: &canvas) }
            }
        }
        canvas.endTurn(end)
    }

    /// Begins to draw what changes its size in drawings alone.
    private func beginSize(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) -> Canvas.TurnEnd? {
        guard turn.changesSize, keepsSize(subviews) else { return nil }
        let around = canvas.pose?.transform ?? .identity
        let change = turn.sizeChange(of: scale.points(of: canvas.absolute(frame)))
        let inside = around.inverted().map { $0.concatenating(change).concatenating(around) } ?? change
        return canvas.beginTurn(inside, frame, in: scale)
    }
}
