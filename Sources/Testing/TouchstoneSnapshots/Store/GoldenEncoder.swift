import Foundation

/// Makes the golden of a value, when it is needed.
///
/// A class, because it keeps what it made: a failing assertion asks for the metadata and the file several times, and each
/// asks the main actor or packs the picture.
final class GoldenEncoder<Format> {
  let format: GoldenFormat<Format>
  let value: Format
  /// The value without what is masked.
  let unmasked: Format
  /// The part of the metadata that the digest is bound to; the rest takes a while to find.
  private let bound: GoldenMetadata
  private let findMetadata: () -> GoldenMetadata
  private var encoded: Data?

  /// The metadata of the golden that says how it was made.
  private(set) lazy var metadata = findMetadata()

  init(
    format: GoldenFormat<Format>, bound: GoldenMetadata, metadata: @escaping () -> GoldenMetadata, value: Format,
    unmasked: Format
  ) {
    self.format = format
    self.bound = bound
    self.value = value
    self.unmasked = unmasked
    findMetadata = metadata
  }

  /// The bytes of the golden.
  func data() throws(SnapshotFailure) -> Data {
    if let encoded { return encoded }
    do {
      let data = try format.encode(value, metadata)
      encoded = data
      return data
    } catch {
      throw .notEncoded(reason: "\(error)")
    }
  }

  /// What the golden would show, as approvals know it; nil if its kind has no digest.
  func digest(_ kind: GoldenKind?) throws(SnapshotFailure) -> String? {
    if let digest = format.digest { return digest(value, bound) }
    let data = try data()
    return kind?.digest(of: data)
  }

  /// Identifies the value among those of the run.
  func fingerprint() throws(SnapshotFailure) -> String {
    if let fingerprint = format.fingerprint { return fingerprint(unmasked) }
    return SnapshotName.hash(try data().base64EncodedString())
  }
}
