import Drawing
import Language
import Staging
import StyleEngine

/// The state of one playground: what is declared, the steps entered in order, and the canvas.
///
/// The declarations are a set, in which the latest wins. Everything else is an ordered list of steps that can run again
/// from its beginning, since a step touches nothing outside the session.
struct Session {
    /// The steps, in order.
    var steps = Steps()
    /// How many of them the session began with: nobody typed them.
    var beginning = 0
    /// How things are drawn when the session begins, and after `:reset`.
    var initialSettings: Settings
    /// What was undone, the last one first to be done again.
    var undone: [Undone] = []
    /// What the steps have led to.
    var state: SessionState
    /// What was entered and answered.
    var history = History()
    /// The picture that was shown last.
    var shownPicture: CanvasPicture?
    /// The last entry for which the canvas was drawn, whether it looks different since or not; nil where there was none.
    var lastChange: LastChange?
    /// What the last entry met with while it ran.
    var noticedInEntry: [RuntimeNote] = []
    /// What the entry at hand has printed, which is shown where it fails.
    var printedInEntry: [String] = []
    /// The settings that keep their values, whatever an entry says.
    var fixedSettings: Set<String> = []
    /// Where somebody steps through what led to the canvas; nil where nobody does.
    var stepping: Stepping?
    /// What was noticed while all bodies of the canvas were made; nil where some were made since, or where nobody knows.
    var noticedOnCanvas: [RuntimeNote]?
    /// What was said of the canvas.
    var toldNotes = ToldNotes()
    /// The language.
    let interpreter: Interpreter

    /// The columns of the screen that answers are shown on; nil where there is none.
    var screenColumns: Int?

    /// Whether the steps must run again before anybody looks at what they lead to, since that was interrupted.
    var mustRunAgain = false

    /// A step that was taken back, with all that it changed.
    struct Undone {
        /// The step.
        let step: Step
        /// The steps that were taken back, this one first.
        let steps: [Step]
        /// Where they stood among all steps.
        let place: Int
        /// The steps before it that it had checked again, by their places.
        let earlier: [Int: Step]
        /// What was declared with it.
        let declarations: CheckedProgram
        /// What was entered and answered since.
        let exchanges: [Exchange]
    }

    /// Starts a session in which nothing is declared.
    init(interpreter: Interpreter, settings: Settings = Settings(), screenColumns: Int? = nil) {
        self.interpreter = interpreter
        self.screenColumns = screenColumns
        initialSettings = settings
        state = SessionState(interpreter: interpreter, SessionState.Outlook(settings: settings))
    }

    /// A state to which no step has led yet.
    var initialState: SessionState {
        SessionState(interpreter: interpreter, SessionState.Outlook(settings: initialSettings))
    }

    /// How things are drawn.
    var settings: Settings { state.settings }
}
