public import Foundation

// Apple's geometry is `CustomDebugStringConvertible`. Here it has the property alone, so that dumps stay as they are.

extension CGPoint {
  /// The point as text: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  /// The size as text: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  /// The rectangle as text: `(1.0, 2.0, 3.0, 4.0)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
