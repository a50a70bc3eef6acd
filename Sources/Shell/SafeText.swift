import Drawing

extension String {
    /// The text without anything that a terminal would act on rather than show, or not show at all: such characters are
    /// written as Swift's escapes. Line breaks stay.
    var escapingHiddenCharacters: String { HiddenCharacters.escaped(in: self) }

    /// The same, but for one character that stays.
    func escapingHiddenCharacters(but exception: Unicode.Scalar) -> String {
        HiddenCharacters.escaped(in: self, but: exception)
    }
}
