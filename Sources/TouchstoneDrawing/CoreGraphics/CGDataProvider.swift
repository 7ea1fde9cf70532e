public import Foundation

/// Bytes that a picture is made from.
///
/// A class because Core Graphics' is one; never changed once made.
///
/// - Source: Core Graphics, `CGDataProvider`.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Creates a provider of bytes; of mutable data, those that it holds now.
  public init?(data: CFData) {
    bytes = Data(referencing: data)
  }

  /// Creates a provider of a file's bytes; `nil` where the file cannot be read.
  public init?(url: CFURL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url as URL) else { return nil }
    bytes = data
  }

  /// Creates a provider of the bytes in a file; `nil` where the file cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: NSURL(fileURLWithPath: String(cString: filename)))
  }

  /// The bytes.
  public var data: CFData? { NSData(data: bytes) }

  /// The bytes as a value.
  package var contents: Data { bytes }
}
