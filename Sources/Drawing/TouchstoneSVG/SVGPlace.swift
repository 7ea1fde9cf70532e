import Foundation
import TouchstoneDrawing

/// The position of a group's coordinates on the page.
struct SVGPlace {
  let page: CGRect
  /// The transform from the group's coordinates to points of the page.
  var transform = CGAffineTransform.identity

  init(page: CGRect) {
    self.page = page
  }

  /// Returns the place of a group within this one.
  func within(_ transform: CGAffineTransform) -> SVGPlace {
    var place = self
    place.transform = transform.concatenating(self.transform)
    return place
  }

  /// Returns the visible part of the group's plane, expanded by a margin in the group's coordinates.
  func visible(margin: CGFloat = 0) -> CGRect {
    let rect = page.insetBy(dx: -1, dy: -1).applying(transform.inverted())
    let margin = margin.isFinite ? min(max(margin, 0), 1e5) : 0
    return rect.insetBy(dx: -margin, dy: -margin)
  }
}
