public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// The content of a list's cell: a text, a second one and an image.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  public var image: UIImage?

  /// Returns the content of a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a cell with a second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a cell with a second text beside the first.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
