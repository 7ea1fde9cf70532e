public import Foundation
public import TouchstoneDrawing

/// A drawing destination with its drawing state.
///
/// Copies have their own state and draw into the same layer:
///
/// ```swift
/// Canvas { context, size in
///   var clipped = context
///   clipped.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
///   clipped.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
///   context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
/// }
/// ```
///
/// Lengths and points are in user space, which `transform` maps to the points of the canvas.
///
/// - Source: SwiftUI, `GraphicsContext`.
public struct GraphicsContext {
  let layer: GraphicsLayer
  let surroundings: GraphicsSurroundings
  /// The part of the canvas that is visible in the layer, in points of the canvas.
  let bounds: CGRect

  /// The opacity of drawn content, from 0 to 1.
  public var opacity: Double = 1

  /// The blend mode of drawn content.
  public var blendMode: BlendMode = .normal

  /// The transform from user space to the points of the canvas.
  public var transform: CGAffineTransform

  var clips: [ClipStep] = []
  var filters: [FilterStep] = []

  init(
    layer: GraphicsLayer, surroundings: GraphicsSurroundings, bounds: CGRect, transform: CGAffineTransform = .identity
  ) {
    self.layer = layer
    self.surroundings = surroundings
    self.bounds = bounds
    self.transform = transform
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { surroundings.environment }

  /// Scales subsequent drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Translates subsequent drawing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates subsequent drawing, clockwise on screen.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a transform to subsequent drawing, before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}

extension GraphicsContext {
  /// Draws into a new layer, which is then drawn with this context's state.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = onNewLayer()
    try content(&inner)
    guard !inner.layer.items.isEmpty else { return }
    if inner.layer.isBlended {
      add([.group(DisplayList.Group(isLayer: true, items: inner.layer.items))], transform: .identity)
    } else {
      add(inner.layer.items, transform: .identity)
    }
  }

  /// Returns a context with a new layer and a default state except for the transform.
  func onNewLayer() -> GraphicsContext {
    GraphicsContext(layer: GraphicsLayer(), surroundings: surroundings, bounds: clippedBounds, transform: transform)
  }

  /// Draws items in user space with the context's state.
  func add(_ items: [DisplayList.Item]) {
    add(items, transform: transform)
  }

  /// Draws items with the context's filters, clips, opacity and blend mode.
  ///
  /// - Parameter transform: The transform from the items' coordinates to the points of the canvas.
  func add(_ items: [DisplayList.Item], transform: CGAffineTransform) {
    let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    let mode = blendMode.mode
    guard !items.isEmpty, opacity > 0 || mode != .normal else { return }
    var drawing = FilteredDrawing(items, at: transform)
    for step in filters.reversed() { drawing.apply(step) }
    for part in drawing.parts {
      compose(part.items.placed(by: part.place), opacity: opacity, mode: part.blendMode ?? mode)
    }
  }

  /// Adds finished content to the layer with the clips, an opacity and a blend mode.
  private func compose(_ items: [DisplayList.Item], opacity: Double, mode: CGBlendMode) {
    var items = items
    let paths = clips.compactMap(\.path)
    var masks = clips.compactMap(\.mask)
    let lastMask = masks.popLast()
    for mask in masks { items = [.group(DisplayList.Group(mask: mask, items: items))] }
    if mode != .normal { layer.markBlended() }
    if paths.isEmpty, lastMask == nil, opacity == 1, mode == .normal {
      for item in items { layer.add(item) }
    } else {
      layer.add(
        .group(
          DisplayList.Group(clips: paths, mask: lastMask, opacity: opacity, blendMode: mode, items: items)))
    }
  }
}
