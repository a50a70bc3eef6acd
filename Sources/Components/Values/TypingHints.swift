import Catalogue

/// The keys that a screen offers for a text: UIKit's `UIKeyboardType`.
public enum UIKeyboardType: Int, Hashable, Sendable, NativeConvertible {
    /// The usual keys, and those for numbers, addresses and the like; UIKit's own names.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// The keys for fractions, for short messages, for searching, and for numbers of a text.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the key says that ends a text: SwiftUI's `SubmitLabel`.
public enum SubmitLabel: Hashable, Sendable, NativeConvertible {
    /// The word on the key.
    case done, go, send, join, route, search, `return`, next, `continue`
}

/// Which letters a screen makes capitals while a text is typed: SwiftUI's `TextInputAutocapitalization`.
public enum TextInputAutocapitalization: Hashable, Sendable, NativeConvertible {
    /// None, the first of each word or sentence, or all.
    case never, words, sentences, characters
}

/// What a text is about, so that a screen can suggest it: UIKit's `UITextContentType`.
public enum UITextContentType: Hashable, Sendable, NativeConvertible {
    /// Names and places; UIKit's own names.
    case name, givenName, familyName, nickname, organizationName, fullStreetAddress, addressCity, postalCode
    /// Ways to reach somebody, and what somebody signs in with or pays with; UIKit's own names.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case telephoneNumber, emailAddress, URL, username, password, newPassword, oneTimeCode, creditCardNumber
}

extension BuiltIns {
    static let typingHints: [BuiltInGroup] = [
        BuiltInGroup(
            "enum UIKeyboardType: Hashable", "The keys that a screen offers for a text.",
            example: #"TextField("Mail", text: .constant("")).keyboardType(.emailAddress)"#,
            BuiltIn.cases(
                "The keys that a screen offers.",
                [
                    "`default`": UIKeyboardType.default, "asciiCapable": .asciiCapable,
                    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
                    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
                    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
                    "asciiCapableNumberPad": .asciiCapableNumberPad,
                ])),
        BuiltInGroup(
            "enum SubmitLabel: Hashable", "What the key says that ends a text.",
            example: #"TextField("Name", text: .constant("")).submitLabel(.done)"#,
            BuiltIn.cases(
                "What the key says that ends a text.",
                [
                    "done": SubmitLabel.done, "go": .go, "send": .send, "join": .join, "route": .route,
                    "search": .search, "`return`": .return, "next": .next, "`continue`": .continue,
                ])),
        BuiltInGroup(
            "enum TextInputAutocapitalization: Hashable", "Which letters a screen makes capitals while somebody types.",
            example: #"TextField("Mail", text: .constant("")).textInputAutocapitalization(.never)"#,
            BuiltIn.cases(
                "Which letters a screen makes capitals.",
                [
                    "never": TextInputAutocapitalization.never, "words": .words, "sentences": .sentences,
                    "characters": .characters,
                ])),
        BuiltInGroup(
            "enum UITextContentType: Hashable", "What a text is about, so that a screen can suggest it.",
            example: #"TextField("Name", text: .constant("")).textContentType(.name)"#,
            BuiltIn.cases(
                "What a text is about.",
                [
                    "name": UITextContentType.name, "givenName": .givenName, "familyName": .familyName,
                    "nickname": .nickname, "organizationName": .organizationName,
                    "fullStreetAddress": .fullStreetAddress, "addressCity": .addressCity, "postalCode": .postalCode,
                    "telephoneNumber": .telephoneNumber, "emailAddress": .emailAddress, "URL": .URL,
                    "username": .username, "password": .password, "newPassword": .newPassword,
                    "oneTimeCode": .oneTimeCode, "creditCardNumber": .creditCardNumber,
                ])),
    ]
}
