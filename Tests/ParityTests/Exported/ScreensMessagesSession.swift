// Screens/Messages.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct ChatScreen: View {
    var body: some View {
        VStack(spacing: 4) {
            HStack { Text("Are you coming tonight?").padding(.horizontal).padding(.vertical, 8).background(.gray.opacity(0.3), in: RoundedRectangle(cornerRadius: 12)); Spacer() }
            HStack { Spacer(); Text("Yes, at eight.").foregroundStyle(.white).padding(.horizontal).padding(.vertical, 8).background(.blue, in: RoundedRectangle(cornerRadius: 12)) }
            HStack { Text("Great, I bring the cake").padding(.horizontal).padding(.vertical, 8).background(.gray.opacity(0.3), in: RoundedRectangle(cornerRadius: 12)); Spacer() }
            HStack { TextField("Message", text: .constant("")).textFieldStyle(.roundedBorder); Button("Send") {}.buttonStyle(.borderedProminent) }.padding(.top, 8)
        }
        .frame(width: 320)
    }
}

fileprivate struct InboxScreen: View {
    var body: some View {
        List {
            Section("Today") {
                Label("Anna: the plan for Friday", systemImage: "envelope")
                Label("Build 482 has passed", systemImage: "checkmark")
            }
            Section("Earlier") {
                Label("Your invoice for May", systemImage: "envelope").badge(2)
                Label("Library: two books are due", systemImage: "flag")
            }
        }
        .frame(width: 320)
    }
}

fileprivate struct NoticeScreen: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label("Saved", systemImage: "checkmark").padding(.horizontal).padding(.vertical, 8).frame(width: 288, alignment: .leading).background(.green.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
            Label("No connection", systemImage: "exclamationmark").padding(.horizontal).padding(.vertical, 8).frame(width: 288, alignment: .leading).background(.orange.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
            Label("The file is gone", systemImage: "xmark").padding(.horizontal).padding(.vertical, 8).frame(width: 288, alignment: .leading).background(.red.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
        }
    }
}

struct ScreensMessagesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { ChatScreen() }
        try stage.show { InboxScreen() }
        try stage.show { NoticeScreen() }
        stage.settings.legend = .off
        try stage.refresh()
        stage.settings.charset = .unicode
        try stage.refresh()
        try stage.show { ChatScreen() }
        try stage.show { InboxScreen() }
    }
}
