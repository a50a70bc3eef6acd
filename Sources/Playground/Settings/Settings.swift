import Drawing
import Language
import Staging

/// How pictures and trees are drawn, what styles see of the surroundings, and how text is read.
@dynamicMemberLookup
struct Settings: Equatable {
    /// Those of the stage.
    var stage = StageSettings()
    /// The characters that the screen shows.
    var screenCharset = Charset.ascii
    /// Whether pictures are drawn with the characters that the screen shows.
    var followsScreen = false
    /// Where pictures are shown in colour.
    var color = ColorUse.auto
    /// Whether notes on what was entered are shown.
    var showsNotes = true
    /// Whether the slips of copied text are refused instead of being read as what they stand for.
    var isStrict = false
    /// The platform that decides what an `#if` compiles.
    var platform = Platform.ios

    /// A setting of the stage.
    subscript<Value>(dynamicMember setting: WritableKeyPath<StageSettings, Value>) -> Value {
        get { stage[keyPath: setting] }
        set { stage[keyPath: setting] = newValue }
    }

    /// A text as it is to be read.
    func reading(of text: String) -> Reading {
        var reading = isStrict ? Reading(strictly: text) : Reading(of: text)
        reading.platform = platform
        return reading
    }
}

/// Where pictures are shown in colour. Recorded sessions never hold any.
public enum ColorUse: String, CaseIterable, Sendable {
    /// On a terminal that has colour.
    case auto
    /// Everywhere.
    case always
    /// Nowhere.
    case never
}
