// Screens/Shop.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct PricingScreen: View {
    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            VStack(spacing: 16) { Text("Free").font(.headline); Text("0"); Text("1 project"); Button("Start") {}.buttonStyle(.bordered) }
                .padding().frame(width: 144).overlay { RoundedRectangle(cornerRadius: 12).stroke(.gray) }
            VStack(spacing: 16) { Text("Team").font(.headline); Text("12"); Text("10 projects"); Button("Choose") {}.buttonStyle(.borderedProminent) }
                .padding().frame(width: 144).overlay { RoundedRectangle(cornerRadius: 12).stroke(.blue, lineWidth: 2) }
            VStack(spacing: 16) { Text("Studio").font(.headline); Text("40"); Text("no limits"); Button("Ask") {}.buttonStyle(.bordered) }
                .padding().frame(width: 144).overlay { RoundedRectangle(cornerRadius: 12).stroke(.gray) }
        }
    }
}

fileprivate struct ProductScreen: View {
    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            RoundedRectangle(cornerRadius: 8).fill(.orange).frame(width: 96, height: 96)
            VStack(alignment: .leading) {
                Text("Walnut bowl").font(.headline)
                Text("Turned by hand").foregroundStyle(.secondary)
                HStack(spacing: 0) { ForEach(0..<4) { _ in Image(systemName: "star.fill") }; Image(systemName: "star") }
                Stepper("Count 1", value: .constant(1)).fixedSize()
                Button("Add to basket") {}.buttonStyle(.borderedProminent)
            }
        }
        .frame(width: 320, alignment: .leading)
    }
}

fileprivate struct BasketScreen: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack { Text("Walnut bowl"); Spacer(); Text("48.00") }
            HStack { Text("Oak tray"); Spacer(); Text("36.50") }
            Divider()
            HStack { Text("Total").bold(); Spacer(); Text("84.50").bold() }
            Button("Pay") {}.buttonStyle(.borderedProminent).frame(maxWidth: .infinity)
        }
        .padding()
        .frame(width: 272)
        .border(.gray)
    }
}

struct ScreensShopSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { PricingScreen() }
        try stage.show { ProductScreen() }
        try stage.show { BasketScreen() }
        stage.settings.legend = .off
        try stage.refresh()
        stage.settings.charset = .unicode
        try stage.refresh()
        try stage.show { PricingScreen() }
        try stage.show { ProductScreen() }
    }
}
