public import TouchstoneCore

/// The content of the Touch Bar, which is never shown.
///
/// - Source: SwiftUI, `TouchBar`.
public struct TouchBar<Content> where Content: View {
  /// Creates a Touch Bar.
  public init(@ViewBuilder content: () -> Content) {}

  /// Creates a Touch Bar that the user can change.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// Whether an item of the Touch Bar is shown at first.
///
/// - Source: SwiftUI, `TouchBarItemPresence`.
public enum TouchBarItemPresence: Sendable {
  /// Always, under an identifier.
  case required(String)
  /// Until the user removes it, under an identifier.
  case `default`(String)
  /// After the user adds it, under an identifier.
  case optional(String)
}
