/// The toolbar of a window, which is never shown. Use `toolbar(content:)` to have one in pictures.
///
/// - Source: AppKit, `NSToolbar`.
@MainActor @preconcurrency
open class NSToolbar {
  /// The name of a toolbar.
  public typealias Identifier = String

  /// How the items of a toolbar are shown.
  public enum DisplayMode: UInt, Sendable {
    /// The modes of AppKit, in its order.
    case `default`, iconAndLabel, iconOnly, labelOnly
  }

  public let identifier: Identifier
  open var isVisible = true
  open var displayMode = DisplayMode.default
  /// Whether the items can be changed by the user.
  open var allowsUserCustomization = false
  /// Whether changes of the user are kept.
  open var autosavesConfiguration = false
  open var showsBaselineSeparator = true

  /// Creates a toolbar with a name.
  public init(identifier: Identifier) { self.identifier = identifier }

  /// Creates a toolbar without a name.
  public convenience init() { self.init(identifier: "") }
}
