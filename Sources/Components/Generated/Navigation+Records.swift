// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension BuiltIns {
    static let navigationStackRecords: [BuiltInGroup] = [
        BuiltInGroup("struct NavigationStack<Root: View>: View", "A view with the title that it says for itself above it.", example: "NavigationStack { List { Text(\"Sencha\"); Text(\"Assam\") }.navigationTitle(\"Teas\") }", [
            BuiltIn("init(@ViewBuilder root: () -> Root)", "A view with its title above it.") { (root: ViewClosure) in AnyView(NavigationStack(root: { root() })) },
        ]),
        BuiltInGroup("struct NavigationView<Content: View>: View", "What programs called a navigation stack before it: a view with the title that it says for itself above it.", example: "NavigationView { Text(\"Sencha\").navigationTitle(\"Teas\") }", [
            BuiltIn("init(@ViewBuilder content: () -> Content)", "A view with its title above it.") { (content: ViewClosure) in AnyView(NavigationView(content: { content() })) },
        ]),
    ]
}
