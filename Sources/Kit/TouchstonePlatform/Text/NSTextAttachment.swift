public import Foundation
public import TouchstoneDrawing

/// An image in text. Pictures of attributed strings don't show it: use `Text("\(Image(uiImage: image)) …")`.
///
/// - Source: UIKit and AppKit, `NSTextAttachment`.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // SAFETY: as with UIKit's, an attachment is not changed after it has become an attribute.
  open var image: UIImage?
  /// The bounds of the image on the baseline, in points.
  open var bounds = CGRect.zero
  open var contents: Data?
  /// The type of the contents.
  open var fileType: String?

  /// The character that an attachment replaces.
  public static let character = 0xFFFC

  /// Creates an attachment without an image.
  public override init() { super.init() }

  /// Creates an attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Creates an attachment with contents.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }
}

extension NSAttributedString {
  /// Creates a string of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
