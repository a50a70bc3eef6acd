extension UnsupportedNames {
    /// Types and functions of the frameworks and of C: what to write instead, and for which names.
    static let frameworks = byName([
        (
            "programs here read and write no files",
            """
            Bundle FileHandle FileDocument ReferenceFileDocument FileWrapper DocumentGroup NSHomeDirectory
            NSTemporaryDirectory InputStream OutputStream UTType Transferable NSItemProvider fopen fclose
            fputs
            """
        ),
        (
            "nothing of the machine can be seen; write the value down",
            """
            ProcessInfo CommandLine UIDevice UIScreen NSScreen NSWorkspace Host WKInterfaceDevice getenv
            setenv UITraitCollection CLLocationManager
            """
        ),
        ("no other program can be run; write down what it says", "Process Pipe popen fork"),
        (
            "show the view itself",
            """
            UIApplication NSApplication UIWindow NSWindow Window Settings MenuBarExtra Commands CommandMenu
            CommandGroup UIApplicationDelegateAdaptor NSApplicationDelegateAdaptor NSHostingView
            NSHostingController UIHostingConfiguration UIStoryboard UINavigationController
            UITabBarController NSViewController EquatableView Widget WidgetBundle StaticConfiguration
            AppIntent
            """
        ),
        ("write a 'View'", "UIViewControllerRepresentable NSViewControllerRepresentable NSView"),
        ("use 'if' on '@State'", "Alert ActionSheet NavigationPath Tab TabSection"),
        (
            "write the buttons in an 'HStack' above the view",
            "ToolbarItem ToolbarItemGroup ToolbarSpacer ToolbarContent ToolbarContentBuilder ToolbarTitleMenu"
        ),
        (
            "add texts with '+', each with modifiers of its own",
            "NSAttributedString NSMutableAttributedString AttributeContainer"
        ),
        ("use text modifiers", "TextRenderer TextAttribute"),
        (
            clock,
            """
            ContinuousClock SuspendingClock Clock CFAbsoluteTimeGetCurrent CACurrentMediaTime DispatchTime
            gettimeofday
            """
        ),
        ("write the seconds as a 'Double'", "Duration"),
        ("a program here waits for nothing; leave it out", "sleep usleep nanosleep RunLoop"),
        ("use an array of tuples", "KeyValuePairs"),
        ("use 'sorted { $0.name < $1.name }'", "KeyPathComparator SortDescriptor SortComparator NSSortDescriptor"),
        ("use 'filter { … }'", "Predicate NSPredicate"),
        (
            "a picture does not move; leave it out",
            """
            Animatable AnimatableModifier AnimatablePair EmptyAnimatableData GeometryEffect KeyframeAnimator
            KeyframeTrack KeyframeTimeline PhaseAnimator CustomAnimation Spring UnitCurve TimelineProvider
            TimelineEntry
            """
        ),
        ("give sizes with '.frame(…)'", "UIFontMetrics"),
        (
            "ask a 'GeometryProxy' for its 'frame(in: .local)' or 'frame(in: .global)'",
            "NamedCoordinateSpace LocalCoordinateSpace GlobalCoordinateSpace CoordinateSpaceProtocol"
        ),
        (
            "use stacks and 'Grid'",
            """
            ProposedViewSize LayoutSubviews LayoutSubview LayoutProperties LayoutValueKey HStackLayout
            VStackLayout ZStackLayout GridLayout
            """
        ),
        (
            "use 'ForEach' over the data",
            """
            Subview SubviewsCollection SectionCollection ContainerValues ContainerValueKey
            OutlineSubgroupChildren DynamicViewContent
            """
        ),
        ("use a 'List' of 'HStack's", "TableColumn TableRow DisclosureTableRow TableColumnForEach"),
        ("use 'List'", "UITableView UICollectionView"),
        ("use 'VStack' or 'HStack'", "UIStackView"),
        ("use 'ScrollView'", "UIScrollView"),
        ("use 'Image(systemName:)'", "UIImage NSImage CIImage CGImage"),
        ("use 'Color'", "NSColor CIColor"),
        ("use 'Font'", "NSFont"),
        ("draw with shapes", "GraphicsContext CGContext UIBezierPath NSBezierPath UIGraphicsImageRenderer"),
        ("draw a file with 'atelier render'", "ImageRenderer"),
        (
            "a picture of cells shows no media; use 'Image(systemName:)'",
            "AVPlayer VideoPlayer SpriteView SceneView RealityView Model3D WKWebView WebView"
        ),
        (
            "nothing is loaded from the network; write the values down",
            "URLRequest URLComponents URLResponse URLQueryItem NSURL"
        ),
        (
            "call a plain function",
            """
            Operation OperationQueue DispatchGroup DispatchSemaphore DispatchWorkItem NSLock NSRecursiveLock
            Mutex OSAllocatedUnfairLock TaskGroup AsyncStream AsyncThrowingStream AsyncSequence
            AsyncIteratorProtocol withTaskGroup withThrowingTaskGroup withCheckedContinuation
            withUnsafeContinuation
            """
        ),
        (
            "keep what changes in '@State'",
            """
            PassthroughSubject CurrentValueSubject AnyCancellable AnyPublisher Publisher Publishers
            Subscribers Just Future Observable withObservationTracking FetchedResults ModelContainer
            ModelContext NSManagedObject NSPersistentContainer NSUbiquitousKeyValueStore EditMode
            """
        ),
        ("change '@State' directly", "Notification NSNotification DistributedNotificationCenter"),
        ("use 'Double'", "NSNumber NSDecimalNumber Float16 Float80"),
        ("use 'Int'", "Int128 UInt128"),
        ("use a struct with fields", "SIMD2 SIMD3 SIMD4 simd_float4 NSCoder"),
        ("use 'Date'", "NSDate"),
        ("use an array of 'Int'", "NSData NSMutableData DispatchData"),
        (
            "put the text together yourself",
            """
            DateComponentsFormatter ByteCountFormatter LengthFormatter EnergyFormatter MassFormatter
            PersonNameComponents PersonNameComponentsFormatter Formatter
            """
        ),
        ("declare an 'enum' that conforms to 'Error'", "NSError CustomNSError"),
        ("conform to 'Error', and show the text yourself", "LocalizedError RecoverableError"),
        ("use two numbers", "IndexPath"),
        ("use a 'Set' of numbers", "IndexSet"),
        ("use a 'Set'", "NSSet NSMutableSet NSOrderedSet NSCountedSet"),
        ("use a dictionary", "NSMutableDictionary NSCache NSMapTable"),
        ("use 'String'", "NSMutableString"),
        ("use a range, such as '0..<3'", "NSRange NSMakeRange"),
        (
            "use an array",
            """
            NSMutableArray AnyCollection AnyBidirectionalCollection AnyRandomAccessCollection
            EmptyCollection Repeated DefaultIndices ManagedBuffer UnsafeRawBufferPointer
            UnsafeMutableRawPointer UnsafeMutableRawBufferPointer OpaquePointer Span MutableSpan RawSpan
            malloc calloc realloc memcpy memset
            """
        ),
        ("put the values into the text with '\\(…)'", "CVarArg sprintf snprintf vsprintf"),
        ("use 'count'", "strlen"),
        ("compare with '=='", "strcmp memcmp"),
        (
            "write the values down",
            """
            JSONSerialization PropertyListEncoder PropertyListDecoder PropertyListSerialization XMLParser
            NSCoding NSSecureCoding NSKeyedArchiver
            """
        ),
        ("pass a closure", "Selector NSInvocation"),
        ("use 'print'", "OSLog Logger os_log NSLog OSSignposter debugPrintln"),
        ("use 'fatalError()'", "abort"),
        (
            "what is shown must come out the same each time; write the values down",
            "rand srand drand48 srand48 arc4random"
        ),
        ("nothing is read while a program runs; write the value down", "scanf getchar fgets"),
        (
            "use '.onTapGesture { }'",
            """
            Gesture AnyGesture SpatialTapGesture MagnifyGesture MagnificationGesture RotateGesture
            RotationGesture SequenceGesture ExclusiveGesture SimultaneousGesture
            """
        ),
        ("write the modifiers inside of '#Preview { }'", "PreviewModifier"),
        (
            "there is no keyboard focus; use a 'Button'",
            """
            KeyPress KeyEquivalent EventModifiers KeyboardShortcut FocusedBinding FocusedObject
            FocusedValues FocusedValueKey AccessibilityFocusState HoverPhase
            """
        ),
        ("use a 'Binding' that closes it", "DismissAction PresentationMode"),
        ("use a 'Button'", "OpenURLAction HelpLink SignInWithAppleButton PhotosPickerItem SearchFieldPlacement"),
        ("use '.background(.thinMaterial, in: …)'", "Glass"),
        ("text has one size of cells", "DynamicTypeSize ContentSizeCategory"),
        ("use 'ViewThatFits'", "UserInterfaceSizeClass"),
        ("pictures are drawn from left to right", "LayoutDirection"),
        ("a picture is always shown", "ScenePhase ScenePadding"),
    ])

    /// Modifiers that stand under one another in other tables: what to write instead, and the names without their dots.
    static let furtherModifiers = byName(
        [
            ("use 'if' on '@State'", "actionSheet"),
            ("hand values up with a 'Binding'", "transformPreference transformAnchorPreference"),
            (
                "leave it out",
                """
                previewInterfaceOrientation previewContext focusScope focusSection
                prefersDefaultFocus digitalCrownRotation tabBarMinimizeBehavior searchToolbarBehavior
                springLoadingBehavior presentationCornerRadius presentationBackgroundInteraction
                presentationContentInteraction navigationSplitViewColumnWidth inspectorColumnWidth
                scrollEdgeEffectStyle toolbarVisibility toolbarColorScheme windowResizability windowStyle
                windowToolbarStyle defaultSize defaultPosition handlesExternalEvents exportsItemProviders
                importsItemProviders glassEffectID glassEffectTransition backgroundExtensionEffect lineHeight
                onContinuousHover flipsForRightToLeftLayoutDirection scrollInputBehavior scrollIndicatorsFlash
                sectionIndexLabel renameAction findNavigator replaceDisabled findDisabled navigationTransition
                matchedTransitionSource monospacedTextEditor materialActiveAppearance tabViewCustomization
                tabViewSidebarHeader tabViewSearchActivation
                """
            ),
            (
                "a picture shows the beginning; leave it out",
                """
                onScrollGeometryChange onScrollVisibilityChange onScrollPhaseChange
                onScrollTargetVisibilityChange
                """
            ),
            (
                "use a 'Button'",
                """
                onDeleteCommand onExitCommand onMoveCommand onPlayPauseCommand onCopyCommand onPasteCommand
                onCutCommand copyable cuttable pasteDestination itemProvider sectionActions
                """
            ),
            (
                "write a 'TextField' above the view",
                "searchScopes searchSuggestions searchCompletion searchFocused searchPresentationToolbarBehavior"
            ),
            ("write the views in an 'HStack' above the view", "toolbarTitleMenu commands"),
            ("write the view below it, in a 'VStack'", "tabViewBottomAccessory safeAreaBar"),
            ("a picture does not move; leave it out", "keyframeAnimator"),
            ("hand values down with '@Environment'", "containerValue"),
            ("keep what changes in '@State'", "defaultAppStorage modelContainer modelContext"),
        ], prefix: ".")

    /// Members of built-in values, some of them as other languages call them: types of the program may have members of
    /// these names.
    static let builtInMembers = byName([
        ("compare with '<', '>' and '=='", "compare"),
        (
            "compare what 'lowercased()' gives",
            "localizedCompare localizedStandardCompare localizedCaseInsensitiveCompare caseInsensitiveCompare"
        ),
        ("use 'capitalized'", "localizedCapitalized capitalize"),
        ("use 'uppercased()'", "localizedUppercase toUpperCase upper"),
        ("use 'lowercased()'", "localizedLowercase toLowerCase lower folding"),
        ("write '.lowercased().contains(…)'", "localizedStandardContains localizedCaseInsensitiveContains"),
        ("use 'distance(from:to:)' of the text", "utf16Offset encodedOffset"),
        ("use 'replaceSubrange(_:with:)'", "replacingCharacters"),
        ("use 'prefix', 'suffix' or 'dropFirst'", "substring substr"),
        ("put the values into the text with '\\(…)'", "appendingFormat localizedStringWithFormat"),
        (
            "write the text as it is to be",
            """
            applyingTransform addingPercentEncoding removingPercentEncoding
            decomposedStringWithCanonicalMapping precomposedStringWithCanonicalMapping
            decomposedStringWithCompatibilityMapping precomposedStringWithCompatibilityMapping
            """
        ),
        ("use 'split(separator: \"\\n\")'", "enumerateLines enumerateSubstrings paragraphRange lineRange"),
        ("use 'Array(text.utf8)'", "data cString utf8CString lengthOfBytes maximumLengthOfBytes withUTF8"),
        (
            "texts here are UTF-8; leave it out",
            "fastestEncoding smallestEncoding isContiguousUTF8 makeContiguousUTF8 canBeConverted"
        ),
        ("use 'zip' and compare pairs", "commonPrefix lexicographicallyPrecedes"),
        ("sizes are found by drawing; use '.fixedSize()'", "boundingRect"),
        (
            "use 'split(separator:)'",
            """
            lastPathComponent deletingLastPathComponent pathExtension deletingPathExtension
            appendingPathComponent pathComponents
            """
        ),
        ("use 'count'", "length size len capacity underestimatedCount"),
        ("write 'Int(…)'", "intValue integerValue toInt parseInt"),
        ("write 'Double(…)'", "doubleValue floatValue toDouble"),
        ("put it into a text with '\\(…)'", "toString stringValue"),
        ("use 'append'", "push add addObject appendAll"),
        ("use 'removeLast()'", "pop"),
        ("use 'firstIndex(of:)'", "indexOf"),
        ("use 'contains'", "includes containsObject"),
        ("use 'joined(separator:)'", "join"),
        ("use 'for … in'", "objectEnumerator keyEnumerator times each"),
        ("use 'map'", "asyncMap collect"),
        ("use 'filter'", "moveSubranges removeSubranges subranges filtered removeObject"),
        ("use 'Set(…)'", "uniqued unique distinct"),
        ("use 'keys'", "allKeys"),
        ("use 'values'", "allValues"),
        ("use 'Array(…)'", "allObjects toArray"),
        ("take slices with '[start..<end]'", "chunked chunks"),
        ("find what is missing with 'filter' and 'contains'", "difference"),
        ("change it with 'insert' and 'remove(at:)'", "applying"),
        ("keep what changes in '@State'", "publisher"),
        ("write 'Mirror(reflecting: …)'", "customMirror"),
        ("leave it out: numbers here have no bytes", "littleEndian bigEndian byteSwapped words bitPattern"),
        ("write '.formatted(.number.precision(.fractionLength(2)))'", "toFixed"),
        ("use 'unicodeScalars'", "isEmoji properties"),
        ("use the array itself", "withContiguousStorageIfAvailable withContiguousMutableStorageIfAvailable"),
        ("programs here read and write no files", "write"),
    ])

    /// The same with one entry for each of the names.
    private static func byName(_ rows: [(instead: String, names: String)], prefix: String = "") -> [String: String] {
        var table: [String: String] = [:]
        for row in rows {
            for name in row.names.split(whereSeparator: \.isWhitespace) { table[prefix + name] = row.instead }
        }
        return table
    }
}
