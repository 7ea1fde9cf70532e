import Foundation
import TouchstoneDrawing
import TouchstoneReport
import TouchstoneSnapshots

/// One side of a comparison: the views of a picture, and its pixels.
struct LookSide {
  var views: [LookAnswer.SeenView]
  var bitmap: Bitmap
  /// Pixels per point.
  var scale: Double
  /// Whether the views know the paints that they are drawn with.
  var knowsColors = true

  init(views: [LookAnswer.SeenView], bitmap: Bitmap, scale: Double, knowsColors: Bool = true) {
    self.views = views
    self.bitmap = bitmap
    self.scale = scale
    self.knowsColors = knowsColors
  }

  /// Creates the views of an outline, as goldens keep it.
  static func views(of outline: ViewOutline) -> [LookAnswer.SeenView] {
    var open: [Int] = []
    return outline.items.enumerated().map { index, item in
      open.removeSubrange(min(item.depth, open.count)...)
      defer { open.append(index + 1) }
      let frame = [item.frame.x, item.frame.y, item.frame.width, item.frame.height]
      var view = LookAnswer.SeenView(number: index + 1, parent: open.last, type: item.name, frame: frame)
      view.text = item.words
      return view
    }
  }
}
