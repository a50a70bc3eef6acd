// Components/RoundShapes.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ComponentsRoundShapesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            HStack {
                ForEach(["5", "12", "123"], id: \.self) { number in
                    Text(number).padding().background(Circle().fill(.red))
                }
            }
        }
        try stage.show { Text("A").padding().overlay(Circle().stroke()) }
        try stage.show {
            HStack {
                Capsule().stroke().frame(width: 160, height: 80)
                Capsule().fill(.green).frame(width: 160, height: 64)
                Capsule().stroke().frame(width: 64, height: 96)
            }
        }
        try stage.show {
            HStack {
                Text("News").padding(.horizontal, 8).background(.red, in: Capsule())
                Text("Sport").padding(.horizontal, 8).background(.blue, in: Capsule())
                Text("Art").padding(.horizontal, 8).background(.red, in: Capsule())
            }
        }
        try stage.show {
            HStack { ForEach(0..<5) { Circle().fill($0 < 3 ? .green : .gray).frame(width: 16, height: 16) } }
        }
        try stage.show {
            HStack { Circle().stroke(.red).frame(width: 16, height: 16); Circle().stroke(.blue).frame(width: 16, height: 16) }
        }
        try stage.show {
            Text("Tea").padding(.horizontal, 8).overlay(Capsule().stroke(.red)).padding().background(.mint)
        }
        try stage.show {
            HStack { Text("-").padding(.horizontal); Text("1"); Text("+").padding(.horizontal) }.frame(height: 36).overlay(Capsule().stroke(.red))
        }
        try stage.show {
            HStack {
                Text("B").frame(width: 32, height: 32).overlay(Circle().stroke(.red))
                Text("I").frame(width: 32, height: 32).background(.blue, in: Circle())
            }
        }
        try stage.show {
            VStack(alignment: .leading) { Text("Title"); Text("A longer line"); Text("x") }.padding(.horizontal).background(.yellow)
        }
        try stage.show {
            Text("Outlined two\nlines").padding(6).overlay(RoundedRectangle(cornerRadius: 8).stroke(.red))
        }
        try stage.show {
            HStack { RoundedRectangle(cornerRadius: 2).fill(.blue).frame(width: 4); VStack { Text("Meeting"); Text("10:00") } }.padding().background(.yellow)
        }
        try stage.show { Divider().overlay(.red) }
        try stage.show { HStack { Text("9:00"); Divider().overlay(.red); Text("Meeting") } }
        try stage.show {
            Text("hi").padding().background(RoundedRectangle(cornerRadius: 8).stroke(.red))
        }
        try stage.show {
            VStack(spacing: 0) {
                Circle().fill(.blue).frame(width: 8, height: 8)
                Rectangle().fill(.gray).frame(width: 2, height: 32)
                Circle().fill(.blue).frame(width: 8, height: 8)
            }
        }
        try stage.show {
            Rectangle().frame(height: 1).overlay { Text("or").padding(.horizontal, 8).background(.background) }
        }
        try stage.show {
            HStack { Text("Home now").overlay(alignment: .bottom) { Rectangle().fill(.blue).frame(height: 2) }; Text("Work") }
        }
        try stage.show {
            Text("Home").overlay(alignment: .bottom) { Capsule().fill(.blue).frame(height: 3) }
        }
        try stage.show {
            Text("Me").background(alignment: .bottom) { Rectangle().fill(.blue).frame(height: 2) }
        }
        try stage.show { Text("$9").overlay { Rectangle().fill(.red).frame(height: 1) } }
        try stage.show {
            Text("Tab").overlay(alignment: .bottom) { LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(height: 2) }
        }
        try stage.show {
            VStack { Text("1 coffee"); Rectangle().stroke(style: StrokeStyle(lineWidth: 1, dash: [4])).frame(height: 1); Text("3.20") }.frame(width: 160)
        }
        try stage.show {
            HStack { Text("Left"); Rectangle().stroke(.red).frame(width: 1, height: 32); Text("Right") }
        }
        try stage.show {
            HStack { Circle().fill(.red); Circle().fill(.yellow); Circle().fill(.green) }.frame(height: 64)
        }
        try stage.show {
            HStack { ForEach(1...4, id: \.self) { n in Circle().stroke().overlay { Text("\(n)") } } }.frame(width: 320)
        }
    }
}
