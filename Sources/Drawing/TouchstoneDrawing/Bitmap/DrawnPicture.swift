package import Foundation

/// A picture that is rasterised only when its pixels are requested, such as a symbol or an asset catalogue's vector
/// image.
package protocol DrawnPicture: Hashable, Sendable {
  /// The size in points.
  var size: CGSize { get }
  /// Returns the image at a number of pixels per point, or `nil` if the picture cannot be drawn.
  func cgImage(scale: CGFloat) -> CGImage?
}

/// The content of a UIKit or AppKit image.
package enum PictureSource: Hashable, Sendable {
  /// No content.
  case none
  case bitmap(CGImage)
  /// A picture that is rasterised when its pixels are requested.
  case drawn(any DrawnPicture)

  package static func == (lhs: PictureSource, rhs: PictureSource) -> Bool {
    switch (lhs, rhs) {
    case (.none, .none): true
    case (.bitmap(let lhs), .bitmap(let rhs)): lhs == rhs
    case (.drawn(let lhs), .drawn(let rhs)): AnyHashable(lhs) == AnyHashable(rhs)
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .none: hasher.combine(0)
    case .bitmap(let image): hasher.combine(image)
    case .drawn(let picture): hasher.combine(AnyHashable(picture))
    }
  }

  /// Returns the image; drawn pictures are rasterised at the given number of pixels per point.
  package func cgImage(scale: CGFloat) -> CGImage? {
    switch self {
    case .none: nil
    case .bitmap(let image): image
    case .drawn(let picture): picture.cgImage(scale: scale)
    }
  }
}
