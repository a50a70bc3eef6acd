import Drawing
import Language
import Staging
import StyleEngine
import Trees

/// The wording of all that a session says of itself. Errors in Swift are worded by the language.
enum Messages {
    /// The sentence for a complaint: what is wrong, and what to write instead.
    static func text(of complaint: Complaint) -> String {
        switch complaint {
        case .ofPaste(let complaint, _): return text(of: complaint)
        case .unknownCommand(let name, let advice):
            let instead =
                switch advice {
                case .type(let command): "did you mean \(command)?"
                case .press(let key): "press \(key)"
                case .follow(let sentence): sentence
                case nil: ":help lists all"
                }
            return "there is no command ':\(name)'; " + instead
        case .spaceAfterColon(let command):
            return "write :\(command.name) without a space after the colon"
        case .meantCommand(let meant):
            let instead =
                switch meant.advice {
                case .type(let command): "commands begin with a colon: \(command)"
                case .press(let key): "press \(key)"
                case .follow(let sentence): sentence
                }
            return "'\(meant.word)' is no Swift that is known here; " + instead
        case .tooLong(let bytes):
            return "an entry has at most \(Session.longestEntry) bytes, and this one has \(bytes): "
                + "enter its parts one after the other"
        case .openQuote(let line):
            return "a closing quote is missing; did you mean \(line)?"
        case .unknownOption(let word, let command, let only):
            let known = only.map { "; it has only \($0)" } ?? ""
            let file = command.takesPath ? "; a file of that name is written ./\(word.written)" : ""
            return ":\(command.name) has no option '\(word.written)'" + known + file
        case .severalPaths(let words, let command):
            let name = Word.quoted(words.map(\.text).joined(separator: " "))
            return ":\(command.name) takes one file; a name with spaces stands in quotes: :\(command.name) \(name)"
        case .ambiguousCommand(let prefix, let candidates):
            return "':\(prefix)' could be \(list(candidates.map { ":" + $0 }, "or"))"
        case .unknownTopic(let name, let nearest):
            return "there is no help on '\(name)'" + didYouMean(nearest, orElse: ":help lists all there is")
        case .notHere(let refusal): return refusal
        case .nothingToSay(let name, let nearest):
            return "nothing is known of '\(name)'"
                + didYouMean(nearest.map { ":doc " + $0 }, orElse: ":browse lists what there is")
        case .noFamily(let name, let nearest):
            return "no component '\(name)' has styles"
                + didYouMean(nearest.map { ":browse " + $0 }, orElse: ":browse lists those that have")
        case .notAnExpression(let text, let command):
            return
                "'\(headline(of: text))' has no type; :\(command.name) takes one expression, as in \(command.example)"
        case .notAView(let text, let command):
            return
                "'\(headline(of: text))' is no view; :\(command.name) takes a view, or modifiers of the canvas as in "
                + command.example
        case .missingArgument(let command):
            return "something is missing: \(command.usage), as in \(command.example)"
        case .unexpectedArgument(let word, let command):
            return "'\(word.written)' is one argument too many: \(command.usage)"
        case .fileEnding(let path, let command, let endings):
            let choices = endings.map { "\($0.content) to a file that ends in \($0.rawValue)" }
            let ends = endings.count == 1 ? "does not" : "ends in neither"
            return ":\(command.name) writes \(list(choices, "or")); '\(headline(of: path))' \(ends)"
        case .notInAPaste(let command):
            return ":\(command.name) must be entered on its own; nothing of what was pasted has been run"
        case .notANode(let word, let command):
            return "'\(word.written)' names no node; write a number from :tree, or a label in quotes: "
                + ":\(command.name) \"\(word.text)\""
        case .gesture(let error): return text(of: error)
        case .noSuchType(let name, let nearest):
            return "no \(name) is on the canvas"
                + didYouMean(nearest, orElse: "a node is named by its number, its label in quotes, or its type")
        case .missingQuotes(let label):
            return "no \(label) is on the canvas; a label stands in quotes: "
                + Word.quoted(label)
        case .missingNode(let name, let number, let command):
            return "'\(name)' is asked about at a node; name one before it: :\(command.name) \(number) \(name)"
        case .viewWithoutNode(let name):
            return "\(name) is no node: what is made of it stands in the tree in its place, as :tree shows"
        case .labelIsDrawn(let label, let column, let row, let command):
            return "no node is labelled \(Word.quoted(label)); the picture shows it in column \(column), row \(row): "
                + ":\(command.name) @\(column),\(row)"
        case .noSuchKey(let name, let nearest):
            return "the environment has no key '\(name)'"
                + didYouMean(nearest, orElse: "name a property of EnvironmentValues, such as font")
        case .outsideOfPicture(let column, let row, let size):
            return
                "column \(column), row \(row) is not in the picture, which has \(size.width) column\(size.width == 1 ? "" : "s") and "
                + "\(size.height) row\(size.height == 1 ? "" : "s")"
        case .notACell(let word, let command):
            return "'\(word.written)' names no cell; write the column and the row, counted from 1, as in "
                + ":\(command.name) @3,1"
        case .tooDeepForLayout: return "the canvas is nested too deep to be laid out"
        case .severalNodes(let name, let nodes, let others, let command):
            let shown = nodes + (others > 0 ? ["\(others) more"] : [])
            let number = nodes[0].prefix { $0 != " " }
            return "\(name) could be \(list(shown, "or")); name one by its number: :\(command.name) \(number)"
        case .unknownSetting(let name, let nearest):
            let names = Setting.all.map(\.name)
            return "the settings are \(list(names, "and")), not '\(name)'" + didYouMean(nearest)
        case .unknownValue(let value, let setting):
            let nearest = setting.otherValues == nil ? NearestName.nearest(to: value, in: setting.values) : nil
            return "\(setting.name) is \(setting.choices), not '\(value)'" + didYouMean(nearest)
        case .notExpandable(let name, _, .builtIn):
            return "'\(name)' is built in, and no attribute wrote it; :doc \(name) says what it has"
        case .notExpandable(let name, _, .written):
            return "'\(name)' stands as it was written; :expand shows what @Component and @StyleModifier wrote"
        case .notExpandable(let name, let nearest, .unknown):
            return "nothing of the name '\(name)' was declared with @Component or @StyleModifier"
                + didYouMean(nearest.map { ":expand " + $0 })
        case .nothingToExpand:
            return "nothing was declared with an attribute yet, such as @Component struct Badge { var text: String }"
        case .notAStep(let text, let count):
            return "there is no step '\(text)'; there are 1 to \(count), back, end and off"
        case .noFurtherStep(let isLast):
            return isLast
                ? "this was the last step; :step 1 begins again, and :step off ends"
                : "nothing comes before the first step"
        case .noCanvas: return "there is no canvas yet; enter a view first, such as Text(\"hello\")"
        case .canvasIsOutdated:
            return "the canvas no longer fits what is declared; enter a view first"
        case .nothingToUndo: return "there is nothing to undo"
        case .tooManyToUndo(let count, let only):
            return "only \(only == 1 ? "1 entry" : "\(only) entries") can be taken back, not \(count)"
        case .notACount(let word, let command):
            return "'\(word.written)' is no number from 1; write how many, as in :\(command.name) 3"
        case .nothingToRedo: return "there is nothing to redo; only what :undo took back can be entered again"
        case .resolution(let error): return error.description
        case .styleCycle(let error, let push): return "\(error.description). It is pushed by \(push)"
        case .swift(let diagnostic): return diagnostic.message
        case .unknown(let text): return text
        }
    }

