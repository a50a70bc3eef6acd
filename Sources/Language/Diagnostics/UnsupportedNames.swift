/// Well-known names that are not here, with what to write instead or why there is nothing to write. Modifiers stand with
/// their dot, attributes with their `@`.
enum UnsupportedNames {
    private static let units = "write the value with its unit as a 'String'"

    private static let instead: [String: String] = [
        // Layout and containers
        "AnyLayout": "choose with 'if' on '@State'",
        "HStackLayout": "use an 'HStack'",
        "VStackLayout": "use a 'VStack'",
        "ZStackLayout": "use a 'ZStack'",
        "GridLayout": "use a 'Grid'",
        "EquatableView": "write the view itself",
        "NavigationSplitView": "show the views side by side in an 'HStack'",
        "TabView": "use 'if' on '@State'",
        "Table": "use a 'List' of 'HStack's",
        "OutlineGroup": "use 'DisclosureGroup'",
        "ScrollViewReader": "show its content; a picture shows the beginning",
        "TimelineView": "a picture does not change by itself; change '@State' with a 'Button'",
        "Canvas": "draw with shapes",
        "HSplitView": "use an 'HStack'",
        "VSplitView": "use a 'VStack'",
        "Layout": "use stacks and 'Grid'",
        "ContainerRelativeShape": "use 'RoundedRectangle(cornerRadius:)'",
        "ConcentricRectangle": "use 'RoundedRectangle(cornerRadius:)'",
        "MeshGradient": "use a 'LinearGradient' or a 'RadialGradient'",
        "ImagePaint": "paint with a colour or a gradient",
        "GlassEffectContainer": "show the views themselves",
        "Chart": "draw bars with 'Rectangle' and '.frame(…)'",
        "Map": "a picture of cells has no maps",
        // Controls
        "WheelPickerStyle": "choose '.menu', '.segmented', '.inline' or '.radioGroup'",
        "NavigationLinkPickerStyle": "choose '.menu', '.segmented', '.inline' or '.radioGroup'",
        "PalettePickerStyle": "choose '.menu', '.segmented', '.inline' or '.radioGroup'",
        "WheelDatePickerStyle": "choose '.compact', '.field', '.stepperField' or '.graphical'",
        "MultiDatePicker": "use a 'Picker' over texts",
        "PhotosPicker": "no files can be read; use 'Image(systemName:)'",
        "EditButton": "use a 'Button' that changes '@State'",
        "RenameButton": "use a 'Button' that changes '@State'",
        "PasteButton": "use a 'Button' that changes '@State'",
        "AsyncImage": "nothing is loaded from the network; use 'Image(systemName:)'",
        "StaticString": "write 'String'",
        "PreviewDevice": "write the device's name: '.previewDevice(\"iPhone 16\")'",
        "Scanner": "read numbers with 'Int(text)' or 'UInt64(text, radix: 16)'",
        // State
        "ObservableObject": "keep what changes in '@State'",
        "ObservedObject": "keep what changes in '@State'",
        "StateObject": "keep what changes in '@State'",
        "EnvironmentObject": "use '@Environment'",
        "Published": "keep what changes in '@State'",
        "Bindable": "pass a 'Binding'",
        "AppStorage": "keep what changes in '@State'",
        "SceneStorage": "keep what changes in '@State'",
        "FocusState": "there is no keyboard focus; keep it in '@State'",
        "FocusedValue": "there is no keyboard focus; use '@Environment'",
        "GestureState": "keep what changes in '@State'",
        "ScaledMetric": "write the number; text has one size of cells",
        "Query": "keep what changes in '@State'",
        "FetchRequest": "keep what changes in '@State'",
        "Namespace": "nothing moves between pictures; leave it out",
        "PreferenceKey": "hand values down with '@Environment', and up with a 'Binding'",
        // Programs, time and files
        "Task": "call a plain function",
        "DispatchQueue": "call a plain function",
        "Timer": "nothing happens by itself; change '@State' with a 'Button'",
        "URLSession": "nothing is loaded from the network; write the values down",
        "UUID": "use a number or a 'String'",
        "Data": "use an array of 'Int'",
        "FileManager": "programs here read and write no files",
        "UserDefaults": "keep what changes in '@State'",
        "NotificationCenter": "change '@State' directly",
        "JSONDecoder": "write the values down",
        "LocalizedStringResource": "use a 'String'",
        "AttributedString": "add texts with '+', each with modifiers of its own",
        "Progress": "use 'ProgressView(value:total:)'",
        "UIViewRepresentable": "write a 'View'",
        "NSViewRepresentable": "write a 'View'",
        "UIHostingController": "show the view itself",
        "Localizable": "write the text, and choose by '\\.locale'",
        // Units
        "Unit": "use 'Dimension', or the unit's type, such as 'UnitLength'",
        "UnitAngle": "use 'Angle', or a 'Double'",
        "UnitPower": units, "UnitPressure": units, "UnitFrequency": units, "UnitInformationStorage": units,
        "UnitAcceleration": units, "UnitElectricCurrent": units, "UnitFuelEfficiency": units,
        "UnitConcentrationMass": units,
        "MeasurementFormatter": "use '.formatted(.measurement(width: .abbreviated, usage: .asProvided))'",
        "DateInterval": "use a range: 'start...end'",
        "DateIntervalFormatter": "write both dates with '.formatted(date:time:)'",
        "ISO8601DateFormatter": "use '.formatted(.dateTime)', or print the date",
        "RelativeDateTimeFormatter": clock,
        "ListFormatter": "use '.formatted(.list(type: .and))'",
        // Chance
        "SystemRandomNumberGenerator": "what is shown must come out the same each time; write the values down",
        "arc4random_uniform": "what is shown must come out the same each time; write the values down",
        // Reading and showing
        "readLine": "nothing is read while a program runs; write the value down",
        "dump": "use 'print'",
        "exit": "let the program end",
        "MemoryLayout": "how many bytes a value takes is not known here; leave it out",
        "NumberFormatter": "use '.formatted(.number)'",
        "DateFormatter": "use '.formatted(date:time:)' or 'Text(date, format: .dateTime)'",
        "Decimal": "use 'Double'",
        "ContiguousArray": "use an array",
        "InlineArray": "use an array",
        "CollectionOfOne": "use an array",
        "NSString": "use 'String'",
        "NSArray": "use an array",
        "NSDictionary": "use a dictionary",
        "NSObject": "leave it out",
        "Regex": "use 'split', 'firstIndex' and 'contains'",
        "NSRegularExpression": "use 'split', 'firstIndex' and 'contains'",
        "Codable": "leave it out: nothing is encoded here",
        "Encodable": "leave it out: nothing is encoded here",
        "Decodable": "leave it out: nothing is encoded here",
        "JSONEncoder": "put the text together yourself",
        "Thread": "call a plain function",
        "Actor": "use a 'class'",
        // Memory
        "UnsafePointer": "pass the value itself",
        "UnsafeMutablePointer": "pass the value 'inout'",
        "UnsafeRawPointer": "pass the value itself",
        "UnsafeBufferPointer": "pass an array",
        "UnsafeMutableBufferPointer": "pass an array 'inout'",
        "withUnsafePointer": "pass the value itself",
        "withUnsafeMutablePointer": "pass the value 'inout'",
        "withUnsafeBytes": "use the value itself",
        "unsafeBitCast": "use 'as?'",
        "Unmanaged": "use the object itself",
        // Animation and gestures
        "withTransaction": "use 'withAnimation { }'",
        "Transaction": "use 'withAnimation { }'",
        "DragGesture": "use '.onTapGesture { }'",
        "TapGesture": "use '.onTapGesture { }'",
        "LongPressGesture": "use '.onTapGesture { }'",
        ".transaction": "leave it out",
        ".matchedGeometryEffect": "leave it out",
        ".contentTransition": "leave it out",
        ".symbolEffect": "leave it out",
        ".phaseAnimator": "leave it out",
        ".sensoryFeedback": "leave it out",
        ".gesture": "use '.onTapGesture { }'",
        ".onLongPressGesture": "use '.onTapGesture { }'",
        // What happens by itself
        ".onAppear": "give '@State' its initial value",
        ".onDisappear": "nothing disappears by itself; act in the 'Button' that hides it",
        ".onChange": "act where the value is changed, or in the 'set' of a 'Binding'",
        ".onReceive": "nothing arrives by itself; change '@State' with a 'Button'",
        ".onPreferenceChange": "hand values up with a 'Binding'",
        ".preference": "hand values up with a 'Binding'",
        ".task": "give '@State' its initial value",
        ".refreshable": "act in a 'Button'",
        // Windows and navigation
        ".alert": "use 'if' on '@State'",
        ".confirmationDialog": "use 'if' on '@State'",
        ".sheet": "use 'if' on '@State'",
        ".fullScreenCover": "use 'if' on '@State'",
        ".popover": "use 'if' on '@State'",
        ".inspector": "use 'if' on '@State'",
        ".contextMenu": "use a 'Menu'",
        ".toolbar": "write the buttons in an 'HStack' above the view",
        ".tabItem": "use 'if' on '@State'",
        ".searchable": "write a 'TextField' above the view",
        ".swipeActions": "use a 'Button'",
        ".environmentObject": "use '.environment(…)' with a key of your own",
        ".focused": "there is no keyboard focus; leave it out",
        // Attributes
        "@Observable": "keep what changes in '@State'",
        "@Model": "keep what changes in '@State'",
        "@Entry": "declare an 'EnvironmentKey' and a property of 'EnvironmentValues'",
        "@Previewable": "it stands on a variable right inside of '#Preview { … }'",
        "@dynamicCallable": "declare 'callAsFunction'",
        "@objc": "leave it out",
        "@main": "enter what it shows, or call its 'main()'",
        "@IBOutlet": "leave it out",
        "@IBAction": "leave it out",
        "@IBInspectable": "leave it out",
        "@NSManaged": "leave it out",
        "@NSCopying": "leave it out",
        "@exclusivity": "leave it out",
    ]

