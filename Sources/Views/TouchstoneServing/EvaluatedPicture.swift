public import Foundation
import TouchstoneDrawing

/// A view that was evaluated and laid out, and has not been drawn: a value that any thread can draw, in every format.
public struct EvaluatedPicture: Sendable {
  let list: DisplayList
  let scale: CGFloat
  let isOpaque: Bool
  let time: Duration?
  /// The time that the request has taken.
  var spent: Duration
  /// The digest of what the picture shows, in no format.
  let content: PictureDigest
  /// What is drawn in another way than on a device: symbols without a drawing, characters without a glyph, fonts by substitutes.
  public let warnings: [String]

  /// The size in points.
  public var size: CGSize { list.size }

  /// Returns the identity of the file that ``RenderingPool/draw(_:as:)`` makes.
  public func digest(as format: PictureFormat) -> PictureDigest { content.derived(format.words) }
}
