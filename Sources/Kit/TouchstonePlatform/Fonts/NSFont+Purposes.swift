public import Foundation

extension NSFont {
  /// Returns the font of menus; at a size of 0, in theirs.
  public class func menuFont(ofSize size: CGFloat) -> NSFont { .systemFont(ofSize: size > 0 ? size : 13) }
  /// Returns the font of labels; at a size of 0, in theirs.
  public class func labelFont(ofSize size: CGFloat) -> NSFont { .systemFont(ofSize: size > 0 ? size : 10) }
  /// Returns the font of the message of a dialog; at a size of 0, in its own.
  public class func messageFont(ofSize size: CGFloat) -> NSFont { .systemFont(ofSize: size > 0 ? size : 13) }
  /// Returns the font of documents, which is that of the system; at a size of 0, at 12 points.
  public class func userFont(ofSize size: CGFloat) -> NSFont? { .systemFont(ofSize: size > 0 ? size : 12) }
}
