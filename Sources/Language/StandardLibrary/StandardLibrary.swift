import Catalogue

/// The part of Swift's standard library that the language knows, as the same records that components use.
///
/// One file a type; a new method is one more record in its type's file.
public enum StandardLibrary {
    /// All of it.
    public static let builtIns = BuiltIns(
        protocols + integers + floatingPoint + booleans + strings + characters + sequences + furtherSequences + arrays
            + arraySlices
            + dictionaries + dictionaryParts
            + sets + ranges + partialRanges + optionals + freeFunctions + reflection + literalProtocols + results
            + optionSets + tuples + wrappedSequences + sequenceParts + textViewTypes + lazySequences + mathematics
            + textOutput)
}
