import Foundation
public import TouchstoneDrawing

/// An item of a menu.
///
/// - Source: UIKit, `UIMenuElement`.
@MainActor @preconcurrency
open class UIMenuElement {
  public package(set) var title: String
  open var subtitle: String?
  public package(set) var image: UIImage?

  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  /// The state of an item.
  public enum State: Int, Sendable {
    /// Off, on, or both among several.
    case off, on, mixed
  }

  /// Settings of an item.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The item deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// The item is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
}
