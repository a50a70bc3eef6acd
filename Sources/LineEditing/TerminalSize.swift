import CEditline

/// The size of the terminal on standard output, in character cells.
struct TerminalSize {
    var columns = 80
    var rows = 24

    /// The size of now; 80 by 24 where the terminal does not tell.
    static var current: TerminalSize {
        var columns: Int32 = 0
        var rows: Int32 = 0
        guard terminal_size(&columns, &rows) else { return TerminalSize() }
        return TerminalSize(columns: Int(columns), rows: Int(rows))
    }
}
