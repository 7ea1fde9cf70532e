import Foundation

/// How far a single scroll gesture may go.
///
/// - Source: Swift Charts, `ValueAlignedLimitBehavior`.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  private enum Storage { case automatic, always, never }

  private let storage: Storage

  /// The default limit for the axes.
  public static let automatic = ValueAlignedLimitBehavior(storage: .automatic)
  /// Always limits scrolling to the next page.
  public static let always = ValueAlignedLimitBehavior(storage: .always)
  /// Never limits scrolling.
  public static let never = ValueAlignedLimitBehavior(storage: .never)
}
