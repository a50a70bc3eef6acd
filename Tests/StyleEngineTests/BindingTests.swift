import StyleEngine
import Testing

@Suite struct BindingTests {
    struct Plant: Identifiable {
        var id: Int
        var isWatered = false
    }

    final class Garden {
        var plants = [Plant(id: 1), Plant(id: 2)]
        var visitor: String?

        var binding: Binding<[Plant]> { Binding(get: { self.plants }, set: { self.plants = $0 }) }
    }

    @Test("A binding to an array is a collection of bindings to its elements")
    func elements() {
        let garden = Garden()
        for plant in garden.binding { plant.isWatered.wrappedValue = plant.id == 2 }
        #expect(garden.plants.map(\.isWatered) == [false, true])
        #expect(garden.binding.count == 2)
        #expect(garden.binding.last?.id == 2)
    }

    @Test("ForEach takes bindings to elements, each with a dollar sign in its closure")
    func forEach() throws {
        let garden = Garden()
        let text = try tree {
            ForEach(garden.binding) { $plant in
                let _ = $plant.isWatered.wrappedValue = true
                Leaf("\(plant.id) \(plant.isWatered)")
            }
        }
        #expect(text == "1 true 2 true")
        #expect(garden.plants.map(\.isWatered) == [true, true])
    }

    @Test("ForEach tells bindings apart by the value at a key path of the element")
    func forEachByKeyPath() throws {
        let garden = Garden()
        garden.plants[1].isWatered = true
        let text = try tree {
            ForEach(garden.binding, id: \.isWatered) { $plant in Leaf("\(plant.id)") }
        }
        #expect(text == "1 2")
    }

    @Test("A binding to a value and one to an optional are made from each other")
    func optionals() {
        let garden = Garden()
        let visitor = Binding(get: { garden.visitor }, set: { garden.visitor = $0 })
        #expect(Binding<String>(visitor).map(\.wrappedValue) == nil)
        garden.visitor = "Ada"
        let name = Binding<String>(visitor)
        name?.wrappedValue = "Grace"
        #expect(garden.visitor == "Grace")
        garden.visitor = nil
        #expect(name?.wrappedValue == "Ada")

        var word = "one"
        let optional = Binding<String?>(Binding(get: { word }, set: { word = $0 }))
        optional.wrappedValue = nil
        #expect(word == "one")
        optional.wrappedValue = "two"
        #expect(word == "two")
    }
}
