import Catalogue

extension BuiltIns {
    /// Those of the components that neither SwiftUI nor UIKit has.
    public static let componentsWithoutSwiftUI = BuiltIns(uiViewStyle)
}
