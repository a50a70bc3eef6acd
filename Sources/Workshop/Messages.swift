import Transcripts

/// The wording of all that this module says.
enum Messages {
    static let goalHasNoCanvas = "this leads to no canvas"

    /// A style that the goal's entries declare: what it is called there, no learner can know.
    static let styleOfTheirOwn = "one that you declare"

    static func samePage(_ paths: String, _ name: String) -> String {
        "error: \(paths) would both be the page \(name); call one of them by another name"
    }

    static func noRow(_ number: Int, of count: Int) -> String {
        "the picture has \(count) row\(count == 1 ? "" : "s"), so there is no line \(number) to ask for"
    }

    static func noStyle(_ name: String, among styles: [String]) -> String {
        "no component takes a style that is called '\(name)'; here they take \(styles.joined(separator: ", "))"
    }

    static func problem(_ problem: LessonError.Problem) -> String {
        switch problem {
        case .session(let error): "\(error)"
        case .noTitle: "a lesson begins with its number and its title, as in # 2. Styles for boxes"
        case .unknownFence(let name):
            "there is no fence '\(name)'; there are \(fences.joined(separator: ", "))"
        case .empty(let name): "this \(name) holds nothing"
        case .startWithoutGoal: "no atelier-goal follows this atelier-start"
        case .withoutGoal(let name): "this \(name) stands behind no atelier-goal"
        case .sameTitle(let title):
            "another goal stands below a heading '\(title)'; a goal is known by its heading, so it needs one of its own"
        case .unknownCount(let word):
            "'\(word)' says nothing behind atelier-goal; write picture, or a key of the environment such as \\.font"
        case .missing("question"): "this atelier-predict asks nothing; its first line is the question"
        case .missing(let key): "this atelier-predict has no line that begins with '\(key): '"
        case .secondReason: "the goal has an atelier-because already; one is enough"
        case .twice("answer"): "this atelier-predict has a second answer; one is right"
        case .twice(let key): "this atelier-predict has a second line that begins with '\(key): '"
        case .unknownMeasure(let text):
            "'\(text)' is no way to find the answer; write takes and the name of a style, tree, or line and a number"
        case .unknownNames(let text): "'\(text)' is no pair of names; write Old=New, with commas between pairs"
        case .nothingToPredict: "no entry follows this atelier-predict, so there is nothing to predict"
        case .noGoals: "the lesson has no goal, which stands in a fence atelier-goal"
        case .noMinutes:
            "below '## For the instructor' nothing says how long the lesson takes; write a line such as Minutes: 14"
        case .unknownMinutes(let word): "'\(word)' is no number of minutes; write one such as 14"
        case .unclosed(let name, let next):
            "this \(name) is not closed before line \(next), where the next fence begins; close it with ```"
        case .tildes: "entries stand between backticks; write ```atelier"
        case .wordBehind(let word, let name):
            "'\(word)' says nothing behind \(name); what counts for a goal stands behind atelier-goal"
        case .command(let command, let name):
            "'\(command)' makes nothing that could be compared, so it has no place in \(name); write Swift"
        case .sameNumber(let number, let other):
            "\(other) is lesson \(number), too; a lesson is known by its number, so give one of them another"
        case .noReason(let title):
            "the goal '\(title)' has no atelier-because, which says why its solution works"
        case .unknownKey(let key, let message): "'\(key)' is no key of the environment here: \(message)"
        case .words(let count):
            "\(count) words stand to be read before this; \(LessonCheck.fewestWords) to \(LessonCheck.mostWords) are asked for"
        case .unknownName(let name): "'\(name)' stands nowhere in the question, its answer, or the entry it is about"
        case .takenName(let name): "'\(name)' stands in the question already, so two things would have one name"
        case .sameQuestion:
            "none of these names stands in the question or the entry, so it would be asked again as it is"
        case .sameLabel(let label):
            "two things here are called '\(label)', so no answer could tell which of them is meant"
        case .ordinaryLabel(let label):
            "'\(label)' is a word that answers need, as in 'all but the inner one'; give what is called so another label"
        case .minutes(let shares, let whole): "the parts take \(shares) minutes, and the whole \(whole)"
        case .entryFails(let message): "this entry fails: \(message)"
        case .reachedAtStart(let title): "the goal '\(title)' is reached before anything is entered"
        case .notReached(let title, let because): "the entries of the goal '\(title)' don't reach it: \(because)"
        case .nothingCounts(let title):
            "the goal '\(title)' has no component, so any texts would do; write picture behind atelier-goal, or a key"
        case .fewHints(let title, let count):
            "the goal '\(title)' has \(count) hint\(count == 1 ? "" : "s"), and three are needed"
        case .hintIsNoSwift(let code): "in this hint '\(code)' is no Swift"
        case .wrongAnswer(let written, let right): "the answer is '\(right)', and not '\(written)'"
        case .graded(let title, let answer, true, _):
            "the goal '\(title)' is reached by \(answer), which is not the same"
        case .graded(let title, let answer, false, let said):
            "the goal '\(title)' is not reached by \(answer), which is the same: \(said)"
        }
    }