    /// Members of values, and labels of initializers behind their type: `String(format:`.
    private static let members: [String: String] = [
        "randomElement": "what is shown must come out the same each time; write an index, such as '[0]'",
        "random": "what is shown must come out the same each time; write a number",
        "shuffled": "what is shown must come out the same each time; write the order down",
        "shuffle": "what is shown must come out the same each time; write the order down",
        "hashValue": "it is another one in each run; compare the values themselves",
        "localizedDescription": "use '\\(error)'",
        "wholeMatch": "use 'split', 'firstIndex' and 'contains'",
        "firstMatch": "use 'split', 'firstIndex' and 'contains'",
        "matches": "use 'split', 'firstIndex' and 'contains'",
        "withUnsafeBufferPointer": "use the array itself",
        "withUnsafeMutableBufferPointer": "use the array itself",
        "withUnsafeBytes": "use the value itself",
        "withCString": "use the text itself",
        "timeIntervalSinceNow": clock,
        "isDateInToday": clock, "isDateInYesterday": clock, "isDateInTomorrow": clock,
        "weekdaySymbols": "write '.dateTime.weekday(.wide)'", "monthSymbols": "write '.dateTime.month(.wide)'",
        "ISO8601Format": "use '.formatted(.dateTime)', or print the date",
        "sink": "change '@State' directly",
    ]

