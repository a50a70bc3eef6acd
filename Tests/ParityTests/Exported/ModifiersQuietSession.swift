// Modifiers/Quiet.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ModifiersQuietSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            Image(systemName: "star.fill")
                .accessibilityLabel("Favourite")
                .accessibilityAddTraits([.isButton, .isSelected])
        }
        try stage.show {
            HStack { Text("Row"); Spacer() }
                .contentShape(Rectangle())
                .onTapGesture { print("tapped") }
                .onHover { inside in print(inside) }
                .help("Opens the row")
        }
        try stage.show {
            Capsule().stroke(.red, lineWidth: 1, antialiased: false)
                .frame(width: 80, height: 48)
                .contentShape([.hoverEffect, .dragPreview], Capsule())
                .accessibilityHint(Text("Opens the row"))
                .help(Text("Opens the row"))
                .drawingGroup(opaque: true, colorMode: .linear)
        }
        try stage.show {
            HStack { Text("Row"); Spacer() }
                .contentShape(.interaction, Rectangle())
                .onTapGesture { print("tapped") }
        }
        try stage.tap("Row")
        try stage.show {
            HStack { Text("a"); Text("b") }
                .accessibilityElement(children: .combine)
                .compositingGroup()
                .opacity(0.5)
        }
        try stage.show {
            ScrollView {
                TextField("Mail", text: .constant("ada@example.org"))
                    .keyboardType(.emailAddress)
                    .textContentType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .submitLabel(.done)
            }
            .scrollIndicators(.hidden)
            .ignoresSafeArea(.keyboard, edges: .bottom)
        }
    }
}
