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
    let document = try await admit(time: request.time) { allowance in
      let files = try await self.imageFiles(of: request, allowance)
      return try await self.places.hold(allowance) {
        try await self.evaluate(request, files, information, count: count, allowance, content: content)
      }
    }
    known.note(document.digest, request, information, count: count)
    return document
  }

  private nonisolated func evaluate<Content: View>(
    _ request: RenderingRequest, _ files: [ImageFile], _ information: DocumentInformation, count: Int,
    _ allowance: Allowance, content: @escaping @MainActor @Sendable (_ page: Int) -> Content
  ) async throws -> EvaluatedDocument {
    let images = try await decode(files, allowance)
    var information = information
    if information.language == nil { information.language = request.locale.language }
    var pages: [PDFDocument.Page] = []
    var parts: [PageParts] = []
    var warnings: [String] = []
    for number in 0..<count {
      let page = try await evaluate({ content(number) }, request, images, allowance, isPage: true)
      parts.append(page.parts)
      let sheet = PDFDocument.Page(list: page.list, rasterizationScale: request.scale, links: page.parts.links)
      // Before a byte is sent: afterwards, there is no status left to tell it by.
      try RenderingError.explaining { _ = try PDFBackend().pageSize(sheet) }
      pages.append(sheet)
      warnings += page.warnings
    }
    let words = parts.map(\.words).joined(separator: "; ")
    let digest = try await digest(
      of: pages.map(\.list), "pdf scale \(request.scale) \(information.words) \(words)", allowance)
    return EvaluatedDocument(
      pages: pages, elements: parts.map(\.elements), information: information, time: request.time,
      spent: allowance.elapsed, digest: digest, warnings: warnings)
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
    let allowance = Allowance(limits, time: document.time, spent: document.spent)
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
    let structure = PDFStructure(language: text.language, pages: document.elements)
    let information = PDFDocument.Information(
      title: text.title, author: text.author, subject: text.subject, keywords: text.keywords)
    return try await documents.run(.drawing, allowance) {
      var file: Data? = Data()
      var count = 0
      try RenderingError.explaining {
        try contexts.withContext { context in
          let document = PDFDocument(pages: pages, information: information)
          try PDFBackend().write(document, structure: structure, in: context) { piece in
            try allowance.check(.drawing)
            count += piece.count
            guard count <= allowance.limits.documentBytes else {
              throw RenderingError.documentTooLarge(limit: allowance.limits.documentBytes)
            }
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
