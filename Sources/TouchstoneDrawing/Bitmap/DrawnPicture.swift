package import Foundation

/// A picture that is drawn only when its pixels are asked for, such as a symbol or an outline of an asset catalogue.
package protocol DrawnPicture: Hashable, Sendable {
  /// The size in points.
  var size: CGSize { get }
  /// The pixels, at some number of them per point; `nil` where the picture cannot be drawn.
  func cgImage(scale: CGFloat) -> CGImage?
}

/// What UIKit's and AppKit's kinds of images show.
package enum PictureSource: Hashable, Sendable {
  /// Nothing.
  case none
  /// Pixels.
  case bitmap(CGImage)
  /// A picture that is drawn when its pixels are asked for.
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

  /// The pixels, at so many of them per point where they are drawn now.
  package func cgImage(scale: CGFloat) -> CGImage? {
    switch self {
    case .none: nil
    case .bitmap(let image): image
    case .drawn(let picture): picture.cgImage(scale: scale)
    }
  }
}
