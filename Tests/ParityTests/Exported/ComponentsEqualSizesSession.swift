// Components/EqualSizes.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ComponentsEqualSizesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            HStack { Capsule().fill(.mint).frame(width: 8); Text("Green tea\nfrom Uji\n70 degrees") }
        }
        try stage.show {
            HStack {
                Text("Tea").frame(maxHeight: .infinity).border(.mint)
                Text("Coffee,\nground").frame(maxHeight: .infinity).border(.brown)
            }
        }
        try stage.show {
            VStack {
                Button("Log in") {}.frame(maxWidth: .infinity).border(.blue)
                Button("Reset the password") {}.frame(maxWidth: .infinity).border(.blue)
            }.fixedSize(horizontal: true, vertical: false)
        }
        try stage.show {
            VStack { Text("a long first line"); HStack { Text("left"); Spacer(); Text("right") } }.fixedSize()
        }
        try stage.show {
            ZStack { RoundedRectangle(cornerRadius: 8).stroke(.mint); VStack { Text("Tea"); Text("green") }.padding() }.fixedSize()
        }
    }
}
