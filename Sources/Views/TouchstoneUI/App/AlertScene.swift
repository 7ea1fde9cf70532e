public import TouchstoneCore

/// An alert without a window, which is never shown.
///
/// - Source: SwiftUI, `AlertScene`.
public struct AlertScene<Actions, Message> where Actions: View, Message: View {}

extension AlertScene: BuiltInScene {}
