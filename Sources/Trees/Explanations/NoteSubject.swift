extension Note {
    /// What notes are about, in the order in which they are listed. Who looks for notes goes through all of them, so
    /// that a further one does not compile until it is found everywhere.
    package enum Subject: CaseIterable {
        /// Styles that do nothing.
        case unusedStyles
        /// What is noticed while bodies are made.
        case noticed
        /// Texts that have the colour of what they stand on.
        case unreadableTexts
        /// Controls that nobody can change.
        case constantControls

        /// What is listed of it.
        package var summary: String {
            switch self {
            case .unusedStyles: "styles that no component takes, without which the canvas looks the same, as is tried"
            case .noticed: "styles that push themselves again, and properties that are read where they aren't installed"
            case .unreadableTexts: "texts in the colour of what they stand on"
            case .constantControls: "controls with a constant binding"
            }
        }
    }
}

extension Note.Kind {
    /// What it is about.
    package var subject: Note.Subject {
        switch self {
        case .unusedStyle: .unusedStyles
        case .noticed: .noticed
        case .unreadable: .unreadableTexts
        case .constantControl: .constantControls
        }
    }
}
