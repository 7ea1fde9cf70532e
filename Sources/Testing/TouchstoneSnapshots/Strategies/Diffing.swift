public import Foundation

/// A way to write a value to a file, read it back, and compare it.
///
/// - Source: swift-snapshot-testing, `Diffing`.
public struct Diffing<Value> {
  /// Returns the file's bytes for a value.
  public var toData: (Value) -> Data {
    didSet { storage = nil }
  }
  /// Returns the value for a file's bytes.
  public var fromData: (Data) -> Value {
    didSet { storage = nil }
  }
  /// Compares a golden with a value. Returns `nil` if they match, or else a message and files to attach.
  public var diff: (Value, Value) -> (String, [DiffAttachment])? {
    didSet { storage = nil }
  }
  /// The knowledge of the built-in diffings beyond the three closures. Lost when one of these is replaced.
  package private(set) var storage: GoldenFormat<Value>?

  /// Creates a way to write, read and compare values.
  public init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }

  /// Creates a way to write, read and compare values, as later versions of swift-snapshot-testing spell it.
  public static func diff(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diffV2: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
  ) -> Self {
    Self(toData: toData, fromData: fromData, diff: diffV2)
  }

  package init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?,
    storage: GoldenFormat<Value>
  ) {
    self.init(toData: toData, fromData: fromData, diff: diff)
    self.storage = storage
  }

  /// The format that assertions use: the built-in one, or the three closures.
  package var format: GoldenFormat<Value> {
    if let storage { return storage }
    var format = GoldenFormat<Value>(
      encode: { value, _ in toData(value) },
      decode: { GoldenContent(value: fromData($0)) },
      compare: { reference, actual, _ in
        diff(reference, actual).map { Difference(text: $0.0, attachments: $0.1) }
      })
    format.emptiness = { toData($0).isEmpty ? .noBytes : nil }
    return format
  }
}
