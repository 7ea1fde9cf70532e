package import Foundation

/// Why a display list could not be drawn.
package enum RenderError: Error, Hashable, Sendable {
  /// The size or the scale is not finite or below zero.
  case invalidSize(CGSize, scale: CGFloat)
  /// The picture would have no pixel.
  case emptySurface(CGSize, scale: CGFloat)
  /// A side of the picture, or of a layer of it, is longer than a surface can be.
  ///
  /// - Parameters:
  ///   - width: Pixels.
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
  /// Cairo gave up.
  case cairo(status: Int, message: String)
}
