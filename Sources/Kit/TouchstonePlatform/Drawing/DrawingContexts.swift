public import Foundation
public import TouchstoneDrawing
import TouchstoneRenderer

/// The graphics contexts of UIKit's and AppKit's drawing calls, the current one last. Each thread has its own stack.
enum DrawingContexts {
  private struct Entry {
    var context: CGContext
    /// Pixels per point of a picture that `UIGraphicsBeginImageContextWithOptions` began; 0 otherwise.
    var scale: CGFloat
    var isFlipped: Bool
  }

  private final class Stack {
    var entries: [Entry] = []
    /// How many contexts there were at each `NSGraphicsContext.saveGraphicsState()`.
    var saved: [Int] = []
  }

  private static var stack: Stack {
    let key = "TouchstonePlatform.DrawingContexts"
    if let stack = Thread.current.threadDictionary[key] as? Stack { return stack }
    let stack = Stack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }

  static var current: CGContext? { stack.entries.last?.context }
  static var scale: CGFloat { stack.entries.last?.scale ?? 0 }
  /// Whether y points down in the current context, by the word of the code that made it.
  static var isFlipped: Bool { stack.entries.last?.isFlipped ?? false }

  /// - Parameter scale: Pixels per point; 0 for a context that holds no picture.
  static func push(_ context: CGContext, scale: CGFloat = 0, isFlipped: Bool = true) {
    stack.entries.append(Entry(context: context, scale: scale, isFlipped: isFlipped))
  }

  static func pop() { _ = stack.entries.popLast() }

  /// Keeps the current context, or that there is none, and its settings.
  static func save() {
    current?.saveGState()
    stack.saved.append(stack.entries.count)
  }

  /// Returns to the context and the settings of the last `save()`.
  static func restore() {
    guard let count = stack.saved.popLast() else { return }
    while stack.entries.count > count { pop() }
    current?.restoreGState()
  }

  /// Makes a context the current one; `nil` returns to the one before. A `save()` is undone by `restore()` alone.
  static func set(_ context: CGContext?, isFlipped: Bool) {
    let count = stack.saved.last
    if context == nil || count.map({ stack.entries.count > $0 }) == true { pop() }
    if let context { push(context, isFlipped: isFlipped) }
  }
}

extension UIImage {
  /// Creates the picture that a context has recorded, or returns `nil` if it has no pixels.
  convenience init?(recording context: CGContext, scale: CGFloat) {
    guard let bitmap = try? context.list.bitmap(scale: scale) else { return nil }
    self.init(cgImage: CGImage(bitmap: bitmap), scale: scale)
  }
}

/// Returns the current graphics context, or `nil` if there is none.
///
/// - Source: UIKit, `UIGraphicsGetCurrentContext`.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current }

/// Makes a context the current one until `UIGraphicsPopContext()`.
///
/// - Source: UIKit, `UIGraphicsPushContext`.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingContexts.push(context) }

/// Makes the previous context the current one.
///
/// - Source: UIKit, `UIGraphicsPopContext`.
public func UIGraphicsPopContext() { DrawingContexts.pop() }

/// Begins an image context of one pixel per point.
///
/// - Source: UIKit, `UIGraphicsBeginImageContext`.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image context. End it with `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the picture has no transparency.
///   - scale: Pixels per point; 0 for those of the main screen.
/// - Source: UIKit, `UIGraphicsBeginImageContextWithOptions`.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(recording: CGRect(origin: .zero, size: size))
  if opaque {
    context.setFillColor(.black)
    context.fill(CGRect(origin: .zero, size: size))
  }
  // The default scale of UIGraphicsImageRenderer.
  DrawingContexts.push(context, scale: scale > 0 ? scale : 2)
}

/// Returns the image of the current image context, or `nil` if there is none.
///
/// - Source: UIKit, `UIGraphicsGetImageFromCurrentImageContext`.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = DrawingContexts.current, DrawingContexts.scale > 0 else { return nil }
  return UIImage(recording: context, scale: DrawingContexts.scale)
}

/// Ends the current image context.
///
/// - Source: UIKit, `UIGraphicsEndImageContext`.
public func UIGraphicsEndImageContext() {
  if DrawingContexts.scale > 0 { DrawingContexts.pop() }
}