    /// Stands for the first ones of very many lines that were printed in front of an error.
    static func linesLeftOut(_ count: Int) -> String { "(\(count) lines left out)" }

    /// Said instead of an empty picture.
    static let emptyCanvas = StageSettings.emptyCanvas
    /// Said where no stack holds anything.
    static let noLooks = "the characters show all of it"
    static let nothingPushed = "no style is pushed here: every component takes its default"
    /// Said where each style that was pushed around a node was taken outside of it.
    static func nothingLeft(at node: String) -> String {
        "no style is left at \(node), as those around it took theirs (B4):"
    }
    /// Why something is not seen.
    static func showsNothing(_ name: String) -> String { "\(name) shows nothing of it" }
    /// - Parameter text: the label, where it is no view.
    static func leavesOutLabel(_ take: Take, text: String?) -> String {
        let style = take.isDefault ? "its default style" : take.style.name
        return text.map { "\(Quotation.text($0, limit: 30)), as \(style) shows no text that reads so" }
            ?? "its label, as \(style) leaves it out"
    }
    static func cutsOff(_ name: String) -> String { "\(name) cuts it off" }
    static func liesOver(_ name: String) -> String { "it lies below \(name)" }
    /// Why a write to the environment changes nothing.
    static func isNearer(_ citation: String, rule: String) -> String { "\(citation) is nearer (\(rule))" }
    /// Said above the styles that are pushed inside of a node around which none is.
    static func nothingPushed(around label: String) -> String {
        "no style is pushed around \(label), but inside of it:"
    }
    /// Said by `:list` where there is nothing to list.
    static let nothingEntered = "nothing was entered yet"
    /// Said by `:reset`.
    static let wasReset = "all is forgotten; :undo brings it back"
    /// Said by `:set`.
    static func isSet(_ name: String, _ value: String) -> String { "\(name) is \(value)" }
    /// The answer to an expression that is no view: `3 : Int`.
    static func value(_ text: String, _ type: String) -> String { "\(text) : \(type)" }
    /// Said below a value that stands where something else was meant.
    static func note(_ omission: ShownValue.Omission) -> String {
        switch omission {
        case .call: note("this is a function, which is not called; write '(…)' behind its name")
        case .view(let type, let instead): note("\(type) is no view; \(instead)")
        }
    }

