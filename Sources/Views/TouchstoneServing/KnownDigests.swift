import TouchstoneDrawing

/// The digests of requests that were evaluated before and say by a key what they show.
///
/// A class because requests share it.
final class KnownDigests: Sendable {
  /// What a file depends on, given the key of its request.
  private struct File: Hashable {
    var request: RenderingRequest
    /// The number of pages and what the file says about itself; `nil` for a picture.
    var count: Int?
    var information: DocumentInformation?

    init(_ request: RenderingRequest, count: Int?, information: DocumentInformation?) {
      (self.request, self.count, self.information) = (request, count, information)
      // What is left of the time changes nothing in the file.
      self.request.time = nil
    }
  }

  /// In bytes: requests have images.
  private static let limit = 4 << 20
  private let digests = Locked(GenerationCache<File, PictureDigest>(limit: limit))

  /// Returns the digest of a picture in no format, or of a document.
  func digest(
    of request: RenderingRequest, _ information: DocumentInformation? = nil, count: Int? = nil
  ) -> PictureDigest? {
    guard request.key != nil else { return nil }
    let file = File(request, count: count, information: information)
    return digests.withLock { $0[file] }
  }

  /// Remembers a digest, if the request has a key and is no larger than half a megabyte with its images.
  func note(
    _ digest: PictureDigest, _ request: RenderingRequest, _ information: DocumentInformation? = nil, count: Int? = nil
  ) {
    guard let key = request.key else { return }
    let images = request.images.values.reduce(0) { sum, image in
      switch image {
      case .data(let data): sum + data.count
      case .reference(let reference): sum + reference.utf8.count
      }
    }
    let names = request.images.keys.reduce(0) { $0 + $1.utf8.count }
    let words = information?.words.utf8.count ?? 0
    let stored = request.appStorage.reduce(0) { $0 + $1.key.utf8.count + $1.value.cost + 64 }
    let cost = key.reduce(images + names + words + stored + 1_000) { $0 + $1.utf8.count + 32 }
    guard cost <= Self.limit / 8 else { return }
    let file = File(request, count: count, information: information)
    digests.withLock { $0.insert(digest, for: file, cost: cost) }
  }
}
