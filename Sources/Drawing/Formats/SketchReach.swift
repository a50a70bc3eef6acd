/// How far the forms of a drawing reach, in pixels: lines lie half outside of their outlines, and shadows beside them.
struct SketchReach {
    /// The pixels around all of them; nil before the first.
    private(set) var box: CGRect?

    /// Takes in the pixels of a form, as far as the layers that it lies in let them be seen.
    ///
    /// - Parameter room: the pixels outside of which nothing of the form is drawn.
    mutating func add(_ pixels: CGRect, of form: DrawnForm, in room: CGRect?, on canvas: Canvas) {
        var pixels = pixels
        if let room { pixels = pixels.intersection(room) }
        pixels = pixels.offsetBy(dx: form.rest.pixels.x, dy: form.rest.pixels.y)
        var next = form.layer
        while let number = next, !pixels.isEmpty {
            switch canvas.layers[number].effect {
            case .turned(let change): pixels = Path(pixels).applying(change).boundingRect
            case .clip(_, let frame, let rest): pixels = pixels.intersection(SketchGrid.pixels(of: frame, rest))
            case .blurred(let radius):
                let reach = radius * SketchGrid.column / 8
                pixels = pixels.inset(dx: -reach, dy: -reach)
            case .mask, .faint: break
            }
            next = canvas.layers[number].parent
        }
        guard !pixels.isEmpty else { return }
        box = box?.union(pixels) ?? pixels
    }
}
