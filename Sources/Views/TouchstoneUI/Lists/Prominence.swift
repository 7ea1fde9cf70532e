public import TouchstoneCore

/// The prominence of an element.
///
/// - Source: SwiftUI, `Prominence`.
public enum Prominence: Hashable, Sendable {
  /// The default prominence.
  case standard
  /// More prominent than by default.
  case increased
}

extension View {
  /// Sets the prominence of section headers.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence).listRow { $0.headerProminence = prominence }
  }
}
