import Drawing

extension String {
    /// The text without anything that a terminal would act on rather than show, or not show at all: such characters are
    /// written as Swift's escapes. Line breaks stay.
    var escapingHiddenCharacters: String { HiddenCharacters.escaped(in: self) }

    /// The same, but for characters that stay.
    func escapingHiddenCharacters(but exceptions: Set<Unicode.Scalar>) -> String {
        HiddenCharacters.escaped(in: self, but: exceptions)
    }
}
