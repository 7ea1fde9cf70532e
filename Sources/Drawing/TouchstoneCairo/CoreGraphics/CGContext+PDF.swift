package import Foundation
public import TouchstoneDrawing

extension CGContext {
  /// Ends an open page and writes the document to its consumer.
  ///
  /// Core Graphics has no way to report that writing failed; here the reason is written to standard error.
  public func closePDF() {
    guard case .pdf(let consumer) = destination else { return }
    do {
      try consumer.write(pdfData())
    } catch {
      FileHandle.standardError.write(Data("The PDF was not written. \(error)\n".utf8))
    }
  }

  /// Ends an open page and returns the document so far.
  ///
  /// - Throws: `RenderError`, and `FontError` if a font cannot be read.
  package func pdfData() throws -> Data {
    endPDFPage()
    return try RenderContextPool.shared.withContext { try PDFBackend().write(document, in: $0) }
  }
}
