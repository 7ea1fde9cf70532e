import Foundation
public import TouchstoneDrawing

extension NSImage {
  /// Draws into the image from now on, two pixels per point and with y up, until `unlockFocus()`.
  ///
  /// - Source: AppKit, `NSImage.lockFocus()`.
  public func lockFocus() { lockFocusFlipped(false) }

  /// Draws into the image from now on, two pixels per point, until `unlockFocus()`.
  ///
  /// - Parameter flipped: Whether y points down.
  /// - Source: AppKit, `NSImage.lockFocusFlipped(_:)`.
  public func lockFocusFlipped(_ flipped: Bool) {
    let context = CGContext(recording: CGRect(origin: .zero, size: size))
    if let image = source.cgImage(scale: 2) {
      context.drawUpright(image, in: CGRect(origin: .zero, size: size))
    }
    if !flipped {
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
    }
    DrawingContexts.push(context, scale: 2, isFlipped: flipped)
  }

  /// Ends drawing into the image.
  ///
  /// - Source: AppKit, `NSImage.unlockFocus()`.
  public func unlockFocus() {
    guard let context = DrawingContexts.current else { return }
    DrawingContexts.pop()
    if let pixels = UIImage(recording: context, scale: 2)?.cgImage { source = .bitmap(pixels) }
  }
}
