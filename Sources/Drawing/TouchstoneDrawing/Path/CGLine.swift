import Foundation

/// The shape of the ends of an open line.
///
/// - Source: Core Graphics, `CGLineCap`.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends straight, exactly at its last point.
  case butt = 0
  /// The line ends in a semicircle around its last point.
  case round = 1
  /// The line ends straight, half its width beyond its last point.
  case square = 2
}

/// The shape of the corners of a line.
///
/// - Source: Core Graphics, `CGLineJoin`.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The outer edges extend until they meet, up to the miter limit.
  case miter = 0
  /// Corners are rounded around the point where the lines meet.
  case round = 1
  /// Corners are bevelled.
  case bevel = 2
}
