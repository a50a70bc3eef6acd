import Atelier

/// The random programs about updates, in groups.
let updateSessions: [(name: String, type: any StagedSession.Type)] = [
    ("Updates01", Updates01Session.self),
    ("Updates02", Updates02Session.self),
    ("Updates03", Updates03Session.self),
    ("Updates04", Updates04Session.self),
    ("Updates05", Updates05Session.self),
    ("Updates06", Updates06Session.self),
    ("Updates07", Updates07Session.self),
    ("Updates08", Updates08Session.self),
    ("Updates09", Updates09Session.self),
    ("Updates10", Updates10Session.self),
    ("Updates11", Updates11Session.self),
    ("Updates12", Updates12Session.self),
    ("Updates13", Updates13Session.self),
    ("Updates14", Updates14Session.self),
    ("Updates15", Updates15Session.self),
    ("Updates16", Updates16Session.self),
    ("Updates17", Updates17Session.self),
    ("Updates18", Updates18Session.self),
    ("Updates19", Updates19Session.self),
    ("Updates20", Updates20Session.self),
]
