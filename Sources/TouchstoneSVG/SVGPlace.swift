import Foundation
import TouchstoneDrawing

/// Where on the page a group's coordinates lie.
struct SVGPlace {
  let page: CGRect
  /// From the group's coordinates to points of the page.
  var transform = CGAffineTransform.identity

  init(page: CGRect) {
    self.page = page
  }

  /// The place of a group within this one.
  func within(_ transform: CGAffineTransform) -> SVGPlace {
    var place = self
    place.transform = transform.concatenating(self.transform)
    return place
  }

  /// The part of the group's plane that shows on the page, wider by a margin in the group's lengths.
  func visible(margin: CGFloat = 0) -> CGRect {
    let rect = page.insetBy(dx: -1, dy: -1).applying(transform.inverted())
    let margin = margin.isFinite ? min(max(margin, 0), 1e5) : 0
    return rect.insetBy(dx: -margin, dy: -margin)
  }
}