    /// The message for a member that no value has here.
    ///
    /// - Parameter isBuiltIn: whether the value is a text, a number or a collection; nil where that is not known.
    static func message(forMember name: String, ofBuiltIn isBuiltIn: Bool? = nil) -> String? {
        let form = members[name] ?? (isBuiltIn == false ? nil : builtInMembers[name])
        return form.map { "'\(name)' is not supported in Atelier; \($0)" }
    }

    /// The message for an initializer with a label, such as `String(format:)`.
    static func message(forInitializer label: String, of type: String) -> String? {
        let form: String
        switch (type, label) {
        case ("String", "contentsOf"), ("String", "contentsOfFile"):
            return "programs here read no files; write the text down"
        case ("String", "localized"), ("String", "data"), ("String", "decoding"), ("String", "bytes"),
            ("String", "cString"):
            form = "write the text"
        case ("Date", ""), ("Date", "timeIntervalSinceNow"): form = clock
        case ("Image", "uiImage"), ("Image", "nsImage"), ("Image", "cgImage"), ("Image", "decorative"):
            form = "use 'Image(systemName:)'"
        case ("Color", "nsColor"), ("Color", "cgColor"):
            form = "write the colour, such as 'Color(red: 0.2, green: 0.4, blue: 0.6)'"
        case ("Button", "image"), ("Toggle", "image"), ("Menu", "image"), ("Picker", "image"),
            ("ControlGroup", "image"):
            form = "give it a label of its own, such as 'Label(\"Mail\", image: \"tray\")'"
        case ("ProgressView", "timerInterval"): form = "write how much is done: 'ProgressView(value: 0.5)'"
        case ("NavigationStack", "path"): form = "write 'NavigationStack { … }': a picture stays where it is"
        case ("NavigationLink", "isActive"), ("NavigationLink", "tag"):
            form = "write 'NavigationLink(destination:label:)': a picture stays where it is"
        case ("SecureField", "onCommit"): form = "use '.onSubmit { }'"
        case ("List", "children"): form = "write a 'DisclosureGroup' in the rows"
        case ("TimeZone", "identifier"), ("TimeZone", "abbreviation"):
            form = "write how far it is from Greenwich: 'TimeZone(secondsFromGMT: 3600)'"
        case ("Date", _): form = "write a moment, such as 'Date(timeIntervalSince1970: 0)'"
        default: return nil
        }
        return "'\(type)(\(label.isEmpty ? "" : label + ":"))' is not supported in Atelier; " + form
    }

