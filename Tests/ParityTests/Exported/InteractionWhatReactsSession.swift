// Interaction/WhatReacts.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct LikeButton: View { @Binding var count: Int; var body: some View { Button("\(count) likes") { count += 1 } } }

fileprivate struct Framed<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { VStack { content() }.border(.gray) }
}

fileprivate struct Bakery: View {
    @Binding var loaves: Int
    var body: some View { HStack { Text("\(loaves) loaves"); Button("more") { loaves += 1 } } }
}

nonisolated(unsafe) fileprivate var loaves = 1

struct InteractionWhatReactsSession: StagedSession {
    static func run(on stage: Stage) throws {
        @State var size = 1
        stage.keep(&_size)
        try stage.show {
            Picker("Size", selection: $size) {
                Text("small").tag("1")
                Text("large").tag(2)
            }
            .pickerStyle(.inline)
        }
        // > :choose "Size" small
        // error: option 'small' can't be chosen: its tag is of type String and the selection of type Int; write a .tag(...) of type Int
        try stage.choose("Size", "large")
        try stage.show {
            Picker("Size", selection: $size) { ForEach(["small", "large"], id: \.self) { Text($0) } }
        }
        // > :choose "Size" large
        // error: option 'large' can't be chosen: its tag is of type String and the selection of type Int; write a .tag(...) of type Int
        @State var choice: Int? = 1
        stage.keep(&_choice)
        try stage.show {
            Picker("Choice", selection: $choice) {
                Text("strict").tag(1, includeOptional: false)
                Text("usual").tag(1)
                Text("none").tag(Int?.none)
            }
            .pickerStyle(.inline)
        }
        try stage.show {
            Picker("Size", selection: $size) { Group { Text("small"); Text("medium") }.tag(1); Text("large").tag(2) }
        }
        try stage.modify { $0.pickerStyle(.segmented) }
        try stage.show {
            List(selection: $choice) {
                Text("Inbox").tag(1).padding(.leading).badge(Text("3").foregroundColor(.red))
                ForEach(["Sent", "Junk"], id: \.self) { Text($0) }.tag(2).badge(1)
            }
        }
        try stage.choose(1, "2")
        @State var taps = 0
        stage.keep(&_taps)
        try stage.show {
            VStack { Button("Save") { taps += 1 }.hidden(); Button("Cancel") { taps -= 1 } }
        }
        // > :tap "Save"
        // error: node 2, Button "Save", is hidden, so it does not react
        try stage.show {
            ViewThatFits { Button("Save all of it") { taps += 1 }; Button("Save") { taps += 10 } }.frame(width: 80)
        }
        try stage.printTree()
        // > :tap "Save all of it"
        // error: no node is labelled "Save all of it"; :tree shows the labels and numbers
        try stage.tap("Save")
        try stage.value(taps, canChange: false)
        try stage.show {
            VStack {
                Link("Swift", destination: "https://swift.org")
                Link("Swift", destination: "https://swift.org").buttonStyle(.bordered)
                TextField("Amount", text: .constant("12")).multilineTextAlignment(.trailing)
            }
        }
        @State var likes = 0
        stage.keep(&_likes)
        let button = LikeButton(count: $likes)
        try stage.show { button }
        try stage.tap("0 likes")
        try stage.value(likes, canChange: false)
        try stage.show {
            Framed {
                Text(likes > 1 ? "liked \(likes) times" : "liked once")
                Button("Like") { likes += 1 }
            }
        }
        try stage.tap("Like")
        try stage.show { HStack { Text("\(loaves) loaves"); Button("more") { loaves += 1 } } }
        try stage.tap("more")
        // > Bakery()
        // no longer fits what was declared after it
        try stage.tap("more")
        try stage.tap("more")
        @State var baked = 1
        stage.keep(&_baked)
        try stage.show { Bakery(loaves: $baked) }
        try stage.tap("more")
    }
}
