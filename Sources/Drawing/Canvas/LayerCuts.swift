/// What clips and masks leave of what is drawn in a layer, by the quarters of cells.
struct LayerCuts {
    private var clips: [(area: Filled, rows: OutlineRows)] = []
    private var masks: [Stencil] = []

    /// Those of a layer and of all around it; nil where something is turned by them, which quarters of cells can't show.
    init?(of layer: Int?, on canvas: Canvas) {
        var next = layer
        while let number = next {
            switch canvas.layers[number].effect {
            case .clip(let outline, let frame, _):
                clips.append((Filled(outline, in: frame), OutlineRows(outline, in: frame, isFilled: true)))
            case .mask(let stencil): if let stencil { masks.append(stencil) }
            case .faint, .blurred: break
            case .turned: return nil
            }
            next = canvas.layers[number].parent
        }
    }

    /// What they leave of a cell.
    func quarters(_ x: Int, _ y: Int) -> Int {
        guard masks.allSatisfy({ $0.covers(x, y) }) else { return 0 }
        return clips.reduce(CellQuarters.all) { quarters, clip in
            quarters & (clip.area.quarters(x, y) ?? (clip.rows.row(y).contains(x) ? CellQuarters.all : 0))
        }
    }
}
