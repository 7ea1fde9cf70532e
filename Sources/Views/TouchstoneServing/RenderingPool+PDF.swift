import Foundation
import TouchstoneCairo
import TouchstoneDrawing
public import TouchstoneUI

extension RenderingPool {
  /// Returns views as the pages of a PDF file, page by page.
  ///
  /// ```swift
  /// let pages = RenderingRequest(width: 595, height: 842)
  /// for try await piece in try await pool.pdf(pages, count: 3, content: { InvoicePage(invoice, number: $0) }) {
  ///   try await writer.write(piece)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - request: The size of a page, in points, and what all pages depend on; its scale is that of what PDF cannot express.
  ///   - information: What the file says about itself.
  ///   - count: The number of pages.
  ///   - content: Creates the view of a page, on the main actor; pages are numbered from 0.
  /// - Throws: `RenderingError`, or `CancellationError` if the task was cancelled; while pieces are read, too.
  public func pdf<Content: View>(
    _ request: RenderingRequest, information: DocumentInformation = DocumentInformation(), count: Int,
    @ViewBuilder content: @escaping @MainActor @Sendable (_ page: Int) -> Content
  ) async throws -> RenderedDocument {
    try await write(evaluate(request, information: information, count: count, content: content))
  }

  /// Evaluates the pages of a document, one at a time, so that its digest is known before it is written.
  ///
  /// The parameters and errors are those of ``pdf(_:information:count:content:)``.
  public func evaluate<Content: View>(
    _ request: RenderingRequest, information: DocumentInformation = DocumentInformation(), count: Int,
    @ViewBuilder content: @escaping @MainActor @Sendable (_ page: Int) -> Content
  ) async throws -> EvaluatedDocument {
    guard (1...max(1, limits.pages)).contains(count) else {
      throw RenderingError.invalidPages(count: count, limit: limits.pages)
    }
    return try await admit(time: request.time) { allowance in
      try request.check()
      let images = try await self.images(of: request, allowance)
      var pages: [PDFDocument.Page] = []
      var warnings: [String] = []
      for number in 0..<count {
        let page = try await self.evaluate({ content(number) }, request, images, allowance, findsLinks: true)
        pages.append(PDFDocument.Page(list: page.list, rasterizationScale: request.scale, links: page.links))
        warnings += page.warnings
      }
      let digest = try await self.digest(
        of: pages.map(\.list), "pdf scale \(request.scale) \(information.words) \(links(of: pages))", allowance)
      return EvaluatedDocument(
        pages: pages, information: information, time: request.time, digest: digest, warnings: warnings)
    }
  }

  /// The links of pages in one line for a digest. An address has no space.
  private nonisolated func links(of pages: [PDFDocument.Page]) -> String {
    pages.enumerated().flatMap { number, page in
      page.links.map { link in
        let frame = link.frame
        return "\(number) \(link.destination.absoluteString) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
      }
    }.joined(separator: " ")
  }

  /// Writes a document, or returns it from the cache, in one piece.
  ///
  /// - Throws: `RenderingError.busy`; what happens later is thrown while the pieces are read.
  public func write(_ document: EvaluatedDocument) throws -> RenderedDocument {
    let (pieces, output) = AsyncThrowingStream<Data, any Error>.makeStream()
    let rendered = RenderedDocument(digest: document.digest, pieces: pieces)
    if let known = cached(document.digest) {
      output.yield(known.data)
      output.finish()
      return rendered
    }
    try begin()
    let allowance = Allowance(limits, time: document.time)
    output.onTermination = { reason in
      if case .cancelled = reason { allowance.cancel() }
    }
    // The task must not keep the document: its pieces end when the last reader lets go of it.
    let contentType = rendered.contentType
    Task {
      do {
        let data = try await self.write(document, to: output, allowance)
        self.keep(data.map { RenderedFile(data: $0, contentType: contentType, digest: document.digest) })
        output.finish()
      } catch {
        output.finish(throwing: error)
      }
      self.end()
    }
    return rendered
  }

  /// Returns the whole file; `nil` if it is too large for the cache.
  private nonisolated func write(
    _ document: EvaluatedDocument, to output: AsyncThrowingStream<Data, any Error>.Continuation,
    _ allowance: Allowance
  ) async throws -> Data? {
    let (contexts, largest) = (contexts, largestCachedFile)
    let pages = document.pages
    let text = document.information
    let information = PDFDocument.Information(
      title: text.title, author: text.author, subject: text.subject, keywords: text.keywords)
    return try await documents.run(.drawing, allowance) {
      var file: Data? = Data()
      try RenderingError.explaining {
        try contexts.withContext { context in
          let document = PDFDocument(pages: pages, information: information)
          try PDFBackend().write(document, in: context) { piece in
            try allowance.check(.drawing)
            if let count = file?.count, count + piece.count > largest { file = nil }
            file?.append(piece)
            output.yield(piece)
          }
        }
      }
      return file
    }
  }
}
