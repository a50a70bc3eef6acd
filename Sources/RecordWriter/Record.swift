import SwiftSyntax

/// One member of a group of records.
struct Record {
    /// The declaration as the shell reads it.
    let signature: String
    let summary: String
    let example: String
    /// What stands behind the record's texts: a closure, or a key path.
    let implementation: String
    /// The line on which it is declared.
    let line: Int
}

/// The records under one head.
struct RecordGroup {
    let header: String
    var summary = ""
    var example = ""
    /// What makes styles of declared types, where it is a protocol of styles.
    var styleProtocol: String?
    /// The case of `ModifierKind`; nil where it is no extension of `View`.
    var kind: String?
    var records: [Record] = []
}
