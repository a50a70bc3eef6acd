// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue

extension BuiltIns {
    /// The records of all that is declared beside them.
    public static let ownComponents = BuiltIns(
        [
            boxedRecords,
            captionedRecords,
            medalRecords,
            ratingRecords,
            ticketRecords,
        ].flatMap { $0 })
}
