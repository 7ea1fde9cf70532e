import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// A menu, which is never shown.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// Settings of a menu.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The items are part of the menu around.
    public static let displayInline = Options(rawValue: 1)
    /// The menu deletes something.
    public static let destructive = Options(rawValue: 2)
    /// One item is chosen at a time.
    public static let singleSelection = Options(rawValue: 32)
    /// The items are a palette.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The items.
  public let children: [UIMenuElement]
  /// Settings.
  public let options: Options

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}
