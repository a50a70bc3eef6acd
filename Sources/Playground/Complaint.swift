import Drawing
import Language
import Staging
import StyleEngine

/// Why an entry failed, apart from errors in its Swift. `Messages` holds the wording.
indirect enum Complaint: Error {
    /// No command has that name.
    case unknownCommand(String, MeantCommand.Advice?)
    /// A space stands between the colon and the name of a command.
    case spaceAfterColon(Command)
    /// A command was written without its colon, or by a word of other shells.
    case meantCommand(MeantCommand)
    /// An argument in quotes does not end; `line` is what was meant.
    case openQuote(line: String)
    /// A command has no option of that name.
    case unknownOption(Word, Command, only: String?)
    /// A command that takes one file was given several words.
    case severalPaths([Word], Command)
    /// Several commands begin like that.
    case ambiguousCommand(String, candidates: [String])
    /// Neither a command nor a topic of help has that name.
    case unknownTopic(String, nearest: String?)
    /// A name is asked for that is not here, with what is said wherever it is used.
    case notHere(String)
    /// There is nothing to say of a name.
    case nothingToSay(String, nearest: String?)
    /// No component of that name has styles.
    case noFamily(String, nearest: String?)
    /// What stands behind a command is neither a view nor modifiers of one.
    case notAView(String, Command)
    /// What stands behind a command is no expression.
    case notAnExpression(String, Command)
    /// A command was typed with too few arguments.
    case missingArgument(Command)
    /// A command was typed with too many arguments.
    case unexpectedArgument(Word, Command)
    /// A command can't write a file whose name ends as that of `path` does.
    case fileEnding(String, Command, [FileEnding])
    /// A command that cannot stand in a paste.
    case notInAPaste(Command)
    /// An argument that must name a node does not.
    case notANode(Word, Command)
    /// A node that is not there, or does not react to what was done to it.
    case gesture(GestureError)
    /// No node of the canvas is of that type.
    case noSuchType(String, nearest: String?)
    /// A node's label is named without its quotes.
    case missingQuotes(String)
    /// Something was named that is asked about at a node, as at the one with that number.
    case missingNode(before: String, at: Int, Command)
    /// A view was named that has no number in a tree.
    case viewWithoutNode(String)
    /// No node has a label that the picture shows in that cell; columns and rows count from 1.
    case labelIsDrawn(String, column: Int, row: Int, Command)
    /// No key of the environment has that name.
    case noSuchKey(String, nearest: String?)
    /// A picture has no such cell; columns and rows count from 1.
    case outsideOfPicture(column: Int, row: Int, Size)
    /// What is asked for a cell of the picture names none.
    case notACell(Word, Command)
    /// What is nested is too deep to be laid out.
    case tooDeepForLayout
    /// Several nodes are called that; the first are listed as they are told of.
    case severalNodes(String, [String], others: Int, Command)
    /// No setting has that name.
    case unknownSetting(String, nearest: String?)
    /// A setting does not take that value.
    case unknownValue(String, Setting)
    /// No attribute declared that name.
    case notExpandable(String, nearest: String?, origin: Origin)
    /// No declaration has an attribute.
    case nothingToExpand
    /// There is no step of that number, or in that direction.
    case notAStep(String, count: Int)
    /// The last step was shown, or the first.
    case noFurtherStep(isLast: Bool)
    /// There is no canvas.
    case noCanvas
    /// The canvas was drawn from declarations that have been replaced since.
    case canvasIsOutdated
    /// There is nothing to undo.
    case nothingToUndo
    /// So many entries were to be taken back, of only so many.
    case tooManyToUndo(Int, only: Int)
    /// A command takes a number from 1, and this was written.
    case notACount(Word, Command)
    /// There is nothing to do again.
    case nothingToRedo
    /// An entry has so many bytes.
    case tooLong(Int)
    /// The tree could not be resolved.
    case resolution(ResolutionError)
    /// Styles ask for each other without end, and this pushes one of them.
    case styleCycle(ResolutionError, pushedBy: String)
    /// Anything else that stopped the evaluation.
    case unknown(String)
    /// What is wrong with a command of a paste, and the line of the paste on which it stands, from 1.
    case ofPaste(Complaint, line: Int)
    /// An error in the entry's Swift, at a place in the entry.
    case swift(Diagnostic)

    /// Where a name comes from that no attribute wrote.
    enum Origin {
        /// Somebody declared it by hand.
        case written
        case builtIn
        /// Nothing has that name.
        case unknown
    }
}