    private static let fences = [
        "atelier-start", "atelier-goal", "atelier-hint", "atelier-because", "atelier-predict",
    ]

    static func difference(_ difference: GoalDifference) -> String {
        switch difference {
        case .noCanvas: "there is no canvas yet"
        case .takes(let node, let own, let goal, let goesOn):
            "\(named(node)) takes \(chain(own)); the goal's \(goesOn ? "first " : "")takes \(chain(goal))"
        case .made(let node, let styles, let own, let goal):
            "\(named(node)) takes \(chain(styles)), and shows \(shown(own)) there; the goal's shows \(shown(goal))"
        case .looks(let node, let styles, let row, let own?, let goal?):
            "\(named(node)) takes \(chain(styles)), and line \(row) of it reads \(quoted(own)); the goal's reads \(quoted(goal))"
        case .looks(let node, let styles, let row, nil, _):
            "\(named(node)) takes \(chain(styles)), and has \(row - 1) lines; the goal's has more"
        case .looks(let node, let styles, let row, _, nil):
            "\(named(node)) takes \(chain(styles)), and has more than the \(row - 1) lines of the goal's"
        case .otherView(let node, let own, let goal):
            "\(named(node)) stands in \(own ?? "no \(goal ?? "view")"); the goal's stands in \(goal ?? "no \(own ?? "view")")"
        case .viewOfTheirOwn(let node, let view):
            "\(named(node)) stands in a \(view) that you have declared anew; the goal's stands in the \(view) of the lesson"
        case .fixedText(let text, true):
            "a style of yours holds the text \(quoted(text)) itself; the goal's shows whatever text it is given"
        case .fixedText(let text, false):
            "with another text in the place of \(quoted(text)) your canvas would not be like the goal"
        case .lostAction(let node):
            "\(named(node)) has lost what it does when it is pressed; the goal's keeps it"
        case .missing(let goal): "the goal has \(named(goal)), which your canvas has not"
        case .extra(let own): "your canvas has \(named(own)), which the goal has not"
        case .otherComponent(let own, let goal): "your canvas has \(named(own)) where the goal has \(named(goal))"
        case .otherPlace(let own, let inside, let goalInside):
            "\(named(own)) stands \(place(inside)); the goal's stands \(place(goalInside))"
        case .missingText(let goal): "the goal has \(named(goal)), which your canvas has not"
        case .extraText(let own): "your canvas has \(named(own)), which the goal has not"
        case .otherText(let own, let goal): "your canvas has \(named(own)) where the goal has \(named(goal))"
        case .otherLook(let node, let own, let goal):
            "\(named(node)) is \(looks(own)); the goal's is \(looks(goal))"
        case .picture(let node, let row, let own?, let goal?):
            "\(around(node))line \(row) of your picture \(reads(own)); the goal's \(reads(goal))"
        case .picture(let node, let row, nil, _):
            "\(around(node))your picture has \(row - 1) lines, and the goal's has more"
        case .picture(let node, let row, _, nil):
            "\(around(node))your picture has more than the goal's \(row - 1) lines"
        case .unseen(let own, let goal):
            "the characters are the goal's, and their looks are not: yours has "
                + "\(own.isEmpty ? "none" : own.map(quoted).joined(separator: ", ")); the goal's has "
                + "\(goal.isEmpty ? "none" : goal.map(quoted).joined(separator: ", "))"
        case .notRead(let node, let styles, let key):
            "\(named(node)) takes \(chain(styles)), and nothing there reads \(key); the goal's does"
        case .environment(let node, let key, let own, let goal, let byDefault):
            switch (own, goal) {
            case (nil, let goal?): "at \(quoted(node)) nothing writes \(key); in the goal it is \(goal)"
            case (let own?, nil):
                "at \(quoted(node)) \(key) is \(own); in the goal nothing writes it\(byDefault.map { ", and it is \($0)" } ?? "")"
            default: "at \(quoted(node)) \(key) is \(own ?? "its default"); in the goal it is \(goal ?? "its default")"
            }
        }
    }

    /// A node with its number behind it, where it can't be taken for how many there are: `Text "21" (node 4)`
    private static func named(_ label: String) -> String {
        let parts = label.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, Int(parts[0]) != nil else { return label }
        return "\(parts[1]) (node \(parts[0]))"
    }

    private static func around(_ node: String?) -> String { node.map { "around \(named($0)) " } ?? "" }

    private static func reads(_ line: String) -> String { line.isEmpty ? "is empty" : "reads \(quoted(line))" }

    private static func chain(_ styles: [String]) -> String { styles.joined(separator: ", then ") }

    private static func shown(_ texts: [String]) -> String {
        texts.isEmpty ? "nothing" : texts.map(quoted).joined(separator: ", ")
    }

    private static func looks(_ looks: [String]) -> String { looks.isEmpty ? "plain" : looks.joined(separator: ", ") }

    private static func place(_ node: String?) -> String { node.map { "in \(named($0))" } ?? "in no other component" }

    private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}
