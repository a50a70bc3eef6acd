import ComponentExpansion

/// Why a declaration can't be a record.
struct Problem: Error, Equatable, CustomStringConvertible {
    /// The kinds of problems.
    enum Kind: Error, Equatable {
        /// There is no such folder.
        case noFolder
        /// No declaration of the folder has an example.
        case nothing
        /// The file holds no text.
        case unreadable
        /// The file is no Swift.
        case syntax
        /// An attribute such as `@Component` stands for nothing.
        case attribute(ExpansionProblem)
        /// The doc comment has no `- Example:`.
        case noExample(String)
        /// There is no doc comment.
        case noSummary(String)
        /// The example holds nothing.
        case emptyExample(String)
        /// A parameter's type is one that no value of the shell turns into.
        case parameter(name: String, type: String)
        /// What a parameter is where nothing is given names a type that the shell doesn't know.
        case defaultValue(name: String, type: String)
        /// A property doesn't say its type.
        case untyped(String)
        /// The styles of a protocol can't be had without their types.
        case noErasure(String, configuration: String)
        /// Something has the same signature.
        case repeated(String, place: String)
        /// Modifiers are listed under no heading of the name of their folder.
        case noHeading(String)
        /// A declaration of this kind can't be one.
        case unsupported(String)
    }

    let kind: Kind
    let file: String
    /// The line, from 1; nil where it is about all of the file.
    var line: Int?

    var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): error: \(message)" }

    private var message: String {
        switch kind {
        case .noFolder: "there is no such folder"
        case .nothing:
            "nothing here is public and has an example; write one below a doc comment, such as '- Example: `Leader(dots: 5)`'"
        case .unreadable: "the file can't be read as text in UTF-8"
        case .syntax: "from here on this is no Swift"
        case .attribute(let problem): problem.message
        case .noExample(let name):
            "the doc comment of '\(name)' has no example; write one below it, such as '- Example: `Text(\"a\").bold()`', "
                + "'- Record: by hand' where an extension of BuiltIns has its record, or '- Record: none' where the shell need "
                + "not know it"
        case .noSummary(let name): "'\(name)' has no doc comment; say in one sentence what it is for"
        case .emptyExample(let name): "the example of '\(name)' is empty; write an entry of the shell between backticks"
        case .parameter(let name, let type):
            "the shell has no value for '\(name): \(type)'; write '- Record: by hand' below the doc comment, and the record "
                + "in an extension of BuiltIns"
        case .defaultValue(let name, let type):
            "what '\(name)' is by default names '\(type)', which the shell doesn't know; give that type an example, or write "
                + "the value"
        case .untyped(let name): "'\(name)' has no type; write it behind a colon"
        case .noErasure(let name, let configuration):
            "styles of '\(name)' have no 'erased', by which they are pushed; declare 'protocol \(name): ComponentStyle where "
                + "Component == …', or write 'extension \(name) { var erased: ErasedStyle { ErasedStyle(self, family: "
                + "\(configuration).family) { $0.makeBody(configuration: $1) } } }'"
        case .repeated(let signature, let place):
            "'\(signature)' is declared twice for the shell, here and at \(place); let one of them say '- Record: none'"
        case .noHeading(let folder):
            "modifiers are listed by the name of their folder, and '\(folder)' is no heading; move the file to "
                + SourceFile.headings.map { "'\($0)'" }.joined(separator: ", ") + ", or out of 'Modifiers'"
        case .unsupported(let what):
            "\(what) can't be a record; write '- Record: by hand' below the doc comment, and the record in an extension of "
                + "BuiltIns"
        }
    }
}

/// All that is wrong with the declarations of a folder.
struct Problems: Error {
    let all: [Problem]
}
