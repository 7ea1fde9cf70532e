import Foundation

/// What a worker answers: a file, or why there is none.
///
/// A worker runs code that the service does not trust, and so nothing of its answer is trusted: every part that reaches a header
/// of a response is one of a list, or of a form.
enum WorkerReply: Equatable {
  case file(RenderedFile)
  case failure(status: Int, description: String)

  /// The longest description that is kept, in UTF-8 bytes.
  private static let longestDescription = 2_000
  private static let contentTypes = ["image/png", "image/jpeg", "image/svg+xml", "application/pdf"]

  var message: Data {
    switch self {
    case .file(let file):
      // A worker makes no other types.
      let type = Self.contentTypes.firstIndex(of: file.contentType) ?? 0
      return Data([0, UInt8(type)]) + Data(file.digest.description.utf8) + file.data
    case .failure(let status, let description):
      let text = description.utf8.prefix(Self.longestDescription)
      return Data([1, UInt8(truncatingIfNeeded: status >> 8), UInt8(truncatingIfNeeded: status)]) + Data(text)
    }
  }

  /// Reads an answer; `nil` if it is none.
  init?(_ message: Data) {
    let bytes = Data(message)
    switch bytes.first {
    case 0:
      guard bytes.count >= 66, bytes[1] < Self.contentTypes.count,
        let digest = PictureDigest(String(decoding: bytes[2..<66], as: UTF8.self))
      else { return nil }
      self = .file(
        RenderedFile(
          data: Data(bytes[66...]), contentType: Self.contentTypes[Int(bytes[1])], digest: digest))
    case 1:
      guard bytes.count >= 3 else { return nil }
      let status = Int(bytes[1]) << 8 | Int(bytes[2])
      guard (400...599).contains(status) else { return nil }
      let text = String(decoding: bytes[3...].prefix(Self.longestDescription), as: UTF8.self)
      self = .failure(status: status, description: text)
    default: return nil
    }
  }
}
