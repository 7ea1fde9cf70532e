package import Foundation

/// Why a display list could not be drawn.
package enum RenderError: Error, Hashable, Sendable {
  /// The size or the scale is not finite or below zero.
  case invalidSize(CGSize, scale: CGFloat)
  /// The picture would have no pixel.
  case emptySurface(CGSize, scale: CGFloat)
  /// A side is longer than a surface can be.
  case surfaceTooLarge(width: Double, height: Double, limit: Int)
  /// The pixels of the picture and its open layers would take more memory than allowed.
  case outOfMemory(bytes: Double, limit: Int)
  /// Groups are nested deeper than allowed.
  case nestingTooDeep(limit: Int)
  /// Cairo gave up.
  case cairo(status: Int, message: String)
}
