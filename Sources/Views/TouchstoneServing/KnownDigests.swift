import Foundation
import TouchstoneDrawing

/// The digests of requests that were evaluated before and say by a key what they show.
///
/// A class because requests share it.
final class KnownDigests: Sendable {
  /// What a file depends on, given the key of its request.
  ///
  /// Texts are compared by their bytes: `String` considers "é" and "e" with a combining accent equal, but their files
  /// differ. Its hash also takes time that grows with the square of the number of marks, and keys have texts of strangers.
  private struct File: Hashable {
    private let request: RenderingRequest
    /// The texts and values, each after its length and each list after its count, so that no two requests have the same.
    private let words: [UInt8]
    private let images: [Data]
    /// The number of pages; `nil` for a picture.
    private let count: Int?

    /// The memory of the file, in bytes.
    var cost: Int { words.count + images.reduce(1_000) { $0 + $1.count } }

    /// - Returns: `nil` if the request has no key, or is longer than the limit.
    init?(_ request: RenderingRequest, count: Int?, information: DocumentInformation?, limit: Int) {
      guard let key = request.key else { return nil }
      var (words, images): ([UInt8], [Data]) = ([], [])
      // The lengths of texts are known without reading them.
      guard key.reduce(0, { $0 + $1.utf8.count }) <= limit else { return nil }
      func begin(_ count: Int) { withUnsafeBytes(of: count) { words += $0 } }
      func add(_ bytes: some Collection<UInt8>) {
        begin(bytes.count)
        words += bytes
      }
      begin(key.count)
      for text in key { add(text.utf8) }
      begin(request.appStorage.count)
      for (name, value) in request.appStorage.sorted(by: { $0.key < $1.key }) {
        add(name.utf8)
        add(value.bytes)
      }
      begin(request.images.count)
      for (name, image) in request.images.sorted(by: { $0.key < $1.key }) {
        add(name.utf8)
        switch image {
        case .data(let data):
          words.append(0)
          images.append(data)
        case .reference(let reference):
          words.append(1)
          add(reference.utf8)
        }
      }
      if let information { add(information.words.utf8) }
      var rest = request
      // What is left of the time changes nothing in the file.
      (rest.key, rest.appStorage, rest.images, rest.time) = (nil, [:], [:], nil)
      (self.request, self.words, self.images, self.count) = (rest, words, images, count)
      if cost > limit { return nil }
    }
  }

  /// In bytes: requests have images.
  private static let limit = 4 << 20
  private let digests = Locked(GenerationCache<File, PictureDigest>(limit: limit))

  /// Returns the digest of a picture in no format, or of a document.
  func digest(
    of request: RenderingRequest, _ information: DocumentInformation? = nil, count: Int? = nil
  ) -> PictureDigest? {
    guard let file = File(request, count: count, information: information, limit: Self.limit / 8) else { return nil }
    return digests.withLock { $0[file] }
  }

  /// Remembers a digest, if the request has a key and is no larger than half a megabyte with its images.
  func note(
    _ digest: PictureDigest, _ request: RenderingRequest, _ information: DocumentInformation? = nil, count: Int? = nil
  ) {
    guard let file = File(request, count: count, information: information, limit: Self.limit / 8) else { return }
    digests.withLock { $0.insert(digest, for: file, cost: file.cost) }
  }
}
