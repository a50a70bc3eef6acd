// Commands/Interaction.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct CommandsInteractionSession: StagedSession {
    static func run(on stage: Stage) throws {
        @State var count = 0
        stage.keep(&_count)
        @State var isLoud = false
        stage.keep(&_isLoud)
        @State var size = 1
        stage.keep(&_size)
        try stage.show {
            VStack(alignment: .leading) {
                Button("Count: \(count)") { count += 1 }
                Toggle("Loud", isOn: $isLoud)
                Picker("Size", selection: $size) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
            }
        }
        try stage.printTree()
        try stage.tap("Count: 0")
        try stage.toggle("Loud")
        try stage.choose("Size", "2")
        try stage.press("Count: 1")
        try stage.release("Count: 1")
        // > :tap "Loud"
        // error: node 4, Toggle "Loud", does not take :tap; it takes :toggle
        // > :toggle "Count: 2"
        // error: node 2, Button "Count: 2", does not take :toggle; it takes :tap, :press and :release
        // > :tap 99
        // error: there is no node 99; the tree has 1 to 9
        // > :tap "Cuont: 2"
        // error: no node is labelled "Cuont: 2"; did you mean "Count: 2"?
        try stage.show {
            VStack {
                HStack { Text("Tap"); Text("here") }.onTapGesture { count += 1 }
                Text("Taps: \(count)")
            }
        }
        try stage.tap("here")
        // > :tap "Taps: 3"
        // error: node 5, Text "Taps: 3", does not take :tap; node 2 can
        @State var left = 0
        stage.keep(&_left)
        @State var right = 0
        stage.keep(&_right)
        try stage.show {
            HStack {
                Button("Up") { left += 1 }
                Text("\(left) : \(right)")
                Button("Up") { right += 1 }
            }
        }
        try stage.printTree()
        // > :tap "Up"
        // error: 2 nodes labelled "Up" take :tap: 2 and 5; name one by its number: :tap 2
        // > :tap 1
        // error: node 1, HStack, does not take :tap; nodes 2 and 5 can
        try stage.tap(5)
        try stage.show {
            VStack { Toggle("Loud", isOn: .constant(true)); Stepper("Size", value: .constant(1)); Text("x") }
        }
        // > :tap "x"
        // error: node 6, Text "x", does not take :tap; nothing on the canvas does; node 2, Toggle "Loud", takes :toggle; node 4, Stepper "Size", takes no command: bind it to an @State variable of the session, and enter another value of that
    }
}
