public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension NSView {
  /// Returns pixels that a part of the view can be drawn into, two per point and side; `nil` for an empty rectangle.
  ///
  /// - Source: AppKit, `NSView.bitmapImageRepForCachingDisplay(in:)`.
  public func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
    let rep = NSBitmapImageRep(
      bitmapDataPlanes: nil, pixelsWide: Int((rect.width * 2).rounded(.up)),
      pixelsHigh: Int((rect.height * 2).rounded(.up)), bitsPerSample: 8, samplesPerPixel: 4, hasAlpha: true,
      isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0)
    rep?.size = rect.size
    return rep
  }

  /// Draws a part of the view into pixels, which it fills. Only a view that hosts a SwiftUI view is drawn.
  ///
  /// - Source: AppKit, `NSView.cacheDisplay(in:to:)`.
  public func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {
    guard let host = self as? any HostingView, rect.width > 0, rect.height > 0, let context = bitmapImageRep.context
    else { return }
    let traits = UITraitCollection(userInterfaceStyle: effectiveAppearance.isDark ? .dark : .unspecified)
    context.saveGState()
    // Views have their origin at the top; pixels have it at the bottom.
    context.translateBy(x: 0, y: CGFloat(bitmapImageRep.pixelsHigh))
    context.scaleBy(
      x: CGFloat(bitmapImageRep.pixelsWide) / rect.width, y: -CGFloat(bitmapImageRep.pixelsHigh) / rect.height)
    context.translateBy(x: -rect.minX, y: -rect.minY)
    host.renderer.draw(host.hostedView, in: bounds, traits: traits, on: context)
    context.restoreGState()
  }
}
