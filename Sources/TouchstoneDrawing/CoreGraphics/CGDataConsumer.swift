public import Foundation

/// A place that bytes are written to: a file or memory.
///
/// A class because Core Graphics' is one, and because what is written goes to one place.
///
/// - Source: Core Graphics, `CGDataConsumer`.
public final class CGDataConsumer {
  private enum Place {
    case file(URL)
    case memory(NSMutableData)
  }

  private let place: Place

  /// Creates a consumer that writes a file; `nil` where the URL is not one of a file.
  public init?(url: CFURL) {
    guard url.isFileURL else { return nil }
    place = .file(url as URL)
  }

  /// Creates a consumer that appends to memory.
  public init?(data: CFMutableData) {
    place = .memory(data)
  }

  /// Writes a finished document: a file appears whole or not at all.
  ///
  /// - Throws: What Foundation throws where the file cannot be written.
  package func write(_ document: Data) throws {
    switch place {
    case .file(let url): try document.write(to: url, options: .atomic)
    case .memory(let data): data.append(document)
    }
  }
}
