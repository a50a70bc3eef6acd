import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The program that the compiler asks what the attributes stand for.
@main
struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [ComponentMacro.self, StyleModifierMacro.self, AutomaticStyleMacro.self]
}