    /// Said where text was not read as it stands; nil where it was.
    static func assumed(_ slips: [Slip]) -> String? {
        var seen: Set<Slip> = []
        let parts = slips.filter { seen.insert($0).inserted }.map { slip in
            switch slip {
            case .curlyQuotes: "straight quotes"
            case .missingLineBreak: times(slips.count { $0 == slip }, "line break")
            case .placeholder(let text): "nothing where '\(text)' stands"
            case .missingKeyword(let keyword): "'\(keyword)' in front of a name"
            case .keptMembers(let name): "the members that '\(name)' had"
            case .strangeSpaces: "plain spaces"
            case .wideForms: "brackets and signs of ASCII"
            case .fences: "code without its fence"
            case .prompts: "lines without their prompts"
            }
        }
        return parts.isEmpty ? nil : "note: assumed \(list(parts, "and")); ':set strict on' refuses such text"
    }

    /// Said of an entry that has several views.
    static func drawsLast(of views: Int) -> String {
        "note: only the last of \(views) views is drawn; of a file that is loaded each is"
    }

    /// Said of an entry with conditions for the compiler: which branches were taken; nil where it has none.
    static func branches(_ branches: [TakenBranch]) -> String? {
        var told: [String] = []
        for branch in branches {
            let text =
                switch branch.outcome {
                case .taken: "\(branch.condition): taken"
                case .replaced(let other): "\(branch.condition): not taken, \(other) is"
                case .skipped: "\(branch.condition): not taken"
                case .holds: "\(branch.condition): true, all versions are the latest"
                case .fails: "\(branch.condition): false, all versions are the latest"
                }
            if !told.contains(text) { told.append(text) }
        }
        if told.isEmpty { return nil }
        let more = told.count > mostBranches ? ["\(told.count - mostBranches) more"] : []
        let isChosen = branches.contains { $0.condition.contains("os(") || $0.condition.contains("canImport(") }
        let hint = isChosen ? [":set platform chooses"] : []
        return "note: " + (told.prefix(mostBranches) + more + hint).joined(separator: "; ")
    }

