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

  /// The colour of each pixel in a frame, row by row, and the width of a row.
  func pixels(in frame: LookAnswer.PlacedFrame) -> (colors: [UInt32], width: Int) {
    let left = max(0, Int((frame[0] * scale).rounded())), top = max(0, Int((frame[1] * scale).rounded()))
    let right = min(bitmap.width, Int(((frame[0] + frame[2]) * scale).rounded()))
    let bottom = min(bitmap.height, Int(((frame[1] + frame[3]) * scale).rounded()))
    guard right > left, bottom > top else { return ([], 0) }
    var colors: [UInt32] = []
    colors.reserveCapacity((right - left) * (bottom - top))
    bitmap.withUnsafeBytes { bytes in
      for y in top..<bottom {
        for x in left..<right {
          let start = (y * bitmap.width + x) * 4
          colors.append(UInt32(bytes[start + 2]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start]))
        }
      }
    }
    return (colors, right - left)
  }
}
