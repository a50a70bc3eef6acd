import Language

/// What is left behind by what comes after it. It isn't run or checked again: a session may show thousands of views one
/// after the other, and declare a name as often.
extension Session {
    /// One item among those of all steps.
    struct ItemPlace: Hashable {
        let step: Int
        let item: Int
    }

    /// Puts another item in the place of one.
    ///
    /// - Parameter step: takes the step that it belongs to as it was.
    mutating func change(_ item: Step.Item, at place: ItemPlace, keeping step: inout Step) {
        if step.earlier[place.step] == nil { step.earlier[place.step] = steps[place.step] }
        steps[place.step].items[place.item] = item
    }

    /// Marks what nothing is to be seen of any more after a step: the canvas before its own, and the variables that its
    /// own take the place of.
    ///
    /// - Parameters:
    ///   - step: the step, which takes those that it changes as they were.
    ///   - variables: those of which it takes the place.
    mutating func leaveBehind(by step: inout Step, takingPlaceOf variables: Set<String>) {
        var places = variables.isEmpty ? [] : placesOfValues(of: variables, reachedBy: step.reach)
        if step.items.contains(where: { $0.swift?.isView == true }) { places += placesOfCanvas() }
        for place in places {
            guard let swift = steps[place.step].items[place.item].swift else { continue }
            change(.past(swift), at: place, keeping: &step)
        }
    }

    /// The items that make the canvas, unless something was done to it that other items may depend on.
    private func placesOfCanvas() -> [ItemPlace] {
        // By the article's rule a picture depends on those before it.
        guard settings.equality != .article else { return [] }
        var places: [ItemPlace] = []
        for place in placesFromTheEnd() {
            switch steps[place.step].items[place.item] {
            case .gesture, .setting(Setting.equality.name, _): return []
            case .swift(let swift) where swift.isPartOfCanvas, .misfit(let swift) where swift.isPartOfCanvas:
                places.append(place)
                if swift.isView { return places }
            case .swift, .misfit, .past, .setting, .forgetState, .reset: continue
            }
        }
        return places
    }

    /// The items that give variables their values, unless something after them may use those.
    private func placesOfValues(of variables: Set<String>, reachedBy reach: Reach?) -> [ItemPlace] {
        var places: [ItemPlace] = []
        var wanted = variables
        for place in placesFromTheEnd() {
            let item = steps[place.step].items[place.item]
            guard item.counts, let swift = item.swift else { continue }
            if swift.variables.isEmpty || !variables.isSuperset(of: swift.variables) {
                if let reach, swift.checked.isReached(by: reach) { break }
            } else if swift.checked.onlyReadsItsValue {
                places.append(place)
            }
            wanted.subtract(swift.variables)
            if wanted.isEmpty { break }
        }
        return places
    }

    /// The places of the items that count since the beginning, the last ones first.
    private func placesFromTheEnd() -> some Sequence<ItemPlace> {
        steps.counting.reversed().lazy.flatMap { step in
            steps[step].items.indices.reversed().map { ItemPlace(step: step, item: $0) }
        }
    }
}
