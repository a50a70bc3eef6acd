/// Well-known names that are not here, with what to write instead; empty where nothing comes near. Modifiers stand
/// with their dot, attributes with their `@`.
enum UnsupportedNames {
    private static let instead: [String: String] = [
        // Layout and containers
        "GeometryReader": "give sizes with '.frame(…)'",
        "NavigationStack": "show the view itself",
        "NavigationView": "show the view itself",
        "NavigationLink": "use a 'Button' that changes '@State'",
        "TabView": "use 'if' on '@State'",
        // State
        "ObservableObject": "keep what changes in '@State'",
        "ObservedObject": "keep what changes in '@State'",
        "StateObject": "keep what changes in '@State'",
        "EnvironmentObject": "use '@Environment'",
        "Published": "keep what changes in '@State'",
        "Bindable": "pass a 'Binding'",
        "AppStorage": "keep what changes in '@State'",
        "SceneStorage": "keep what changes in '@State'",
        "FocusState": "",
        "Namespace": "",
        // Programs, time and files
        "App": "enter the view itself",
        "Scene": "enter the view itself",
        "WindowGroup": "enter the view itself",
        "PreviewProvider": "use '#Preview'",
        "Task": "call a plain function",
        "DispatchQueue": "call a plain function",
        "Timer": "",
        "URL": "write it as a 'String'",
        "Date": "write it as a 'String'",
        "UUID": "use a number or a 'String'",
        "Data": "",
        "FileManager": "",
        "UserDefaults": "",
        "AsyncImage": "",
        "withAnimation": "make the change directly",
        "Animation": "",
        // Memory
        "UnsafePointer": "pass the value itself",
        "UnsafeMutablePointer": "pass the value 'inout'",
        "UnsafeRawPointer": "pass the value itself",
        "UnsafeBufferPointer": "pass an array",
        "UnsafeMutableBufferPointer": "pass an array 'inout'",
        "withUnsafePointer": "pass the value itself",
        "withUnsafeMutablePointer": "pass the value 'inout'",
        "withUnsafeBytes": "",
        "unsafeBitCast": "use 'as?'",
        "Unmanaged": "",
        // Modifiers
        ".onAppear": "give '@State' its initial value",
        ".onDisappear": "",
        ".onReceive": "",
        ".task": "give '@State' its initial value",
        ".animation": "leave it out",
        ".transition": "leave it out",
        ".matchedGeometryEffect": "leave it out",
        ".sheet": "use 'if' on '@State'",
        ".popover": "use 'if' on '@State'",
        ".navigationTitle": "write a 'Text' above the view",
        ".refreshable": "",
        ".searchable": "",
        // Attributes
        "@Observable": "keep what changes in '@State'",
        "@resultBuilder": "of the result builders only '@ViewBuilder' is",
    ]

    /// The message for such a name; nil where it is none of them.
    static func message(for name: String) -> String? {
        guard let form = instead[name] else { return nil }
        let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
        return "'\(plain)' is not supported in Atelier" + (form.isEmpty ? "" : "; " + form)
    }
}
