public import Foundation

/// How a value is written to a file, read back and compared.
///
/// - Source: swift-snapshot-testing, `Diffing`.
public struct Diffing<Value> {
  /// Makes the bytes of a file.
  public var toData: (Value) -> Data {
    didSet { storage = nil }
  }
  /// Makes a value of a file's bytes.
  public var fromData: (Data) -> Value {
    didSet { storage = nil }
  }
  /// Compares a golden with a value. `nil` means equal; else a message and files to look at.
  public var diff: (Value, Value) -> (String, [DiffAttachment])? {
    didSet { storage = nil }
  }
  /// What the built-in diffings know beyond the three closures. Lost when one of these is replaced.
  package private(set) var storage: GoldenFormat<Value>?

  /// Creates a way to write, read and compare.
  public init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }

  /// Creates a way to write, read and compare: the spelling of swift-snapshot-testing's later versions.
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
    storage
      ?? GoldenFormat(
        encode: { value, _ in toData(value) },
        decode: { GoldenContent(value: fromData($0)) },
        compare: { reference, actual in
          diff(reference, actual).map { Difference(text: $0.0, attachments: $0.1) }
        })
  }
}
