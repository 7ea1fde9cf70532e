import TouchstoneCore

/// The purpose of a button.
///
/// - Source: SwiftUI, `ButtonRole`.
public struct ButtonRole: Hashable, Sendable {
  private enum Kind { case destructive, cancel, confirm, close }

  private let kind: Kind

  /// The button deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// The button cancels an operation.
  public static let cancel = ButtonRole(kind: .cancel)
  /// The button confirms something.
  public static let confirm = ButtonRole(kind: .confirm)
  /// The button closes something.
  public static let close = ButtonRole(kind: .close)
}

extension ViewTraits {
  private enum ConfirmsKey: _ViewTraitKey { static var defaultValue: Bool { false } }

  /// Whether the view is a button that confirms something, which stands out among the buttons of a bar.
  var confirms: Bool {
    get { self[viewTrait: ConfirmsKey.self] }
    set { self[viewTrait: ConfirmsKey.self] = newValue }
  }
}
