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
    if isCovered(by: masks.map(\.box)) { throw .mask(.wholePicture(picture)) }
  }

  private func places(ofView identifier: String) throws(SnapshotFailure) -> [MaskedPlace] {
    guard let all = views() else { throw .mask(.noViews(identifier: identifier)) }
    let meant = all.filter { $0.identifier == identifier }
    guard let first = meant.first else {
      var seen: Set<String> = []
      throw .mask(
        .unknownView(identifier: identifier, candidates: all.map(\.identifier).filter { seen.insert($0).inserted }))
    }
    let boxes = meant.compactMap { view in
      pixels(x: view.frame.x, y: view.frame.y, width: view.frame.width, height: view.frame.height)
    }
    guard !boxes.isEmpty else {
      throw .mask(.invisibleView(identifier: identifier, frame: first.frame, picture: picture))
    }
    return boxes.map { MaskedPlace($0, view: identifier) }
  }

  /// Returns the pixels of the picture that a rectangle in points touches, or `nil` if there are none.
  private func pixels(x: Double, y: Double, width: Double, height: Double) -> PixelRect? {
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

  /// Returns whether rectangles cover the whole picture.
  private func isCovered(by boxes: [PixelRect]) -> Bool {
    let cuts = Set(boxes.flatMap { [$0.y, $0.y + $0.height] } + [0]).filter { $0 < picture.height }
    // Between two cuts, all rows are covered in the same way.
    return cuts.allSatisfy { row in
      let across = boxes.filter { $0.y <= row && row < $0.y + $0.height }.sorted { $0.x < $1.x }
      let reach = across.reduce(0) { reach, box in box.x <= reach ? max(reach, box.x + box.width) : reach }
      return reach >= picture.width
    }
  }
}
