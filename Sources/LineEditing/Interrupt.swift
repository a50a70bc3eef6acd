import CEditline

/// Ctrl-C while something is evaluated.
///
/// The signal only raises a flag, which the evaluation polls. The third one that nobody takes notice of ends the
/// process with status 130.
public enum Interrupt {
    /// From now on Ctrl-C raises the flag instead of ending the process.
    public static func install() { interrupt_install() }

    /// Whether Ctrl-C was pressed since the flag was cleared. Costs one relaxed atomic load, on any thread.
    public static let check: @Sendable () -> Bool = { interrupt_is_raised() }

    /// Lowers the flag, before each evaluation.
    public static func clear() { interrupt_clear() }

    /// Keeps the signals that editing needs away from the calling thread, and from those that it starts.
    public static func leaveToOtherThreads() { signals_block(true) }

    /// Lets the calling thread, which reads the terminal, have them.
    public static func takeFromOtherThreads() { signals_block(false) }
}
