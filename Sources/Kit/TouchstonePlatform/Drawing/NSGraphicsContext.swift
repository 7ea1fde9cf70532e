import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// A graphics context of AppKit's drawing calls.
public final class NSGraphicsContext {
  /// How images are scaled.
  public typealias ImageInterpolation = NSImageInterpolation

  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// Whether y points down.
  public let isFlipped: Bool
  /// Whether edges are smooth.
  public var shouldAntialias = true { didSet { cgContext.setShouldAntialias(shouldAntialias) } }
  /// How images are scaled. Has no effect.
  public var imageInterpolation = NSImageInterpolation.default

  /// Whether the context draws on the screen: never.
  public var isDrawingToScreen: Bool { false }

  /// Creates a context for one of Core Graphics.
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    (cgContext, isFlipped) = (graphicsPort, initialFlippedState)
  }

  /// The current context, in which colours, paths, images and text are drawn.
  public class var current: NSGraphicsContext? {
    get { DrawingContexts.current.map { NSGraphicsContext(cgContext: $0, flipped: DrawingContexts.isFlipped) } }
    set { DrawingContexts.set(newValue?.cgContext, isFlipped: newValue?.isFlipped ?? false) }
  }

  /// Keeps the current context and its settings until `restoreGraphicsState()`.
  public class func saveGraphicsState() { DrawingContexts.save() }

  /// Returns to the context and the settings that `saveGraphicsState()` kept.
  public class func restoreGraphicsState() { DrawingContexts.restore() }

  /// Keeps the settings of the context until `restoreGraphicsState()`.
  public func saveGraphicsState() { cgContext.saveGState() }
  /// Returns to the settings that `saveGraphicsState()` kept.
  public func restoreGraphicsState() { cgContext.restoreGState() }
  /// Does nothing: drawing is immediate.
  public func flushGraphics() {}
}
