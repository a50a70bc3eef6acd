import Components
import Observation
import StyleEngine
import Testing

@testable import Staging

@Suite struct ObservableTests {
    @Observable final class Model {
        var taps = 0
        var names = ["a"]
    }

    struct Taps: View {
        let model: Model
        var body: some View { Text("taps: \(model.taps)") }
    }

    struct Names: View {
        let model: Model
        var body: some View {
            ForEach(0..<2) { index in Text(index < model.names.count ? model.names[index] : "-") }
        }
    }

    struct Framed: GroupBoxStyle {
        let model: Model
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.content
                Text("of \(model.taps)")
            }
        }
    }

    struct Screen: View {
        @State private var model = Model()
        var body: some View {
            Button("tap") { model.taps += 1 }
            Button("name") { model.names.append("b") }
            GroupBox { Taps(model: model) }.groupBoxStyle(Framed(model: model))
            Names(model: model)
        }
    }

    @Test("F1: a body that reads an observable object is made again when that changes")
    func observable() throws {
        var shown: [String] = []
        let stage = Stage { shown.append($0.shownText ?? "") }
        try stage.show { Screen() }
        try stage.tap("tap")
        try stage.tap("name")
        try stage.tap("tap")
        #expect(
            shown == [
                "    tap\n    name\ntaps: 0 of 0\n     a\n     -", "    tap\n    name\ntaps: 1 of 1\n     a\n     -",
                "    tap\n    name\ntaps: 1 of 1\n     a\n     b", "    tap\n    name\ntaps: 2 of 2\n     a\n     b",
            ])
    }

    struct Enlarging: View {
        @State private var isLarge = false
        let model: Model
        var body: some View {
            Taps(model: model).lineLimit(isLarge ? 3 : 2)
            Button("enlarge") { isLarge = true }
            Button("tap") { model.taps += 1 }
        }
    }

    @Test("F1: so is one whose body was used again where its environment had changed")
    func observableInAnotherEnvironment() throws {
        var shown: [String] = []
        let stage = Stage { shown.append($0.shownText ?? "") }
        let model = Model()
        try stage.show { Enlarging(model: model) }
        try stage.tap("enlarge")
        try stage.tap("tap")
        #expect(shown == ["taps: 0\nenlarge\n  tap", "taps: 0\nenlarge\n  tap", "taps: 1\nenlarge\n  tap"])
    }

    @MainActor @Observable final class MainModel {
        var taps = 0
    }

    @MainActor struct MainTaps: @MainActor View {
        let model: MainModel
        var body: some View {
            Button("taps: \(model.taps)") { model.taps += 1 }
        }
    }

    @Test("A view of a model on the main actor says so, and is shown there")
    @MainActor func mainActor() throws {
        var shown: [String] = []
        let stage = Stage { shown.append($0.shownText ?? "") }
        let model = MainModel()
        try stage.show { MainTaps(model: model) }
        try stage.tap("taps: 0")
        #expect(shown == ["taps: 0", "taps: 1"])
    }
}
