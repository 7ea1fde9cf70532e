public import Foundation

/// A file that a failed comparison attaches to the test.
public enum DiffAttachment: Sendable {
  /// Bytes with a file name such as `difference.png`.
  case data(Data, name: String)

  /// Creates an attachment with a default name.
  public init(data: Data) {
    self = .data(data, name: "attachment")
  }

  /// Creates an attachment of a uniform type, which determines the file's extension.
  public init(data: Data, uniformTypeIdentifier: String) {
    let pathExtension =
      ["public.png": ".png", "public.plain-text": ".txt", "public.patch-file": ".patch"][uniformTypeIdentifier] ?? ""
    self = .data(data, name: "attachment" + pathExtension)
  }

  /// The bytes.
  public var data: Data {
    switch self {
    case .data(let data, _): data
    }
  }

  /// The file name.
  public var name: String {
    switch self {
    case .data(_, let name): name
    }
  }
}
