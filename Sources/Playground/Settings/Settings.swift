import Language
import Staging

/// How pictures and trees are drawn, what styles see of the surroundings, and how text is read.
@dynamicMemberLookup
struct Settings: Equatable {
    /// Those of the stage.
    var stage = StageSettings()
    /// Whether the slips of copied text are refused instead of being read as what they stand for.
    var isStrict = false

    /// A setting of the stage.
    subscript<Value>(dynamicMember setting: WritableKeyPath<StageSettings, Value>) -> Value {
        get { stage[keyPath: setting] }
        set { stage[keyPath: setting] = newValue }
    }

    /// A text as it is to be read.
    func reading(of text: String) -> Reading { isStrict ? Reading(strictly: text) : Reading(of: text) }
}
