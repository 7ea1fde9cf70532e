package import Foundation

/// An error in drawing a display list.
package enum RenderError: Error, Hashable, Sendable {
  /// The size or scale is not finite, or is negative.
  case invalidSize(CGSize, scale: CGFloat)
  /// The picture would have no pixels.
  case emptySurface(CGSize, scale: CGFloat)
  /// The picture, or one of its layers, is wider or taller than a surface can be.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - points: The size of the picture in points; `nil` for a layer.
  case surfaceTooLarge(width: Double, height: Double, points: CGSize?, limit: Int)
  /// A page is larger than PDF allows.
  case pageTooLarge(CGSize, limit: Int)
  /// The pixels of the picture alone would take more memory than allowed.
  case pictureTooLarge(width: Double, height: Double, points: CGSize, limit: Int)
  /// The pixels of the picture and its open layers would take more memory than allowed.
  case outOfMemory(bytes: Double, limit: Int)
  /// Groups are nested deeper than allowed.
  case nestingTooDeep(limit: Int)
  /// Cairo reported an error.
  case cairo(status: Int, message: String)
}
