// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import StyleEngine

extension BuiltIns {
    static let identityRecords: [BuiltInGroup] = [
        BuiltInGroup("extension View", kind: .environment, [
            BuiltIn("func id<ID: Hashable>(_ id: ID) -> some View", "Makes a view another one when a value changes, so that its state begins anew.", example: "Text(\"a\").id(1)") { (self_: AnyView, id: Catalogue.Value) in AnyView(self_.id(id)) },
        ]),
    ]
}
