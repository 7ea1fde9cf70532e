package import Foundation

/// An error in writing a picture as SVG.
package enum SVGError: Error, Hashable {
  /// The width or height is not positive and finite.
  case invalidSize(CGSize)
  case nestingTooDeep(limit: Int)
}
