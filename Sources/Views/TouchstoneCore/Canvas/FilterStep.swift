import Foundation
import TouchstoneDrawing

/// A change to drawn content before it is added to the layer.
enum FilterStep {
  /// A filter whose lengths are in a space, given by its transform to the points of the canvas.
  case filter(Filter, space: CGAffineTransform)
  /// A shadow that is drawn separately.
  case separateShadow(Filter.Shadow, space: CGAffineTransform)
  /// A projection of the points of the canvas.
  case projection(ProjectionTransform)
}

/// Drawn content on its way through filters to the layer.
struct FilteredDrawing {
  /// A part that is added to the layer separately.
  struct Part {
    var items: [DisplayList.Item]
    /// The transform from the items' coordinates to the points of the canvas.
    var place: CGAffineTransform
    /// The blend mode of a shadow; `nil` for that of the context.
    var blendMode: CGBlendMode?
  }

  private var object: Part
  private var shadows: (below: [Part], above: [Part]) = ([], [])
  private var hasObject = true

  init(_ items: [DisplayList.Item], at place: CGAffineTransform) {
    object = Part(items: items, place: place)
  }

  /// The parts, from back to front.
  var parts: [Part] { shadows.below + (hasObject ? [object] : []) + shadows.above }

  /// Applies a step to everything drawn so far, including what previous filters have added.
  mutating func apply(_ step: FilterStep) {
    if !shadows.below.isEmpty || !shadows.above.isEmpty || !hasObject { join() }
    switch step {
    case .projection(let projection):
      if projection.isAffine {
        object.place = object.place.concatenating(projection.affinePart)
      } else {
        object.items = object.items.placed(by: object.place).projected(by: projection)
        object.place = .identity
      }
    case .filter(let filter, let space): apply(filter, in: space)
    case .separateShadow(var shadow, let space):
      let placement = shadow.placement
      let mode = shadow.blendMode
      shadow.blendMode = .normal
      shadow.placement = .only
      if placement == .inner { shadow.isInverted = true }
      var part = self
      part.apply(.shadow(shadow), in: space)
      part.object.blendMode = mode
      switch placement {
      case .below: shadows.below = [part.object]
      case .above, .inner: shadows.above = [part.object]
      case .only:
        shadows.below = [part.object]
        hasObject = false
      }
    }
  }

  /// Combines all parts into one.
  private mutating func join() {
    let items = parts.flatMap { part -> [DisplayList.Item] in
      let placed = part.items.placed(by: part.place)
      guard let mode = part.blendMode, mode != .normal else { return placed }
      return [.group(DisplayList.Group(blendMode: mode, items: placed))]
    }
    self = FilteredDrawing([.group(DisplayList.Group(isLayer: true, items: items))], at: .identity)
  }

  private mutating func apply(_ filter: Filter, in space: CGAffineTransform) {
    guard space.determinant != 0, space.determinant.isFinite else { return }
    if object.place == space, case .group(var group)? = object.items.first, object.items.count == 1,
      group.isOnlyFilters
    {
      group.filters.append(filter)
      object.items = [.group(group)]
      return
    }
    let items =
      object.place == space ? object.items : object.items.placed(by: object.place.concatenating(space.inverted()))
    object.items = [.group(DisplayList.Group(filters: [filter], items: items))]
    object.place = space
  }
}

extension [DisplayList.Item] {
  /// Returns the items with a transform applied.
  func placed(by transform: CGAffineTransform) -> [DisplayList.Item] {
    transform.isIdentity ? self : [.group(DisplayList.Group(transform: transform, items: self))]
  }
}

extension DisplayList.Group {
  /// Whether the group only applies filters, so that another filter can be added.
  fileprivate var isOnlyFilters: Bool {
    !filters.isEmpty && transform.isIdentity && clips.isEmpty && mask == nil && opacity == 1 && blendMode == .normal
      && !isLayer
  }
}
