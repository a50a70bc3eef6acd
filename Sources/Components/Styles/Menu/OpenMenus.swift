import StyleEngine

private enum OpenMenusKey: EnvironmentKey {
    static var defaultValue: [Binding<Bool>] { [] }
}

extension EnvironmentValues {
    /// Whether each of the menus is open that a view stands in as one of the things to choose from.
    var openMenus: [Binding<Bool>] {
        get { self[OpenMenusKey.self] }
        set { self[OpenMenusKey.self] = newValue }
    }

    /// Closes the menus in which something was chosen.
    package func closeMenus() {
        for isOpen in openMenus { isOpen.wrappedValue = false }
    }
}
