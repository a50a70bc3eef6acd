// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Atelier

extension View {
    /// Puts a caption below a view, as it is written.
    @_disfavoredOverload
    public func captioned(_ caption: some StringProtocol, alignment: HorizontalAlignment = .leading) -> some View {
        captioned("\(caption)" as LocalizedStringKey, alignment: alignment)
    }
}
