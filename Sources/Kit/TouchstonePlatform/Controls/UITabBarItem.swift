import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The image while the item is selected.
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?

  /// Creates an item.
  public override init() { super.init() }

  /// Creates an item with a title, an image and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title and images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
