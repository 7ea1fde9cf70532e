import TouchstoneCore

/// The prominence of an element.
///
/// - Source: SwiftUI, `Prominence`.
public enum Prominence: Hashable, Sendable {
  /// The default prominence.
  case standard
  /// More prominent than by default.
  case increased
}
