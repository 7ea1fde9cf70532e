public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension UIView {
  /// Draws the view into the current context if it hosts a SwiftUI view.
  ///
  /// - Returns: Whether the view was drawn: `false` for other views, of which nothing is drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = DrawingContexts.current, let host = self as? any HostingView, bounds.width > 0,
      bounds.height > 0
    else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    if let backgroundColor {
      context.setFillColor(backgroundColor.resolvedColor(with: traitCollection).cgColor)
      context.fill(bounds)
    }
    host.renderer.draw(host.hostedView, in: bounds, traits: traitCollection, on: context)
    context.restoreGState()
    return true
  }
}
