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
  /// Whether it is drawn as a golden of the view would be, with the same background.
  var isAsRecorded = false
  /// Where the views begin in the bitmap, in points; nil if that is not known, so that no pixel is that of a view.
  var origin: (x: Double, y: Double)? = (0, 0)

  init(views: [LookAnswer.SeenView], bitmap: Bitmap, scale: Double, knowsColors: Bool = true) {
    self.views = views
    self.bitmap = bitmap
    self.scale = scale
    self.knowsColors = knowsColors
  }

  /// Whether no pixel shows what is behind the picture.
  var isOpaque: Bool {
    bitmap.withUnsafeBytes { bytes in
      // A closure for each pixel would take a debug build tenths of a second.
      var place = 3
      while place < bytes.count {
        if bytes[place] != 255 { return false }
        place += 4
      }
      return true
    }
  }

  /// The frame of a view in the bitmap, in points; nil if it is not known.
  func place(of frame: LookAnswer.PlacedFrame) -> LookAnswer.PlacedFrame? {
    origin.map { [frame[0] + $0.x, frame[1] + $0.y, frame[2], frame[3]] }
  }

  /// The part of the bitmap with a view; nil if there is none, or its place is not known.
  func picture(of frame: LookAnswer.PlacedFrame) -> Bitmap? {
    place(of: frame).flatMap { bitmap.cropped(to: $0, scale: scale) }
  }

  /// Finds where the views of a golden begin in it: in the corner if they fill it, or where those of another picture do, if
  /// that has as much around them.
  mutating func place(like other: LookSide) {
    let spare = spare
    let isFilled = spare.allSatisfy { abs($0) <= 1 }
    let isAlike = zip(spare, other.spare).allSatisfy { abs($0 - $1) <= 1 } && scale == other.scale
    origin = isFilled ? (0, 0) : isAlike ? other.origin : nil
  }

  /// The pixels that the bitmap is wider and higher than the views.
  private var spare: [Double] {
    let frame = views.first?.frame ?? [0, 0, 0, 0]
    return [Double(bitmap.width) - frame[2] * scale, Double(bitmap.height) - frame[3] * scale]
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
