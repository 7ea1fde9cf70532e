public import Foundation

/// A destination for data: a file or memory.
///
/// A class because Core Graphics' is one, and because all data goes to the same destination.
///
/// - Source: Core Graphics, `CGDataConsumer`.
public final class CGDataConsumer {
  private enum Place {
    case file(URL)
    case memory(NSMutableData)
  }

  private let place: Place

  /// Creates a consumer that writes to a file; returns `nil` if the URL is not a file URL.
  public init?(url: CFURL) {
    guard url.isFileURL else { return nil }
    place = .file(url as URL)
  }

  /// Creates a consumer that appends to memory.
  public init?(data: CFMutableData) {
    place = .memory(data)
  }

  /// Writes a finished document; a file is written atomically.
  ///
  /// - Throws: Foundation's error if the file cannot be written.
  package func write(_ document: Data) throws {
    switch place {
    case .file(let url): try document.write(to: url, options: .atomic)
    case .memory(let data): data.append(document)
    }
  }
}
