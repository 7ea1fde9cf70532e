public import Foundation

/// A PDF file in pieces: one for each page, as soon as it is written, and what ends the file. Joined, they are the file.
///
/// Iterate it once. When the iteration ends early, because its task was cancelled or the sequence released, writing stops before
/// the next page. Writing does not wait for its reader, so that a slow one keeps no other document waiting: pieces that were not read
/// are in memory, at most `documentBytes` of the pool's limits.
public struct RenderedDocument: AsyncSequence, Sendable {
  public typealias Element = Data
  public typealias Failure = any Error

  /// The media type, for the header `Content-Type`.
  public var contentType: String { "application/pdf" }
  /// The identity of the file, for the header `ETag`.
  public let digest: PictureDigest
  let pieces: AsyncThrowingStream<Data, any Error>

  /// Returns an iterator over the pieces.
  public func makeAsyncIterator() -> AsyncThrowingStream<Data, any Error>.Iterator { pieces.makeAsyncIterator() }

  /// The whole file with its digest, as a worker answers.
  ///
  /// - Throws: `RenderingError`, or `CancellationError`.
  public var file: RenderedFile {
    get async throws { RenderedFile(data: try await data, contentType: contentType, digest: digest) }
  }

  /// The whole file.
  ///
  /// - Throws: `RenderingError`, or `CancellationError`.
  public var data: Data {
    get async throws { try await pieces.reduce(into: Data()) { $0 += $1 } }
  }
}