    /// Said of what the check of an entry found: one note of each kind, with how many more there are.
    static func notes(_ notes: [CheckNote]) -> [String] {
        var views: [(text: String, function: String?, builder: String?)] = []
        var ranges: [String] = []
        var unused: [(text: String, remedy: UnusedRemedy)] = []
        var lines: [String] = []
        for note in notes {
            switch note.kind {
            case .unusedView(let text, let function, let builder): views.append((text, function, builder))
            case .unusedResult(let text, let remedy): unused.append((text, remedy))
            case .changingRange(let text): ranges.append(text)
            case .decimalPower(let text):
                lines.append(
                    "note: in a Swift program \(headline(of: text)) is a 'Decimal', which is not here, and prints no '.0'; for a "
                        + "'Double' in both, write its first number with '.0'")
            case .viewOfUIKit(let type):
                lines.append(
                    "note: in an app a '\(type)' stands among views of SwiftUI in a 'UIViewRepresentable' alone")
            case .symbol(let name, let meant):
                lines.append("note: no symbol is named '\(name)', so that a screen shows none; write '\(meant)'")
            case .neverNil(let text, let type):
                lines.append("note: '\(headline(of: text))' is never nil: '\(type)' is no optional")
            }
        }
        func others(_ count: Int) -> String { count > 1 ? " and \(count - 1) more" : "" }
        if let first = views.first {
            let remedy =
                first.builder.map { "a 'return' switches '@\($0)' off: leave out each 'return'" }
                ?? first.function.map { "write '-> some View' behind '\($0)', which returns it then" }
                ?? "write it inside VStack {…}"
            lines.append(
                "note: the view made here is thrown away: \(headline(of: first.text))\(others(views.count)); \(remedy)")
        }
        if let first = unused.first {
            lines.append(
                "note: nothing uses the value of \(headline(of: first.text))\(others(unused.count)); "
                    + Self.remedy(first.remedy))
        }
        if let first = ranges.first {
            lines.append(
                "note: SwiftUI reads the range of ForEach(\(headline(of: first))) once\(others(ranges.count)) and doesn't "
                    + "follow its changes, as it is done here; write ForEach(\(headline(of: first)), id: \\.self)")
        }
        return lines
    }

    /// What was probably meant where nothing uses a value.
    private static func remedy(_ remedy: UnusedRemedy) -> String {
        switch remedy {
        case .assignment(let assignment?): "'==' compares; to assign, write \(headline(of: assignment))"
        case .assignment(nil): "'==' compares, and '=' assigns"
        case .change(let change): "to change it, write \(headline(of: change))"
        case .inPlace(let name, let variable?): "\(headline(of: variable)).\(name) changes it in place"
        case .inPlace(let name, nil): "'\(name)' changes a variable in place"
        case .call: "it is a function, which is not called: write '(…)' behind its name"
        case .returning(let statement): "to hand it on, write \(headline(of: statement))"
        case .keep: "print it, give it a name with 'let', or write '_ =' in front of it"
        }
    }

    /// How many conditions of an entry are told of.
    private static let mostBranches = 3

    /// Below an error in an earlier entry, whose first line is given.
    static func stands(inEntry line: String) -> String { "  in the entry that begins: \(line)" }

    private static func times(_ count: Int, _ thing: String) -> String {
        count == 1 ? "a \(thing)" : "\(count) \(thing)s"
    }

    /// A call in an entry, or in a file: `entry 4: .bold()`, `the declaration in entry 1, line 5: .bold()`, `a.swift:7: .bold()`.
    static func citation(of code: String, in call: WrittenCall, entry: Int, isDeclared: Bool) -> String {
        (isDeclared && call.file == nil ? "the declaration in " : "") + place(of: call, entry: entry) + ": " + code
    }

    /// Which call of a function of the program made a call inside of it: `, used by entry 4: .fancy()`
    static func use(by code: String, in call: WrittenCall, entry: Int, times: Int) -> String {
        ", used by " + place(of: call, entry: entry) + ": " + code + (times > 1 ? ", \(times) times" : "")
    }

    /// `entry 1, line 5` or `a.swift:7`
    static func place(of call: WrittenCall, entry: Int) -> String {
        if let file = call.file { return "\(file):\(call.fileLine)" }
        return "entry \(entry)" + (call.isOnOneOfSeveralLines ? ", line \(call.line)" : "")
    }

    /// Said in the place of rows that pictures beside each other leave out.
    static func leftOut(rows: Int) -> String { "... \(rows) row\(rows == 1 ? "" : "s")" }

    /// Said above the nodes for whose numbers a picture has no room.
    static let noRoomForNumbers = "no room for the number of:"

