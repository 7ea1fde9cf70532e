import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

// Images with caps: as in SwiftUI, the parts between them are tiled or stretched where the image is larger.
extension UIImage {
  /// What is done with the parts between caps.
  ///
  /// - Source: UIKit, `UIImage.ResizingMode`.
  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  /// Returns the image with caps, in points, between which it is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with caps, in points, between which it is tiled or stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    let insets = EdgeInsets(
      top: capInsets.top, leading: capInsets.left, bottom: capInsets.bottom, trailing: capInsets.right)
    let image = Image(uiImage: self).resizable(
      capInsets: insets, resizingMode: resizingMode == .tile ? .tile : .stretch)
    return UIImage(source: .drawn(PlatformPicture(image: image)), scale: scale, renderingMode: renderingMode)
  }

  /// The caps, in points.
  public var capInsets: UIEdgeInsets {
    guard let insets = cappedPicture?.image.resizing?.capInsets else { return .zero }
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// What is done with the parts between the caps.
  public var resizingMode: ResizingMode { cappedPicture?.image.resizing?.mode == .stretch ? .stretch : .tile }

  /// The picture, if it has caps.
  var cappedPicture: PlatformPicture? {
    guard case .drawn(let picture) = source, let picture = picture as? PlatformPicture, picture.image.resizing != nil
    else { return nil }
    return picture
  }
}
