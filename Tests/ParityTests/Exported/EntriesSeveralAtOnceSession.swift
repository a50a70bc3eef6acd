// Entries/SeveralAtOnce.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Band: View { var body: some View { Flute() } }

fileprivate struct Flute: View { var body: some View { Text("toot") } }

struct EntriesSeveralAtOnceSession: StagedSession {
    static func run(on stage: Stage) throws {
        // > struct Drum: View { var body: some View { Text("boom") } }
        // + Drum().bang()
        // error: value of type 'Drum' has no member 'bang'
        // > Drum()
        // error: cannot find 'Drum' in scope; the entry that declares it was refused
        try stage.show { Band() }
    }
}
