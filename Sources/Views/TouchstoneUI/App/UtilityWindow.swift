public import TouchstoneCore
import TouchstoneDrawing

/// A window with tools, next to the app's other windows.
///
/// - Source: SwiftUI, `UtilityWindow`.
public struct UtilityWindow<Content> where Content: View {}

extension UtilityWindow: BuiltInScene {}
