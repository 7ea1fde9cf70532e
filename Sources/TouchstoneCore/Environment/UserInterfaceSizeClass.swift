/// How much room a screen gives in one direction.
///
/// - Source: SwiftUI, `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room, such as a phone's width.
  case compact
  /// Much room, such as a tablet's width.
  case regular
}
