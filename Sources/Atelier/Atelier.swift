/// SwiftUI-shaped views, and the style stacks that SwiftUI keeps to itself, for Swift programs on Linux and macOS.
@_exported import Components
@_exported import Drawing
@_exported import Staging
@_exported import StyleEngine
@_exported import Trees
