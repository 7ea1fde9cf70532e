import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A range of characters or lines.
///
/// - Source: Core Foundation, `CFRange`.
public struct CFRange: Hashable, Sendable {
  /// The start.
  public var location: Int
  public var length: Int

  /// Creates a range.
  public init(location: Int = 0, length: Int = 0) {
    self.location = location
    self.length = length
  }
}
