public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

extension UIButton {
  /// The appearance of a button, which is never drawn.
  ///
  /// - Source: UIKit, `UIButton.Configuration`.
  public struct Configuration {
    /// The size of a button.
    public enum Size: Int, Sendable {
      /// Medium, small, mini or large.
      case medium, small, mini, large
    }

    /// The corners of a button.
    public enum CornerStyle: Int, Sendable {
      /// Fixed, or that scale with the text, or small, medium, large ones, or a capsule.
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    /// The edge of the title at which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The distances around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration() }
    /// Returns a configuration with a background in the tint colour.
    public static func filled() -> Configuration { Configuration() }
    /// Returns a configuration with a tinted background.
    public static func tinted() -> Configuration { Configuration() }
    /// Returns a configuration with a grey background.
    public static func gray() -> Configuration { Configuration() }
    /// Returns a configuration without a border.
    public static func borderless() -> Configuration { Configuration() }
    /// Returns a configuration with a border.
    public static func bordered() -> Configuration { Configuration() }
    /// Returns a configuration with a border in the tint colour.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// Returns a prominent configuration with a border.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}
