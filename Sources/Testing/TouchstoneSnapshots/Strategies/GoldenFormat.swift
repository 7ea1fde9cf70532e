package import Foundation

/// Everything that assertions ask of the format of a golden.
package struct GoldenFormat<Value> {
  package typealias Comparison = (_ reference: Value, _ actual: Value, _ masks: [MaskedPlace]) throws -> Difference?

  /// Makes the bytes of a golden.
  package var encode: (Value, GoldenMetadata) throws -> Data
  /// Reads a golden.
  package var decode: (Data) throws -> GoldenContent<Value>
  /// Compares a golden with a value that has the golden's pixels in masked places.
  package var compare: Comparison
  /// Compares a golden with a value that was made with all that the golden was made with. `nil`: as any other.
  package var compareStrictly: Comparison?
  /// The ``fingerprint`` of the value that the bytes of a golden show, read without decoding; `nil` if they do not contain it.
  package var stamp: (Data) -> String? = { _ in nil }
  /// Whether two values are bit-identical; recording does not replace such a golden. `nil`: compare the bytes.
  package var isIdentical: ((Value, Value) -> Bool)?
  /// Identifies a value among those of the run; if `nil`, a hash of the bytes does.
  package var fingerprint: ((Value) -> String)?
  /// The ``GoldenKind/digest(of:)`` of the golden of a value with some metadata, without making it; if `nil`, that of the bytes.
  package var digest: ((_ value: Value, _ metadata: GoldenMetadata) -> String)?
  /// The way in which a value is empty; `nil` if it isn't.
  package var emptiness: (Value) -> Emptiness? = { _ in nil }
  /// Returns a value in which the pixels of some areas are those of another value, or clear; `nil` if values have no
  /// pixels.
  package var masked: ((_ value: Value, _ places: [MaskedPlace], _ other: Value?) -> Value)?
  /// A mistake in the settings of the comparison, such as a precision of 98. It fails every assertion.
  package var mistake: String?
  /// The size of a picture.
  package var picture: (Value) -> PictureSize? = { _ in nil }

  package init(
    encode: @escaping (Value, GoldenMetadata) throws -> Data,
    decode: @escaping (Data) throws -> GoldenContent<Value>,
    compare: @escaping Comparison
  ) {
    self.encode = encode
    self.decode = decode
    self.compare = compare
  }
}

/// The contents of a golden.
package struct GoldenContent<Value> {
  package var value: Value
  package var metadata: GoldenMetadata?

  package init(value: Value, metadata: GoldenMetadata? = nil) {
    self.value = value
    self.metadata = metadata
  }
}

/// The ways in which a value can be empty.
package indirect enum Emptiness: Hashable, Sendable {
  /// A value of which a strategy of the user's makes a file without bytes.
  case noBytes
  /// A picture without pixels.
  case noPixels
  /// A picture all of whose pixels are fully transparent.
  case transparent(width: Int, height: Int)
  /// A picture in which nothing differs from the background.
  case invisible(width: Int, height: Int)
  /// One of several pictures.
  case named(String, Emptiness)
}
