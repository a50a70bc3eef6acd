extension UnsupportedNames {
    /// Modifiers, each with its dot.
    static let modifiers: [String: String] = [
        // Layout
        ".containerRelativeFrame": "give the size with '.frame(…)'",
        ".safeAreaInset": "put both views in a 'VStack'",
        ".safeAreaPadding": "use '.padding(…)'",
        ".scenePadding": "use '.padding(…)'",
        ".contentMargins": "use '.padding(…)'",
        ".coordinateSpace": "ask a 'GeometryProxy' for its 'frame(in: .global)'",
        ".geometryGroup": "leave it out",
        ".onGeometryChange": "read sizes in a 'GeometryReader'",
        ".flipsForRightToLeftLayoutDirection": "pictures are drawn from left to right; leave it out",
        ".anchorPreference": "hand values up with a 'Binding'",
        ".overlayPreferenceValue": "use '.overlay(…)'",
        ".backgroundPreferenceValue": "use '.background(…)'",
        ".scrollPosition": "a picture shows the beginning; leave it out",
        ".scrollTargetBehavior": "leave it out",
        ".scrollTargetLayout": "leave it out",
        ".scrollClipDisabled": "leave it out",
        ".defaultScrollAnchor": "a picture shows the beginning; leave it out",
        ".scrollTransition": "leave it out",
        ".layoutValue": "hand values down with '@Environment'",
        ".allowedDynamicRange": "leave it out",
        // Text
        ".typeSelectEquivalent": "leave it out",
        ".speechAlwaysIncludesPunctuation": "leave it out",
        ".textSelection": "text is copied from the terminal; leave it out",
        ".allowsTightening": "text has one size of cells; leave it out",
        ".minimumScaleFactor": "text has one size of cells; use '.lineLimit(…)' or '.truncationMode(…)'",
        ".dynamicTypeSize": "text has one size of cells; use '.font(…)'",
        ".textScale": "text has one size of cells; use '.font(…)'",
        ".textRenderer": "leave it out",
        ".typesettingLanguage": "leave it out",
        ".speechAdjustedPitch": "leave it out",
        ".speechSpellsOutCharacters": "leave it out",
        ".writingToolsBehavior": "leave it out",
        ".invalidatableContent": "leave it out",
        ".privacySensitive": "use '.redacted(reason:)'",
        // Colours and shapes
        ".blendMode": "cells lie on top of each other; use '.opacity(…)'",
        ".luminanceToAlpha": "use '.opacity(…)'",
        ".visualEffect": "apply the effect itself, such as '.offset(…)'",
        ".layerEffect": "leave it out",
        ".colorEffect": "leave it out",
        ".distortionEffect": "leave it out",
        ".rotation3DEffect": "use '.rotationEffect(…)'",
        ".projectionEffect": "use '.rotationEffect(…)' or '.offset(…)'",
        ".transformEffect": "use '.rotationEffect(…)' or '.offset(…)'",
        ".containerShape": "use '.clipShape(…)'",
        ".containerBackground": "use '.background(…)'",
        ".glassEffect": "use '.background(.thinMaterial, in: …)'",
        ".listItemTint": "use '.tint(…)'",
        ".alternatingRowBackgrounds": "leave it out",
        ".toolbarBackground": "leave it out",
        ".presentationBackground": "leave it out",
        // Images
        ".symbolEffectsRemoved": "leave it out",
        // Controls
        ".allowsHitTesting": "use '.disabled(true)'",
        ".keyboardShortcut": "use ':tap'",
        ".buttonRepeatBehavior": "leave it out",
        ".buttonSizing": "use '.frame(maxWidth: .infinity)' in the label",
        ".menuOrder": "write the buttons in the order you want",
        ".menuActionDismissBehavior": "leave it out",
        ".horizontalRadioGroupLayout": "use '.pickerStyle(.segmented)'",
        ".autocapitalization": "leave it out",
        ".focusable": "there is no keyboard focus; leave it out",
        ".focusEffectDisabled": "leave it out",
        ".defaultFocus": "leave it out",
        ".onKeyPress": "there is no keyboard focus; use a 'Button'",
        ".onCommand": "use a 'Button'",
        ".hoverEffect": "there is no pointer; leave it out",
        ".defaultHoverEffect": "there is no pointer; leave it out",
        ".pointerStyle": "there is no pointer; leave it out",
        ".draggable": "leave it out",
        ".dropDestination": "leave it out",
        ".onDrag": "leave it out",
        ".onDrop": "leave it out",
        ".onMove": "use a 'Button'",
        ".onDelete": "use a 'Button'",
        ".deleteDisabled": "leave it out",
        ".moveDisabled": "leave it out",
        ".simultaneousGesture": "use '.onTapGesture { }'",
        ".highPriorityGesture": "use '.onTapGesture { }'",
        ".userActivity": "leave it out",
        ".onOpenURL": "leave it out",
        ".labelIconToTitleSpacing": "write a label style",
        ".labelReservedIconWidth": "write a label style",
        ".textEditorStyle": "leave it out",
        ".tableStyle": "there is no 'Table'; use '.listStyle(…)'",
        ".tabViewStyle": "there is no 'TabView'; leave it out",
        ".indexViewStyle": "there is no 'TabView'; leave it out",
        ".navigationViewStyle": "leave it out",
        ".navigationSplitViewStyle": "leave it out",
        // Windows and previews
        ".statusBarHidden": "leave it out",
        ".statusBar": "leave it out",
        ".persistentSystemOverlays": "leave it out",
        ".interactiveDismissDisabled": "leave it out",
        ".presentationDetents": "leave it out",
        ".presentationDragIndicator": "leave it out",
        ".navigationBarHidden": "leave it out",
        ".navigationBarBackButtonHidden": "leave it out",
        ".navigationSubtitle": "write a 'Text' above the view",
        ".navigationBarItems": "write the buttons in an 'HStack' above the view",
        ".toolbarRole": "leave it out",
        ".toolbarTitleDisplayMode": "leave it out",
        ".badgeProminence": "leave it out",
        ".fileImporter": "programs here read and write no files",
        ".fileExporter": "programs here read and write no files",
        ".quickLookPreview": "programs here read and write no files",
        ".equatable": "leave it out",
        ".defersSystemGestures": "leave it out",
        // Accessibility
        ".accessibilityAction": "what a picture says is read off the terminal; leave it out",
        ".accessibilityAdjustableAction": "what a picture says is read off the terminal; leave it out",
        ".accessibilitySortPriority": "what a picture says is read off the terminal; leave it out",
        ".accessibilityRepresentation": "what a picture says is read off the terminal; leave it out",
        ".accessibilityHeading": "what a picture says is read off the terminal; leave it out",
        ".accessibilityInputLabels": "what a picture says is read off the terminal; leave it out",
        ".accessibilityShowsLargeContentViewer": "what a picture says is read off the terminal; leave it out",
        ".accessibilityLabeledPair": "what a picture says is read off the terminal; leave it out",
        ".accessibility": "what a picture says is read off the terminal; leave it out",
        ".accessibilityActivationPoint": "what a picture says is read off the terminal; leave it out",
        ".accessibilityRotor": "what a picture says is read off the terminal; leave it out",
        ".accessibilityChildren": "what a picture says is read off the terminal; leave it out",
        ".accessibilityFocused": "what a picture says is read off the terminal; leave it out",
        ".accessibilityIgnoresInvertColors": "what a picture says is read off the terminal; leave it out",
        ".accessibilityTextContentType": "what a picture says is read off the terminal; leave it out",
    ]

    /// Properties of `EnvironmentValues`, each with the beginning of a key path.
    static let environmentValues: [String: String] = [
        "\\.dismiss": "use a 'Binding' that closes it",
        "\\.presentationMode": "use a 'Binding' that closes it",
        "\\.openURL": "nothing is opened",
        "\\.openWindow": "nothing is opened",
        "\\.isFocused": "there is no keyboard focus",
        "\\.isSearching": "use '@State'",
        "\\.editMode": "use '@State'",
        "\\.scenePhase": "a picture is always shown",
        "\\.horizontalSizeClass": "use 'ViewThatFits'",
        "\\.verticalSizeClass": "use 'ViewThatFits'",
        "\\.layoutDirection": "pictures are drawn from left to right",
        "\\.dynamicTypeSize": "text has one size of cells",
        "\\.sizeCategory": "text has one size of cells",
        "\\.legibilityWeight": "use '\\.font'",
        "\\.displayScale": "a picture is made of cells",
        "\\.pixelLength": "a picture is made of cells",
        "\\.calendar": "use 'Calendar(identifier: .gregorian)'",
        "\\.undoManager": "use ':undo'",
        "\\.refresh": "use a 'Button'",
        "\\.managedObjectContext": "use '@State'",
        "\\.modelContext": "use '@State'",
        "\\.accessibilityReduceMotion": "pictures do not move",
        "\\.accessibilityReduceTransparency": "write it as a 'Bool' of your own key",
        "\\.accessibilityDifferentiateWithoutColor": "plain text always does",
        "\\.colorSchemeContrast": "use '\\.colorScheme'",
        "\\.minimumScaleFactor": "text has one size of cells",
        "\\.menuOrder": "write the buttons in the order you want",
        "\\.buttonRepeatBehavior": "a button is tapped once",
    ]

    /// Static members of types, by the types' names.
    static let staticMembers: [String: [String: String]] = {
        let formats = [
            "byteCount": "write the value with its unit as a 'String'", "iso8601": "use '.dateTime'",
            "relative": clock, "interval": "use '.dateTime' for each of the dates",
            "verbatim": "use '.dateTime', with what is to be shown", "timeDuration": "use '.measurement(…)'",
            "components": "use '.measurement(…)'", "units": "use '.measurement(…)'", "time": "use '.measurement(…)'",
            "url": "write the address as a 'String'", "name": "write the name as a 'String'",
        ]
        let zone = "it is another one on each machine; use 'TimeZone.gmt' or 'TimeZone(secondsFromGMT:)'"
        let locale = "it is another one on each machine; use 'Locale(identifier: \"en\")'"
        let calendar = "it is another one on each machine; use 'Calendar(identifier: .gregorian)'"
        let gregorian = Dictionary(
            uniqueKeysWithValues: [
                "buddhist", "chinese", "coptic", "hebrew", "indian", "islamic", "iso8601", "japanese", "persian",
                "republicOfChina",
            ].map { ($0, "use '.gregorian'") })
        let texts = "what is shown may not depend on the clock; choose '.date' or '.time'"
        let pickers = "choose '.menu', '.segmented', '.inline' or '.radioGroup'"
        let lists = "choose '.plain', '.inset', '.grouped', '.insetGrouped' or '.sidebar'"
        let buttons = Dictionary(
            uniqueKeysWithValues: ["glass", "glassProminent", "accessoryBar", "accessoryBarAction", "card"].map {
                ($0, "choose '.bordered' or '.borderedProminent'")
            })
        return [
            "FormatStyle": formats,
            "Date": ["now": clock, "FormatStyle": "its type is 'DateFormatStyle' here, and '.dateTime' makes one"],
            "Locale": ["current": locale, "autoupdatingCurrent": locale],
            "CoordinateSpace": ["named": "use '.global' or '.local'"],
            "PreviewLayout": ["fixed": "use '.frame(width:height:)'"],
            "Calendar": ["current": calendar, "autoupdatingCurrent": calendar],
            "Calendar.Identifier": gregorian,
            "TimeZone": ["current": zone, "autoupdatingCurrent": zone],
            "Text.DateStyle": ["relative": texts, "offset": texts, "timer": texts],
            "PickerStyle": ["wheel": pickers, "palette": pickers, "navigationLink": pickers],
            "ListStyle": ["bordered": lists, "carousel": lists, "elliptical": lists],
            "TextFieldStyle": ["squareBorder": "choose '.roundedBorder'"],
            "MenuStyle": ["borderedButton": "choose '.button' with '.buttonStyle(.bordered)'"],
            "ButtonStyle": buttons, "PrimitiveButtonStyle": buttons,
            "ShapeStyle": [
                "windowBackground": "use '.background'", "image": "paint with a colour or a gradient",
                "blendMode": "use '.opacity(…)'", "selectedContentBackground": "use '.selection'",
            ],
        ]
    }()

    /// The message for a static member of a type; nil where it is none of them.
    static func message(for name: String, of type: String) -> String? {
        staticMembers[type]?[name].map { "'\(name)' is not supported in Atelier; \($0)" }
    }
}
