public import Foundation
public import TouchstoneCore
import TouchstoneTypes

extension String: Transferable {
  /// How the value is sent; never read here.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: String.self, contentType: .utf8PlainText)
  }
}

extension Data: Transferable {
  /// How the value is sent; never read here.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: Data.self, contentType: .data)
  }
}

extension URL: Transferable {
  /// How the value is sent; never read here.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: URL.self, contentType: .url)
  }
}

extension AttributedString: Transferable {
  /// How the value is sent; never read here.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<AttributedString>(exportedContentType: .rtf) { Data(String($0.characters).utf8) }
  }
}

extension Image: Transferable {
  /// How the value is sent; never read here.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .png) { _ in Data() }
  }
}

extension Color: Transferable {
  /// How the value is sent; never read here.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(exportedContentType: .data) { _ in Data() }
  }
}
