public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension NSColor {
  /// The name of a colour.
  public typealias Name = String

  /// The colour space of the components: sRGB.
  public var colorSpace: NSColorSpace { .sRGB }
  /// The number of components, the opacity included.
  public var numberOfComponents: Int { 4 }

  /// Returns a mixture of the colour and that of light edges.
  ///
  /// - Parameter val: How much of the light, from 0 to 1.
  public func highlight(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .highlightColor) }

  /// Returns a mixture of the colour and that of shadows.
  ///
  /// - Parameter val: How much of the shadow, from 0 to 1.
  public func shadow(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .shadowColor) }

  /// Fills a rectangle of the current context with the colour.
  public func drawSwatch(in rect: NSRect) {
    guard let context = DrawingContexts.current else { return }
    context.saveGState()
    context.setFillColor(cgColor)
    context.fill(rect)
    context.restoreGState()
  }

  /// Returns the hue, the saturation, the brightness and the opacity through pointers.
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    hue?.pointee = hueComponent
    saturation?.pointee = saturationComponent
    brightness?.pointee = brightnessComponent
    alpha?.pointee = alphaComponent
  }
}
