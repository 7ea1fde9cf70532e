public import Foundation

/// A type with a custom text for `.dump` snapshots.
///
/// - Source: swift-snapshot-testing, `AnySnapshotStringConvertible`.
public protocol AnySnapshotStringConvertible {
  /// Whether the properties follow the description. `false` by default.
  static var renderChildren: Bool { get }

  /// The text that represents the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The time in UTC: `2026-01-02T03:04:05Z`.
  public var snapshotDescription: String {
    formatted(Date.ISO8601FormatStyle(timeZone: .gmt))
  }
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}