    /// What to write instead of the time that it is.
    static let clock =
        "what is shown may not depend on the clock; write a moment, such as 'Date(timeIntervalSince1970: 0)'"

    /// All of them, for tests.
    static var all: [String] {
        [instead, modifiers, frameworks, furtherModifiers, environmentValues].flatMap(\.keys).sorted()
    }

    /// The members of all values and of built-in ones, for tests.
    static var allMembers: [String] { (Array(members.keys) + builtInMembers.keys).sorted() }

    /// Words of other languages, and what Swift writes.
    private static let foreign: [String: String] = [
        "const": "'let'", "null": "'nil'", "NULL": "'nil'", "None": "'nil'", "undefined": "'nil'", "True": "'true'",
        "False": "'false'", "new": "the type and its arguments, without 'new'", "this": "'self'", "println": "'print'",
        "printf": "'print', with '\\(…)' in the text", "echo": "'print'", "function": "'func'", "def": "'func'",
        "fn": "'func'", "elif": "'else if'", "elsif": "'else if'", "string": "'String'", "int": "'Int'",
        "float": "'Double'", "double": "'Double'", "boolean": "'Bool'", "bool": "'Bool'", "char": "'Character'",
        "len": "'.count'", "str": "'String(…)'", "foreach": "'for … in'", "interface": "'protocol'",
        "throw": "'throw' in a function marked 'throws'", "and": "'&&'", "or": "'||'", "not": "'!'",
    ]

    /// The message for such a name; nil where it is none of them.
    static func message(for name: String) -> String? {
        if let swift = foreign[name] { return "cannot find '\(name)' in scope; in Swift write \(swift)" }
        let form =
            instead[name] ?? modifiers[name] ?? frameworks[name] ?? furtherModifiers[name] ?? environmentValues[name]
        guard let form else { return nil }
        let plain = String(name.drop { $0 == "\\" || $0 == "." })
        return "'\(plain)' is not supported in Atelier" + "; " + form
    }
}
