import TouchstoneCore

/// How prominent something is.
///
/// - Source: SwiftUI, `Prominence`.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More prominent than usual.
  case increased
}
