import TouchstoneCore

/// What a button is for.
///
/// - Source: SwiftUI, `ButtonRole`.
public struct ButtonRole: Hashable, Sendable {
  private enum Kind { case destructive, cancel, confirm, close }

  private let kind: Kind

  /// It deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// It ends something without effect.
  public static let cancel = ButtonRole(kind: .cancel)
  /// It agrees to something.
  public static let confirm = ButtonRole(kind: .confirm)
  /// It closes something.
  public static let close = ButtonRole(kind: .close)
}
