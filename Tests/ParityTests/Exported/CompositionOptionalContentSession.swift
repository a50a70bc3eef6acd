// Composition/OptionalContent.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Sheet<Footer: View>: View {
    let footer: Footer?
    init(@ViewBuilder footer: () -> Footer?) { self.footer = footer() }
    var body: some View {
        VStack(alignment: .leading) {
            Text("A sheet")
            if let footer {
                Divider()
                footer
            }
        }
        .frame(width: 80)
    }
}

fileprivate extension View {
    @ViewBuilder func changed<Content: View>(@ViewBuilder _ change: (Self) -> Content?) -> some View {
        if let content = change(self) { content } else { self }
    }
}

fileprivate func isMissing(@ViewBuilder _ content: () -> Text?) -> Bool { content() == nil }

nonisolated(unsafe) fileprivate var page = 2
nonisolated(unsafe) fileprivate var draft: Text?

struct CompositionOptionalContentSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Sheet { if page > 1 { Text("Page \(page)") } } }
        page = 1
        try stage.refresh()
        try stage.show { Sheet { if page > 1 { Text("Page \(page)") } } }
        try stage.show { Sheet { Text("Always") } }
        try stage.show { Sheet { if page == 1 { Text("First") } else if page == 2 { Text("Second") } } }
        try stage.show { Sheet { if page == 3 { Text("Third") } else if page == 2 { Text("Second") } } }
        try stage.show { Text("Urgent").changed { if page == 1 { $0.border(.red) } } }
        try stage.show { Text("Urgent").changed { if page == 2 { $0.border(.red) } } }
        try stage.value(isMissing { if page == 2 { Text("Page 2") } })
        try stage.value(isMissing { if page == 1 { Text("Page 1") } })
        _ = draft
        try stage.value(isMissing { switch page { default: draft } })
    }
}
