import Foundation
import TouchstoneDiff

/// Finds the pixels that masks cover.
struct MaskPlacement {
  let picture: PictureSize
  /// Returns the views with an identifier, or `nil` if the strategy does not draw exactly one view. Only called if a
  /// view is masked.
  let views: () -> [MaskedView]?

  /// Returns the areas of masks, each of which covers at least one pixel.
  func places(of masks: [SnapshotMask]) throws(SnapshotFailure) -> [MaskedPlace] {
    var places: [MaskedPlace] = []
    for mask in masks {
      switch mask.place {
      case .rect(let rect):
        guard let box = pixels(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) else {
          throw .mask(.emptyRect(rect, picture: picture))
        }
        places.append(MaskedPlace(box))
      case .view(let identifier):
        places += try self.places(ofView: identifier)
      }
    }
    try requireRest(of: places)
    return places
  }

  /// Makes sure that masks leave something to compare.
  func requireRest(of masks: [MaskedPlace]) throws(SnapshotFailure) {
    if isCovered(PixelRect(x: 0, y: 0, width: picture.width, height: picture.height), by: masks.map(\.box)) {
      throw .mask(.wholePicture(picture))
    }
  }

  private func places(ofView identifier: String) throws(SnapshotFailure) -> [MaskedPlace] {
    guard let all = views() else { throw .mask(.noViews(identifier: identifier)) }
    let meant = all.filter { $0.identifier == identifier }
    guard let first = meant.first else {
      var seen: Set<String> = []
      throw .mask(
        .unknownView(identifier: identifier, candidates: all.map(\.identifier).filter { seen.insert($0).inserted }))
    }
    let boxes = meant.compactMap { pixels(of: $0.frame) }
    guard !boxes.isEmpty else {
      throw .mask(.invisibleView(identifier: identifier, frame: first.frame, picture: picture))
    }
    return boxes.map { MaskedPlace($0, view: identifier) }
  }

  /// Returns the pixels of the picture that a rectangle in points touches, or `nil` if there are none.
  func pixels(x: Double, y: Double, width: Double, height: Double) -> PixelRect? {
    let right = x + width
    let bottom = y + height
    guard [x, y, right, bottom].allSatisfy(\.isFinite), width > 0, height > 0 else { return nil }
    /// A thousandth of a pixel is a rounding error, not a pixel that is touched.
    func range(_ start: Double, _ end: Double, _ limit: Int) -> Range<Int>? {
      let low = max(0, (start * picture.scale + 0.001).rounded(.down))
      let high = min(Double(limit), (end * picture.scale - 0.001).rounded(.up))
      return low < high ? Int(low)..<Int(high) : nil
    }
    guard let columns = range(x, right, picture.width), let rows = range(y, bottom, picture.height) else { return nil }
    return PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// Returns the pixels of the picture that a frame touches, or `nil` if there are none.
  func pixels(of frame: PlacedView.Frame) -> PixelRect? {
    pixels(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// Returns the pixels of the picture that a frame covers entirely, or `nil` if there are none.
  func wholePixels(of frame: PlacedView.Frame) -> PixelRect? {
    let sides = [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height].map { $0 * picture.scale }
    // Outlines round lengths to hundredths of a point.
    let slack = 0.02 * picture.scale
    let limits = [picture.width, picture.height].map(Double.init)
    guard sides.allSatisfy(\.isFinite) else { return nil }
    let start = (0..<2).map { min(max((sides[$0] - slack).rounded(.up), 0), limits[$0]) }
    let end = (0..<2).map { min(max((sides[$0 + 2] + slack).rounded(.down), 0), limits[$0]) }
    guard start[0] < end[0], start[1] < end[1] else { return nil }
    return PixelRect(
      x: Int(start[0]), y: Int(start[1]), width: Int(end[0] - start[0]), height: Int(end[1] - start[1]))
  }

  /// Returns what is drawn where only a golden has the masked view; nil if nothing is, or only what lies behind the view.
  ///
  /// - Parameters:
  ///   - old: Where the golden has the view.
  ///   - masks: What is masked in the picture.
  ///   - drawn: What is drawn in the picture.
  ///   - golden: The views of the golden, which had what lies behind the view as well.
  func intruder(
    in old: MaskedPlace, besides masks: [MaskedPlace], drawn: [DrawnArea], golden: ViewOutline?
  ) -> DrawnArea? {
    // Neighbours may share a pixel with the view, and letters reach a little over its frame.
    guard old.width > 2, old.height > 2 else { return nil }
    let inner = PixelRect(x: old.x + 1, y: old.y + 1, width: old.width - 2, height: old.height - 2)
    let reach = Int(picture.scale.rounded(.up))
    let known = masks.map { mask in
      PixelRect(
        x: mask.x - reach, y: mask.y - reach, width: mask.width + 2 * reach, height: mask.height + 2 * reach)
    }
    return drawn.first { area in
      guard let box = pixels(of: area.frame), let part = box.intersection(with: inner), !isCovered(part, by: known)
      else { return false }
      // The golden has it as well, besides the masked view itself; edges may be moved to whole pixels.
      let twins = golden?.items.count { isNear(pixels(of: $0.frame), box) } ?? 0
      let isLarger = box != old.box && box.intersection(with: old.box) == old.box
      let isBehind = part == inner && (area.isFill && isLarger || twins > (isNear(old.box, box) ? 1 : 0))
      return !isBehind
    }
  }

  /// Returns whether the sides of two rectangles are at most two pixels apart.
  private func isNear(_ a: PixelRect?, _ b: PixelRect) -> Bool {
    guard let a else { return false }
    return abs(a.x - b.x) <= 2 && abs(a.y - b.y) <= 2 && abs(a.x + a.width - b.x - b.width) <= 2
      && abs(a.y + a.height - b.y - b.height) <= 2
  }

  /// Returns whether rectangles cover another one.
  func isCovered(_ area: PixelRect, by boxes: [PixelRect]) -> Bool {
    let bottom = area.y + area.height
    let sides = [area.y] + boxes.map(\.y) + boxes.map { $0.y + $0.height }
    let cuts = Set(sides).filter { area.y <= $0 && $0 < bottom }
    // Between two cuts, all rows are covered in the same way.
    return cuts.allSatisfy { row in
      let across = boxes.filter { $0.y <= row && row < $0.y + $0.height }.sorted { $0.x < $1.x }
      let reach = across.reduce(area.x) { reach, box in box.x <= reach ? max(reach, box.x + box.width) : reach }
      return reach >= area.x + area.width
    }
  }
}
