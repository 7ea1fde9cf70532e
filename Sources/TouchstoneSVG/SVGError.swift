package import Foundation

/// Why a picture cannot be written as SVG.
package enum SVGError: Error, Hashable {
  /// A side is not positive and finite.
  case invalidSize(CGSize)
  case nestingTooDeep(limit: Int)
}
