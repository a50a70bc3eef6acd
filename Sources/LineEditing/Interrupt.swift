import CEditline

/// Ctrl-C, or Ctrl-\, while something is evaluated.
///
/// The signal only raises a flag, which the evaluation polls, and which stays up until the editor asks for an entry: so
/// one key stops all that an entry has set going, such as the rest of a file. The third one that nobody takes notice of
/// ends the process with status 130.
public enum Interrupt {
    /// From now on Ctrl-C raises the flag instead of ending the process.
    public static func install() { interrupt_install() }

    /// Whether Ctrl-C was pressed since an entry was last asked for. Costs one relaxed atomic load, on any thread.
    public static let check: @Sendable () -> Bool = { interrupt_is_raised() }

    /// The same for work that somebody else waits for: once it was left alone, it must end although the flag is down again.
    public static let checkOfWork: @Sendable () -> Bool = { interrupt_is_raised() || interrupt_is_kept() }

    /// Says whether work was left alone that has not ended.
    public static func keepRaised(_ isLeft: Bool) { interrupt_keep(isLeft) }

    /// Keeps the signals that editing needs away from the calling thread, and from those that it starts.
    public static func leaveToOtherThreads() { signals_block(true) }

    /// Lets the calling thread, which reads the terminal, have them.
    public static func takeFromOtherThreads() { signals_block(false) }
}
