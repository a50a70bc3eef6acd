/// What stands before each line of an entry: the same at the terminal, in recordings and in lessons.
public enum Prompt {
    /// Starts an entry.
    public static let first = "> "
    /// Continues it. In a recording an empty line is written without the space.
    public static let next = "+ "
}
