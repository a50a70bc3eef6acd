// Why/WhoDrewThat.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct WhyWhoDrewThatSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("Box") {
                Text("hello").padding(.horizontal, 8).border(.primary)
            }
            .padding(.leading)
        }
        try stage.show {
            Text("hi")
            .padding()
            .background(.blue)
            .overlay(alignment: .bottomTrailing) { Text("2").bold() }
        }
        try stage.show {
            HStack(spacing: 24) {
                VStack(alignment: .leading) { Text("one two"); Text("x") }
                Text("right").frame(width: 64)
            }
        }
        // > :why @90,1
        // error: column 90, row 1 is not in the picture, which has 18 columns and 2 rows
        // > :why @0,1
        // error: column 0, row 1 is not in the picture, which has 18 columns and 2 rows
        // > :why @3
        // error: '@3' names no cell; write the column and the row, counted from 1, as in :why @3,1
        // > :why @3,x
        // error: '@3,x' names no cell; write the column and the row, counted from 1, as in :why @3,1
        try stage.show { Text("abc").offset(x: 16) }
        try stage.show { VStack { Text("z").opacity(0.5) }.opacity(0.5) }
        try stage.show { HStack { Text("a"); Spacer(); Text("b") }.frame(width: 80) }
        try stage.show { VStack { Text("a"); Spacer(); Text("bcd") }.frame(height: 64) }
        try stage.show {
            VStack { Label("Lab", systemImage: "star.fill"); Rectangle().fill(.red).frame(width: 24).shadow(radius: 4) }
        }
        try stage.show { RoundedRectangle(cornerRadius: 8).fill(.yellow).frame(width: 96, height: 48) }
        try stage.show {
            HStack { Text("a"); Spacer(); Text("b") }.frame(width: 96).mask { Rectangle().padding(.trailing, 8) }
        }
        try stage.show {
            Form { Stepper("Size", value: .constant(1)); Toggle("sound", isOn: .constant(true)) }
        }
        try stage.show {
            VStack {
                Text("above")
                Color.gray.frame(height: 1)
                Text("below")
            }
            .padding(8).frame(width: 80).background(.green)
        }
    }
}
