/// A class of available space along one axis.
///
/// - Source: SwiftUI, `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// A compact amount of space, such as the width of a phone.
  case compact
  /// A regular amount of space, such as the width of a tablet.
  case regular
}
