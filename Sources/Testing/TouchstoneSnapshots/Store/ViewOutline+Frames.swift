/// The views of a snapshot that shows several moments.
extension ViewOutline {
  /// Creates the outline of an animated image from those of its frames, one after the other.
  package init(frames: [ViewOutline]) {
    self.init(uncovered: frames.flatMap(\.items), hasFrames: true)
  }

  /// The outlines of the frames of an animated image, in order: each begins with a view that is in no other.
  var frames: [ViewOutline] {
    var frames: [[Item]] = []
    for item in items {
      if item.depth == 0 { frames.append([]) }
      if !frames.isEmpty { frames[frames.count - 1].append(item) }
    }
    return frames.map { ViewOutline(uncovered: $0) }
  }

  /// Returns the outline of a film strip with the views in its frames.
  ///
  /// - Parameters:
  ///   - frames: The outlines of the frames.
  ///   - places: Where the pictures of the frames lie, in the same order.
  func holding(_ frames: [ViewOutline], at places: [PlacedView.Frame]) -> ViewOutline {
    var all: [Item] = []
    var rest = Array(zip(frames, places))[...]
    for item in items {
      all.append(item)
      guard let (frame, place) = rest.first, item.isImage, item.frame == place else { continue }
      rest.removeFirst()
      all += frame.items.map { inner in
        var inner = inner
        inner.depth += item.depth + 1
        inner.frame = inner.frame.within(place)
        return inner
      }
    }
    return ViewOutline(uncovered: all, hasFrames: true)
  }

  /// The path of the picture in a film strip that takes a place.
  func path(ofPictureAt place: PlacedView.Frame) -> String? {
    let picture = items.firstIndex { $0.isImage && $0.frame.holds(place) && place.holds($0.frame) }
    return picture.map { paths.shown[$0] }
  }

  /// A view that lies elsewhere than in a golden, in the same size.
  struct Move: Hashable, Sendable {
    var view: PlacedView
    /// To the right and down, in points.
    var x, y: Double
  }

  /// The view whose move explains a difference: that with the smallest place, then and now, that holds the rectangle.
  func move(around box: PlacedView.Frame, since golden: ViewOutline) -> Move? {
    let moves = placedViews.compactMap { view -> (move: Move, area: Double)? in
      guard !view.path.isEmpty, let old = frame(at: view.path, in: golden), old.width == view.frame.width,
        old.height == view.frame.height, old != view.frame
      else { return nil }
      let place = old.union(view.frame)
      guard place.holds(box) else { return nil }
      var moved = view
      moved.goldenFrame = old
      return (Move(view: moved, x: view.frame.x - old.x, y: view.frame.y - old.y), place.width * place.height)
    }
    return moves.reversed().min { $0.area < $1.area }?.move
  }
}
