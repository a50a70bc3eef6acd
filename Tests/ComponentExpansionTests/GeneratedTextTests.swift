import Testing

@testable import ComponentExpansion

@Suite struct GeneratedTextTests {
    /// Each piece that was copied is found in the source at the place that the text names.
    @Test func whatIsCopiedIsKnownByItsPlace() throws {
        let source = """
            @Component struct Badge {
                var text: String = "é"
                func shout() -> String {
                    text
                }
            }
            """
        let text = try #require(try expansion(of: source).get()).text
        let (bytes, origins) = (Array(text.text.utf8), Array(source.utf8))
        var copied = ""
        for (offset, byte) in bytes.enumerated() {
            guard let origin = text.origin(of: offset) else {
                if copied.last != "|" { copied += "|" }
                continue
            }
            #expect(origins[origin] == byte)
            copied.unicodeScalars.append(Unicode.Scalar(byte < 128 ? byte : UInt8(ascii: "?")))
        }
        #expect(
            copied == "|Badge|var text: String = \"??\"|func shout() -> String {|    text|}|String|\"??\"|String|Badge|"
        )
    }

    @Test func noPlaceIsBeyondTheEnd() {
        let text: GeneratedText = "ab"
        #expect(text.origin(of: 2) == nil)
        #expect(text.text == "ab")
    }
}
