import Foundation

/// Makes the golden of a value, when it is needed.
struct GoldenEncoder<Format> {
  let format: GoldenFormat<Format>
  /// Finds out what the golden says about its making.
  let metadata: () -> GoldenMetadata
  let value: Format
  /// The value without what is masked.
  let unmasked: Format

  /// The bytes of the golden.
  func data() throws(SnapshotFailure) -> Data {
    do {
      return try format.encode(value, metadata())
    } catch {
      throw .notEncoded(reason: "\(error)")
    }
  }

  /// Stands for the value among those of the run.
  func fingerprint() throws(SnapshotFailure) -> String {
    if let fingerprint = format.fingerprint { return fingerprint(unmasked) }
    return SnapshotName.hash(try data().base64EncodedString())
  }
}
