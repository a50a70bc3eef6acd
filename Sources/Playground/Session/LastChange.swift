import Staging
import StyleEngine

/// The last entry that may have changed the canvas, or what it stands in.
struct LastChange {
    /// The entry, in full.
    let entry: String
    /// The number of its step, from 1; nil where it was none, as `:undo`.
    let number: Int?
    /// The step that it put at the end of the list; nil where it took one back.
    let step: Step?
    /// Where it stands in a file; nil where it was typed.
    let place: String?
    /// The canvas before; nil where there was none.
    let before: ShownTree?
    /// How that was drawn; nil where it wasn't.
    let picture: CanvasPicture?
    /// What the entry met with while it ran.
    let noticed: [RuntimeNote]
}
