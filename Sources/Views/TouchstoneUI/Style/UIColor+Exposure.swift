public import Foundation
import TouchstoneCore

extension UIColor {
  /// Creates a colour from sRGB components whose light is multiplied by 2 to the power of `exposure`. The headroom is
  /// the same factor.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat) {
    self.init(color: Color(red: red, green: green, blue: blue, opacity: alpha, exposure: exposure))
  }

  /// Creates a colour from sRGB components whose light is multiplied by a factor of at least 1. The headroom is the
  /// same factor.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, exposure: log2(max(linearExposure, 1)))
  }

  /// The factor by which the light was multiplied; 1 for a colour of standard dynamic range.
  public var linearExposure: CGFloat { color.linearExposure }

  /// The colour before its light was multiplied.
  public var standardDynamicRange: UIColor { linearExposure > 1 ? UIColor(color: color.withoutExposure) : self }

  /// Returns the colour, marked as belonging to content with the given headroom.
  public func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor {
    UIColor(color: color.headroom(contentHeadroom))
  }
}
