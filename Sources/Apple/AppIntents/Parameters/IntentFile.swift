public import Foundation
public import TouchstoneTypes

/// A file that an action takes or returns.
///
/// - Source: AppIntents, `IntentFile`.
public struct IntentFile: _IntentValue, Hashable, Sendable {
  public var filename: String
  public var type: UTType?
  public let fileURL: URL?
  private let contents: Data?

  /// Creates a file of data.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (contents, self.filename, self.type, fileURL) = (data, filename, type, nil)
  }

  /// Creates a file at a place.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    (contents, self.type, self.fileURL) = (nil, type, fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
  }

  /// The contents: those of the file at its place. They are empty if it cannot be read.
  public var data: Data { contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}