    /// Where in a picture something is.
    static func place(of frames: [Rect]) -> String {
        guard let first = frames.first else { return "not seen, or drawn turned or scaled" }
        let frame = frames.dropFirst().reduce(first) { $0.union($1) }
        func range(_ name: String, _ start: Int, _ end: Int) -> String {
            start + 1 == end ? "\(name) \(end)" : "\(name)s \(start + 1) to \(end)"
        }
        return "\(range("column", frame.minX, frame.maxX)), \(range("row", frame.minY, frame.maxY))"
    }

    /// Said by `:lint` where all is well.
    static let nothingToNote = "there is nothing to note"
    /// Said above what `:lint` lists.
    static func notes(count: Int) -> String { count == 1 ? "1 note" : "\(count) notes" }
    /// Said by `:lint` of styles of which it isn't known whether something would be missed.
    static func untried(_ count: Int) -> String {
        "\(count) more \(count == 1 ? "style" : "styles") may be taken by nothing; take these out, and enter :lint again"
    }
    /// A note on the canvas.
    static func note(_ text: String) -> String { "note: \(text)" }
    /// Said instead of notes for which there is no room.
    static func furtherNotes(_ count: Int) -> String { "note: \(count) more; :lint lists all" }

    /// Said above what an entry changed.
    static func headline(of change: LastChange) -> String {
        let place = change.place ?? change.number.map { "entry \($0)" }
        return (place.map { $0 + ": " } ?? "") + headline(of: change.entry)
    }
    /// Said by `:step`.
    static let endedStepping = "stepping has ended"
    static let notStepping = "nobody is stepping; :step begins"
    static let nothingHappens = "nothing is pushed, taken or made on this canvas"
    static let nothingMade = "nothing is made yet"
    /// Said of a canvas that took the place of none.
    static let isNew = "is new"
    /// Said of an entry that failed after the last one that changed the canvas.
    static func failed(_ entry: String) -> String { "\(headline(of: entry)) failed, and changed nothing" }
    /// Said of an entry that changed no node of the canvas.
    static let areTheSame = "are what they were; the picture is another"
    /// Said where two canvases don't differ.
    static let areAllTheSame = "are the same, and so are the pictures"

    /// Said of a gesture that changed nothing, as it wrote to a constant binding.
    static let constantBinding = "the binding that it would change is a .constant"
    /// Said of a call that stands in no entry.
    static let placeInLibrary = "Atelier itself"
    /// Said of large canvases that are compared.
    static let looksAreNotCompared = (
        "not told", "which nodes only look otherwise: that is compared on at most \(ShownTree.mostLooks) nodes"
    )
    /// Said of what was written by no call.
    static let placeOfSettings = "what the canvas stands in, or a view that is built in; :set lists the settings"
    /// Said of a call of which nobody knows where it stands.
    static let unknownPlace = "what is built in"

    /// Said of what shows only when a body runs: a slip, or what may be otherwise in SwiftUI.
    ///
    /// - Parameter declared: tells where a type is declared.
    static func text(of note: RuntimeNote, declared: Citing) -> String {
        let text = note.text(declared: declared)
        return switch note {
        case .environmentNotInstalled, .stateNotInstalled, .stateWritten, .changes: "warning: \(text)"
        case .environmentInstalledAgain, .stateInstalledAgain, .repeatedID, .selectionWithoutTag,
            .selectionOfAnotherType, .optionsWithoutTag, .unknownFont, .unknownColor, .inflection, .unreadablePath,
            .changeUnseen, .viewUnseen, .constantBinding, .linkTapped, .submitUnheard:
            "note: \(text)"
        }
    }

    /// Said of a variable that changed without a change to be seen.
    static func unfollowed(_ variable: String) -> String {
        "note: \(variable) has changed, but no body is made again for a plain variable (F1). Make it an @State property of "
            + "the view that shows it, or hand it over as a @Binding."
    }

    /// Above the members on a page of documentation that are only named.
    static let documentedMembers = "Members"
    /// Above the members that a type has from a protocol.
    static func documentedMembers(from origin: String) -> String { "From \(origin)" }
    /// Above the example on a page of documentation.
    static let documentedExample = "Example"
    /// Where a component has no styles yet.
    static let noStyles = "none yet"
    /// Above the styles on a page of documentation.
    static func documentedStyles(_ family: StyleFamily) -> String {
        "Styles of \(family.component), pushed by \(family.modifier)"
    }
    /// The headings of what `:browse` lists.
    static let families = "Components with styles"
    static let views = "Other views and shapes"
    static let modifiers = "Modifiers"
    static let everything = "All of them"
    static let browsesOne = "draws one component in each of its styles"
    static func counted(_ count: Int, _ title: String) -> String { "lists \(count) \(title.lowercased())" }

