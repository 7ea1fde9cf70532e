public import Foundation
public import TouchstoneCore
import TouchstoneTypes

extension String: Transferable {
  /// The representations of the value for transfer, which are never read.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: String.self, contentType: .utf8PlainText)
  }
}

extension Data: Transferable {
  /// The representations of the value for transfer, which are never read.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: Data.self, contentType: .data)
  }
}

extension URL: Transferable {
  /// The representations of the value for transfer, which are never read.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: URL.self, contentType: .url)
  }
}

extension AttributedString: Transferable {
  /// The representations of the value for transfer, which are never read.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<AttributedString>(exportedContentType: .rtf) { Data(String($0.characters).utf8) }
  }
}

extension Image: Transferable {
  /// The representations of the value for transfer, which are never read.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .png) { _ in Data() }
  }
}

extension Color: Transferable {
  /// The representations of the value for transfer, which are never read.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(exportedContentType: .data) { _ in Data() }
  }
}

extension Never: Transferable {
  /// The representations of a value that does not exist.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: Never.self, contentType: .data)
  }
}
