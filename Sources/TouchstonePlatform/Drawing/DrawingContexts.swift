public import Foundation
public import TouchstoneDrawing
import TouchstoneRenderer

/// The contexts into which UIKit's and AppKit's drawing calls draw, the current one last: one stack for each thread.
enum DrawingContexts {
  private final class Stack {
    var contexts: [CGContext] = []
    /// The scales of those that `UIGraphicsBeginImageContextWithOptions` made, in pixels per point.
    var scales: [CGFloat] = []
  }

  private static var stack: Stack {
    let key = "TouchstonePlatform.DrawingContexts"
    if let stack = Thread.current.threadDictionary[key] as? Stack { return stack }
    let stack = Stack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }

  static var current: CGContext? { stack.contexts.last }
  static var scale: CGFloat { stack.scales.last ?? 0 }

  /// - Parameter scale: Pixels per point; 0 for a context that holds no picture.
  static func push(_ context: CGContext, scale: CGFloat = 0) {
    stack.contexts.append(context)
    stack.scales.append(scale)
  }

  static func pop() {
    _ = stack.contexts.popLast()
    _ = stack.scales.popLast()
  }
}

extension UIImage {
  /// The picture of what a context has recorded; `nil` if it has no pixels.
  convenience init?(recording context: CGContext, scale: CGFloat) {
    guard let bitmap = try? context.list.bitmap(scale: scale) else { return nil }
    self.init(cgImage: CGImage(bitmap: bitmap), scale: scale)
  }
}

/// The context into which UIKit draws; `nil` where none was begun.
///
/// - Source: UIKit, `UIGraphicsGetCurrentContext`.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current }

/// Lets UIKit draw into a context, until `UIGraphicsPopContext()`.
///
/// - Source: UIKit, `UIGraphicsPushContext`.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingContexts.push(context) }

/// Lets UIKit draw into the context before.
///
/// - Source: UIKit, `UIGraphicsPopContext`.
public func UIGraphicsPopContext() { DrawingContexts.pop() }

/// Begins a picture of one pixel per point, which `UIGraphicsEndImageContext()` ends.
///
/// - Source: UIKit, `UIGraphicsBeginImageContext`.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture, which `UIGraphicsEndImageContext()` ends.
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
  // As in a renderer's closure, where nothing is said.
  DrawingContexts.push(context, scale: scale > 0 ? scale : 2)
}

/// What the picture holds so far; `nil` where none was begun.
///
/// - Source: UIKit, `UIGraphicsGetImageFromCurrentImageContext`.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = DrawingContexts.current, DrawingContexts.scale > 0 else { return nil }
  return UIImage(recording: context, scale: DrawingContexts.scale)
}

/// Ends a picture that was begun.
///
/// - Source: UIKit, `UIGraphicsEndImageContext`.
public func UIGraphicsEndImageContext() {
  if DrawingContexts.scale > 0 { DrawingContexts.pop() }
}
