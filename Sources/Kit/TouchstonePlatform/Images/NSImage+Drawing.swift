public import Foundation
public import TouchstoneDrawing

extension NSImage {
  /// Draws the image upright into the current context, scaled to fill a rectangle.
  ///
  /// - Source: AppKit, `NSImage.draw(in:)`.
  public func draw(in rect: NSRect) {
    draw(in: rect, from: .zero, operation: .sourceOver, fraction: 1, respectFlipped: true, hints: nil)
  }

  /// Draws a part of the image into the current context, at a point and at the image's size.
  ///
  /// - Source: AppKit, `NSImage.draw(at:from:operation:fraction:)`.
  public func draw(
    at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat
  ) {
    let part = fromRect.isEmpty ? NSRect(origin: .zero, size: size) : fromRect
    draw(in: NSRect(origin: point, size: part.size), from: part, operation: op, fraction: delta)
  }

  /// Draws a part of the image into the current context, scaled to fill a rectangle.
  ///
  /// It is upside down where y points down.
  ///
  /// - Source: AppKit, `NSImage.draw(in:from:operation:fraction:)`.
  public func draw(
    in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat
  ) {
    draw(in: rect, from: fromRect, operation: op, fraction: delta, respectFlipped: false, hints: nil)
  }

  /// Draws a part of the image into the current context, scaled to fill a rectangle.
  ///
  /// - Parameters:
  ///   - dstSpacePortionRect: The rectangle to fill.
  ///   - srcSpacePortionRect: The part of the image in points, with y up; an empty one means all of it.
  ///   - op: How the image is combined with what is below it.
  ///   - requestedAlpha: The opacity, between 0 and 1.
  ///   - respectContextIsFlipped: Whether the image is upright also where y points down.
  ///   - hints: Has no effect.
  /// - Source: AppKit, `NSImage.draw(in:from:operation:fraction:respectFlipped:hints:)`.
  public func draw(
    in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation,
    fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool, hints: [NSImageRep.HintKey: Any]?
  ) {
    let whole = NSRect(origin: .zero, size: size)
    let part = srcSpacePortionRect.isEmpty ? whole : srcSpacePortionRect.intersection(whole)
    guard let context = DrawingContexts.current, !part.isEmpty else { return }
    // As many pixels as drawn symbols need.
    let growth = max(1, dstSpacePortionRect.width / part.width, dstSpacePortionRect.height / part.height)
    guard let image = source.cgImage(scale: 2 * growth) else { return }
    let (across, down) = (CGFloat(image.width) / size.width, CGFloat(image.height) / size.height)
    let pixels = CGRect(
      x: part.minX * across, y: (size.height - part.maxY) * down, width: part.width * across, height: part.height * down
    )
    guard let image = part == whole ? image : image.cropping(to: pixels) else { return }
    context.saveGState()
    context.setBlendMode(op.blendMode)
    context.setAlpha(requestedAlpha)
    if respectContextIsFlipped && DrawingContexts.isFlipped {
      context.drawUpright(image, in: dstSpacePortionRect)
    } else {
      context.draw(image, in: dstSpacePortionRect)
    }
    context.restoreGState()
  }
}
