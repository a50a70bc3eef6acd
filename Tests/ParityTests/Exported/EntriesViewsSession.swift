// Entries/Views.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Room: View { var body: some View { Text("\(seats) seats") } }

fileprivate let floors = 3
fileprivate let sign = Text("Open").bold()
fileprivate let seats = 10

struct EntriesViewsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("First") }
        try stage.show { HStack { Text("Second"); Text("view") } }
        try stage.show {
            VStack {
                Text("Roof")
                HStack {
                    Text("Door")
                    Text("Window")
                }
            }
        }
        try stage.show {
            VStack(alignment: .leading) {
                ForEach(1...floors, id: \.self) { floor in
                    if floor == 1 {
                        Text("Ground floor")
                    } else {
                        Text("Floor \(floor)")
                    }
                }
            }
        }
        _ = sign
        try stage.show { sign }
        try stage.show { Text("As in the canvas of an editor") }
        try stage.show {
            Group {
                Color.yellow.overlay(Text("card"))
            }
            .frame(width: 96, height: 48)
        }
        try stage.show { Text("card").border(.primary) }
        // > #Preview("On its side", traits: .landscapeLeft) { Text("card") }
        // error: 'landscapeLeft' is not supported in Atelier; a picture is drawn on no device; leave it out, or use '.fixedLayout(width:height:)'
        @State var isLit = true
        stage.keep(&_isLit)
        try stage.show { Toggle("Light", isOn: $isLit) }
        try stage.toggle("Light")
        try stage.value(isLit, canChange: false)
        try stage.show { Text(isLit ? "lit" : "dark") }
        do {
            @State var seats = 1
            stage.keep(&_seats)
            try stage.show { Stepper("\(seats)", value: $seats) }
        }
        do {
            @State var seats = "A 7"
            stage.keep(&_seats)
            try stage.show { TextField("Seat", text: $seats) }
        }
        try stage.show { Room() }
        try stage.value(seats + 1, canChange: false)
        @State var isDim = true
        stage.keep(&_isDim)
        try stage.show { Toggle("Lamp", isOn: $isDim) }
        do {
            @State var isDim = false
            stage.keep(&_isDim)
            try stage.show { Toggle("Shade", isOn: $isDim) }
            do {
                let isDim = true
                try stage.show { Text(isDim ? "dim" : "bright") }
            }
        }
    }
}
