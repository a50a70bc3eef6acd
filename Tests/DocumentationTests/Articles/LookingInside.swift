import Atelier
import Foundation
import Observation
import Testing

// Both Foundation and Atelier have a CGFloat on Linux: this is the one that is meant.
import struct Atelier.CGFloat

struct Cups: View {
    @State private var count = 0

    var body: some View {
        Button("Pour") { count += 1 }
        Text("\(count) cups")
    }
}

struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button("Twice") {
            configuration.trigger()
            configuration.trigger()
        }
    }
}

@Observable final class Kettle {
    var degrees = 20
}

struct Reading: View {
    let kettle: Kettle

    var body: some View {
        Button("Heat") { kettle.degrees += 40 }
        Text("\(kettle.degrees) degrees")
    }
}

struct Steeped: View {
    let minutes: Int

    var body: some View {
        let _ = Self._printChanges()
        Text("steeped for \(minutes) minutes")
    }
}

struct Pot: View {
    @EnvironmentBacked(\.controlSize) private var size

    var body: some View { Text("pot: \(size)") }

    func size(_ size: ControlSize) -> Self {
        var copy = self
        copy.size = size
        return copy
    }
}

private struct Shelf: View {
    let width: CGFloat

    var body: some View { Text("cups").frame(width: width).border(.primary) }
}

extension ArticlesTests {
    @Test func lookingInside() throws {
        let print = Printer()

        let stage = Stage { event in
            if let text = event.shownText { print(text) }
        }
        try stage.show { Cups() }
        try stage.tap("Pour")
        try stage.modify { $0.buttonStyle(Twice()) }
        try stage.tap("Twice")

        let kettle = Kettle()
        try stage.show { Reading(kettle: kettle) }
        try stage.tap("Heat")

        let resolver = Resolver()
        let trace = Trace()
        resolver.trace = trace
        let leaf = Label("tea", systemImage: "leaf")
            .labelStyle(.titleOnly)
            .environment(\.controlSize, .mini)
        _ = try resolver.resolve(leaf)
        print(trace.events.map { String($0.text.prefix { $0 != "," }) }.joined(separator: "\n"))

        let box = GroupBox("Tea") { Text("a very long name") }.frame(width: 88)
        let tree = try Resolver().resolve(box)
        let layout = LaidOutTree(of: tree, width: 40)
        for entry in NumberedTree(of: tree).entries where entry.title == "a very long name" {
            for answer in layout?.sizeExplanations(of: entry.node) ?? [] {
                print("\(answer.size.width) of \(answer.offer.width ?? 0) columns, \(answer.size.height) rows")
                print("it wants \(answer.ideal.width) columns; cut off: \(answer.isCutOff)")
            }
        }

        let context = EvaluationContext { note in print(note.text) }
        try EvaluationContext.$current.withValue(context) {
            _ = try Resolver().resolve(Steeped(minutes: 3))
        }

        let pots = HStack {
            Pot()
            Pot().size(.mini)
        }
        .controlSize(.large)
        print(try pots.picture())

        let small = UIViewStyle<UILabel> { $0.text = $0.text?.lowercased() }
        let signed = UIViewStyle<UILabel> { $0.text = ($0.text ?? "") + "!" }
        let label = UILabel()
        label.text = "TEA"
        UIViewStyle.compose(small, signed).apply(to: label)
        print(label.text ?? "")

        print(try Shelf(width: 80).picture())

        try print.check(against: "Sources/Atelier/Atelier.docc/LookingInside.md")
    }
}
