/// The keys that a screen offers for a text. UIKit's `UIKeyboardType`.
///
/// - Example: `TextField("Mail", text: .constant("")).keyboardType(.emailAddress)`
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// The usual keys, and those for numbers, addresses and the like; UIKit's own names.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// The keys for fractions, for short messages, for searching, and for numbers of a text.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the key says that ends a text. SwiftUI's `SubmitLabel`.
///
/// - Example: `TextField("Name", text: .constant("")).submitLabel(.done)`
public enum SubmitLabel: Hashable, Sendable {
    /// The word on the key.
    case done, go, send, join, route, search, `return`, next, `continue`
}

/// Which letters a screen makes capitals while a text is typed. SwiftUI's `TextInputAutocapitalization`.
///
/// - Example: `TextField("Mail", text: .constant("")).textInputAutocapitalization(.never)`
public enum TextInputAutocapitalization: Hashable, Sendable {
    /// None, the first of each word or sentence, or all.
    case never, words, sentences, characters
}

/// What a text is about, so that a screen can suggest it. UIKit's `UITextContentType`.
///
/// - Example: `TextField("Name", text: .constant("")).textContentType(.name)`
public enum UITextContentType: Hashable, Sendable {
    /// Names and places; UIKit's own names.
    case name, givenName, familyName, nickname, organizationName, fullStreetAddress, addressCity, postalCode
    /// Ways to reach somebody, and what somebody signs in with or pays with; UIKit's own names.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case telephoneNumber, emailAddress, URL, username, password, newPassword, oneTimeCode, creditCardNumber
}
