public import TouchstoneCore
import TouchstoneDrawing

/// A single window.
///
/// - Source: SwiftUI, `Window`.
public struct Window<Content> where Content: View {}

extension Window: BuiltInScene {}
