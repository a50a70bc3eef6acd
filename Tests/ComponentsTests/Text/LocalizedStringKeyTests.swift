import Components
import Testing

@Suite("Literals in which Markdown is read")
struct LocalizedStringKeyTests {
    private let name = "**Ada**"

    @Test("A literal is read, a string is shown as it stands")
    func literals() throws {
        #expect(try drawing(Text("**a**")) == "a\na: bold")
        #expect(try drawing(Text(verbatim: "**a**")) == "**a**")
        #expect(try drawing(Text(name)) == "**Ada**")
        #expect(try drawing(Text(name.prefix(5))) == "**Ada")
        #expect(try drawing(Text(LocalizedStringKey(name))) == "Ada\nAda: bold")
        #expect(Text("**a** b").string == "a b")
        #expect(Text("a") == Text(verbatim: "a"))
    }

    @Test("What is put into a literal stands as it is, in the emphasis around it")
    func values() throws {
        #expect(try drawing(Text("to \(name) **and \(3) more**")) == "to **Ada** and 3 more\nand 3 more: bold")
        #expect(try drawing(Text("\(Image(systemName: "star.fill")) *\(Text("a").bold())*")) == "* a\na: bold, italic")
        #expect(Text("\(1.5, specifier: "%.2f") \(0.25, format: .percent)") == Text(verbatim: "1.50 25%"))
    }

    @Test("The titles of controls are literals too")
    func titles() throws {
        let row = HStack {
            Button("**Go**") {}
            Button(name) {}
            Label("_a_", systemImage: "star.fill")
            Toggle("~b~", isOn: .constant(true))
        }
        #expect(try drawing(row) == "Go **Ada** * a b (  o)")
    }

    @Test("What is marked is nearer to the text than its own modifiers (G7), and a link keeps its colour")
    func modifiers() throws {
        #expect(try drawing(Text("**a** b").bold(false)) == "a b\na: bold")
        #expect(try drawing(Text("**a** b").fontWeight(.light)) == "a b\na: bold   b: light")
        #expect(try drawing(Text("**\(Text("a").bold(false))** b")) == "a b")
        #expect(try drawing(Text("[a](b) c").foregroundStyle(.red)) == "a c\na: accent, b   c: red")
    }
}