    /// Said after declarations: `declared struct Badge`.
    static func declared(_ summaries: [DeclarationSummary]) -> String {
        let new = summaries.filter { !$0.isReplacement }.map(\.headline)
        let replaced = summaries.filter(\.isReplacement).map(\.headline)
        let parts = [("declared", new), ("replaced", replaced)].filter { !$0.1.isEmpty }
        return parts.map { "\($0) \($1.joined(separator: ", "))" }.joined(separator: "; ")
    }

    /// A line of `:list` for what is left out as it does not fit what was declared later.
    static func misfit(_ entry: String) -> String { "\(entry)   (no longer fits)" }

    /// Said by `:undo`.
    ///
    /// - Parameter steps: what it took back, the last one first.
    static func undid(_ steps: [Step]) -> String {
        let items = steps.first?.items.count { !$0.text.isEmpty } ?? 0
        let what = steps.count > 1 ? " \(steps.count) entries" : items > 1 ? " \(items) items" : ""
        let first = steps.last.map { headline(of: $0.entry) } ?? ""
        return "took back\(what)\(steps.count > 1 ? ", the first" : ""): \(first)"
    }
    /// Said by `:redo`.
    static func redid(_ entry: String) -> String { "entered again: \(headline(of: entry))" }

    /// The first lines of a file that a session was exported to.
    static func exportHeading(from name: String, isPart: Bool) -> String {
        "// \(name), exported by Atelier." + (isPart ? "\n// swift-format-ignore-file" : "")
    }

    /// Said at the top of an export for Xcode that needs what SwiftUI does not have.
    ///
    /// - Parameter lines: the lines that name them, from 1.
    static func notInSwiftUI(_ names: [String], lines: [Int]) -> String {
        let places = (lines.count == 1 ? "line " : "lines ") + list(lines.map { "\($0)" }, "and")
        return "// SwiftUI has no \(list(names, "and")): what is made of them needs the library Atelier (\(places))."
    }

    /// Said between the previews of an export: the statements that ran there.
    static func ranHere(_ statements: [String]) -> String {
        let lines = statements.flatMap { $0.split(separator: "\n") }.map { "//     \($0)" }
        let heading = "// The session ran this here; previews begin with the values that variables were declared with:"
        return ([heading] + lines).joined(separator: "\n")
    }

    /// Said in an export in place of an entry that declarations entered after it no longer allow.
    static let fitsNoLonger = "no longer fits what was declared after it"

    /// Said where a declaration replaced another, and an entry does not work with the new one.
    static func noLongerFits(_ entry: String, because reason: String) -> String {
        "the entry '\(headline(of: entry))' no longer fits: \(reason)"
    }

    /// Variables stay what they were for what was entered before.
    static func keepsEarlier(_ variables: [String], since misfit: String) -> String {
        let earlier = variables.isEmpty ? "declaration" : list(variables.map { "'\($0)'" }, "and")
        return "what was entered before keeps the earlier \(earlier): \(misfit)"
    }

    /// The first line of an entry that is neither a comment nor an import, cut where it is long.
    static func headline(of entry: String) -> String {
        let lines = entry.split(separator: "\n", omittingEmptySubsequences: false)
        let isTelling = { (line: Substring) in
            !line.allSatisfy(\.isWhitespace) && !line.hasPrefix("//") && !line.hasPrefix("import ")
        }
        let line = lines.first(where: isTelling) ?? lines.first ?? ""
        return line.count < entry.count || line.count > 60 ? line.prefix(57) + "..." : String(line)
    }

    static func didYouMean(_ name: String?, orElse other: String? = nil) -> String {
        if let name { return "; did you mean \(name)?" }
        return other.map { "; \($0)" } ?? ""
    }

    /// `a, b or c`
    static func list(_ items: [String], _ conjunction: String) -> String {
        guard items.count > 1, let last = items.last else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}

extension [String] {
    /// Each once.
    var withoutRepetitions: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
