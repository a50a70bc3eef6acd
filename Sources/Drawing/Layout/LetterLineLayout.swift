/// Texts in letters of several sizes on one line, in drawings: each begins where the letters before it end, between two
/// columns too.
struct LetterLineLayout: Drawable {
    private let line = StackLayout.horizontal(.firstTextBaseline, spacing: 0)

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size { line.size(proposal, subviews) }

    func breadth(_ subviews: Subviews) -> Int { line.breadth(subviews) }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        line.place(subviews, in: frame, proposal)
    }

    func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? {
        line.guide(guide, in: frame, subviews)
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let (lean, baseline) = (canvas.lean, canvas.baseline)
        canvas.lean = 0
        canvas.align(by: VerticalAlignment.firstTextBaseline.guide)
        var end = Double(frame.minX)
        for text in subviews {
            let move = canvas.beginMove(columns: end - Double(text.frame.minX), rows: 0, text.frame)
            text.paint(on: &canvas)
            canvas.endTurn(move)
            let enlarged = text.drawing as? EnlargedLayout
            end += enlarged?.drawnColumns(in: text.frame, text.children) ?? Double(text.frame.width)
        }
        (canvas.lean, canvas.baseline) = (lean, baseline)
    }
}
