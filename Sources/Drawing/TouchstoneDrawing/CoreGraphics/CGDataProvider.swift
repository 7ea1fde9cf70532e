public import Foundation

/// The data from which an image is made.
///
/// An immutable class, because Core Graphics' is one.
///
/// - Source: Core Graphics, `CGDataProvider`.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Creates a provider with the current contents of the data.
  public init?(data: CFData) {
    bytes = Data(referencing: data)
  }

  /// Creates a provider with the contents of a file; returns `nil` if the file cannot be read.
  public init?(url: CFURL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url as URL) else { return nil }
    bytes = data
  }

  /// Creates a provider with the contents of the file at a path; returns `nil` if the file cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: NSURL(fileURLWithPath: String(cString: filename)))
  }

  /// The data.
  public var data: CFData? { NSData(data: bytes) }

  /// The data as a value type.
  package var contents: Data { bytes }
}
