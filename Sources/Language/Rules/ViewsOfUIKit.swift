import SwiftSyntax

extension Checker {
    /// Notes a view of UIKit among views of SwiftUI: here it stands there as they do, and in an app it is not taken.
    func noteViewOfUIKit(_ value: CheckedExpression, at node: some SyntaxProtocol) {
        let type = known(value.type)
        guard isClass(type) else { return }
        var declaration = type.nominal
        while let current = declaration, !(current.isBuiltIn && current.name == "UIView") {
            declaration = current.superclass?.declaration
        }
        guard declaration != nil else { return }
        notes.append(CheckNote(kind: .viewOfUIKit(finished(type)), position: position(node)))
    }
}
