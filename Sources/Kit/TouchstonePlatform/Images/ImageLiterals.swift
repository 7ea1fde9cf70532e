import Foundation
public import TouchstoneDrawing

/// The type of image literals, as Xcode writes them: `#imageLiteral(resourceName: "Map")`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates an image from the file or image set with the given name, or one without a size if there is none.
  public convenience init(imageLiteralResourceName name: String) {
    if let picture = PlatformPicture(named: name, bundle: nil) {
      self.init(source: .drawn(picture), scale: 2)
    } else {
      self.init()
    }
  }
}
