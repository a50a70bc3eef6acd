// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue

extension BuiltIns {
    /// The records of everything in this target.
    public static let workedExamples = BuiltIns(
        [
            dashedRecords,
            leaderRecords,
            stampRecords,
        ].flatMap { $0 })
}
