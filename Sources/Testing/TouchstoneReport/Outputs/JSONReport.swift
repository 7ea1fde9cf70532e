package import Foundation

/// The report as JSON, for tools: ``ReportDocument`` with sorted keys, and without the bytes of pictures.
package struct JSONReport {
  private let document: ReportDocument

  package init(_ document: ReportDocument) {
    self.document = document
  }

  /// The JSON text, as UTF-8.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(document)
  }
}
