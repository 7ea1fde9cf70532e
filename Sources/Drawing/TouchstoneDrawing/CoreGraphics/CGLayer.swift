public import Foundation

/// A drawing that is made once and can be drawn many times.
///
///     if let layer = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil) {
///       layer.context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
///       context.draw(layer, at: CGPoint(x: 5, y: 5))
///     }
///
/// Its vector content stays sharp at any size. A class because Core Graphics' is one.
///
/// - Source: Core Graphics, `CGLayer`.
public final class CGLayer {
  /// The size in points.
  public let size: CGSize
  private let drawing: CGContext

  /// Creates an empty layer; the context is ignored.
  ///
  /// - Returns: `nil` if the size is empty or not finite.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let box = CGRect(origin: .zero, size: size)
    guard box.isFinite, size.width > 0, size.height > 0 else { return nil }
    self.size = size
    drawing = CGContext(.list, box: box, isRecording: true)
  }

  /// The context that draws into the layer, with its origin at the bottom left.
  public var context: CGContext? { drawing }

  /// The contents of the layer.
  var list: DisplayList { drawing.list }
}

extension CGContext {
  /// Draws a layer with its lower-left corner at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer scaled to fill a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let list = layer.list
    let place = CGAffineTransform(
      a: rect.width / list.size.width, b: 0, c: 0, d: -rect.height / list.size.height, tx: rect.minX, ty: rect.maxY)
    let frame = DisplayList.Clip(path: Path(CGRect(origin: .zero, size: list.size)))
    record([
      .group(DisplayList.Group(transform: place.concatenating(toList), clips: [frame], items: list.items))
    ])
  }
}
