public import Foundation
import TouchstoneDrawing

extension NSAttributedString {
  /// Returns the size of the text on one line for each of its paragraphs, in points. It is not rounded.
  public func size() -> CGSize {
    AttributedStringDrawing(self, options: .usesLineFragmentOrigin)
      .bounds(in: CGSize(width: CGFloat.infinity, height: .infinity)).size
  }

  /// Returns the bounds of the text within a size, in points. They are not rounded.
  ///
  /// - Parameters:
  ///   - size: The available space; a length of 0 or less, or a very great one, is no limit.
  ///   - options: `usesLineFragmentOrigin` for several lines.
  ///   - context: Takes the bounds.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = AttributedStringDrawing(self, options: options).bounds(in: size)
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text into the current context, with the top left corner at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)))
  }

  /// Draws the text into the current context, in several lines within a rectangle.
  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  /// Draws the text into the current context: within a rectangle, or on a baseline at its origin.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let drawing = AttributedStringDrawing(self, options: options)
    context?.totalBounds = drawing.bounds(in: rect.size)
    guard let destination = DrawingContexts.current else { return }
    drawing.draw(in: rect, context: destination)
  }
}

extension NSString {
  /// Returns the size of the text, in points. It is not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    "\(self)".attributed(attrs).size()
  }

  /// Returns the bounds of the text within a size, in points. They are not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { "\(self)".attributed(attributes).boundingRect(with: size, options: options, context: context) }

  /// Draws the text into the current context, with the top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    "\(self)".attributed(attrs).draw(at: point)
  }

  /// Draws the text into the current context, in several lines within a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    "\(self)".attributed(attrs).draw(in: rect)
  }

  /// Draws the text into the current context: within a rectangle, or on a baseline at its origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { "\(self)".attributed(attributes).draw(with: rect, options: options, context: context) }
}

// On Apple's platforms, strings have the functions of `NSString` by bridging.
extension String {
  /// Returns the size of the text, in points. It is not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attrs).size() }

  /// Returns the bounds of the text within a size, in points. They are not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }

  /// Draws the text into the current context, with the top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text into the current context, in several lines within a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  fileprivate func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self, attributes: attributes)
  }
}
