// Language/Slices.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate let menu = ["soup", "bread", "tea", "cake"]
fileprivate let warm = menu[1...2]
nonisolated(unsafe) fileprivate var rest = menu.dropLast()
fileprivate let greeting = "olá, mundo"
fileprivate let comma = greeting.firstIndex(of: ",") ?? greeting.endIndex
nonisolated(unsafe) fileprivate var prices = ["cake": 4, "tea": 2]
fileprivate let loud = menu.lazy.map { dish in print("cooking \(dish)"); return dish.uppercased() }
nonisolated(unsafe) fileprivate var amounts = [1.5]

struct LanguageSlicesSession: StagedSession {
    static func run(on stage: Stage) throws {
        _ = warm
        print(warm, warm.startIndex, warm[2])
        try stage.refresh()
        try stage.show { VStack { ForEach(warm.indices, id: \.self) { Text("\($0): \(warm[$0])") } } }
        try stage.value(Array(warm)[0], canChange: false)
        try stage.value(menu.dropFirst().prefix(2) == warm, canChange: false)
        _ = rest
        try stage.value(rest.removeFirst())
        print(rest, rest.indices)
        try stage.refresh()
        _ = comma
        try stage.show { Text(greeting[..<comma]).border(.primary) }
        try stage.value(greeting[greeting.index(comma, offsetBy: 2)...].uppercased(), canChange: false)
        try stage.value(greeting.distance(from: greeting.startIndex, to: comma), canChange: false)
        try stage.value(greeting.index(greeting.startIndex, offsetBy: 20, limitedBy: greeting.endIndex) == nil, canChange: false)
        if let place = prices.index(forKey: "tea") { print(prices[place].key, prices[place].value) }
        try stage.refresh()
        if let place = prices.index(forKey: "cake") { prices.remove(at: place) }
        try stage.refresh()
        try stage.value(prices, canChange: false)
        try stage.value(greeting.utf8[greeting.startIndex], canChange: false)
        try stage.value(greeting.utf8.distance(from: greeting.startIndex, to: comma), canChange: false)
        try stage.value(greeting.utf8.elementsEqual([97]), canChange: false)
        print((0..<5)[1...2])
        try stage.refresh()
        _ = loud
        try stage.value(loud.count, canChange: false)
        print(loud[2])
        try stage.refresh()
        try stage.value(loud.first, canChange: false)
        amounts.append(contentsOf: [2, 3])
        try stage.refresh()
        try stage.value(amounts, canChange: false)
        try stage.value((1...4).split { $0 == 3 }.map { Array($0) })
        try stage.value(Set([1]).split { $0 == 1 }.count)
    }
}
