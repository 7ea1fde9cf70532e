internal import CCairo
package import Foundation
package import TouchstoneDrawing

/// A backend that writes display lists as the pages of a PDF.
///
/// Text stays searchable, paths stay paths, and blend modes are left to the reader. Filters, angular gradients and
/// inverse masks become images of just their area. The same document gives the same bytes.
package struct PDFBackend: Sendable {
  /// The date in every document: the bytes of a file must not depend on when it was written.
  static let date = "2000-01-01T00:00:00Z"

  package init() {}

  /// Writes a document.
  ///
  /// - Parameter structure: What programs that read the document aloud are told of it.
  /// - Throws: `RenderError` if a page's size or content cannot be drawn, `FontError` if a font cannot be read.
  package func write(
    _ document: PDFDocument, structure: PDFStructure = PDFStructure(), in context: RenderContext
  ) throws -> Data {
    var file = Data()
    try write(document, structure: structure, in: context) { file += $0 }
    return file
  }

  /// Writes a document in pieces: one for each page, and the tables at its end.
  ///
  /// - Parameter emit: Called with each piece, in order; the document is abandoned if it throws.
  /// - Throws: The errors of ``write(_:structure:in:)``, and what `emit` throws.
  package func write(
    _ document: PDFDocument, structure: PDFStructure = PDFStructure(), in context: RenderContext,
    emit: (Data) throws -> Void
  ) throws {
    let output = Output()
    let boxes = try document.pages.enumerated().map { PDFPageBox(size: try pageSize($1), number: $0) }
    let first = boxes.first?.written ?? CGSize(width: 612, height: 792)
    // SAFETY: Cairo calls this back while it draws and finishes, both within this function, which keeps the output.
    let created: OpaquePointer = cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), first.width, first.height)
    defer { cairo_surface_destroy(created) }
    try checkSurface(created)
    describe(document.information, created)
    let language = structure.language.flatMap { PDFLanguage($0) }
    // From Cairo 1.18 on, the catalog would be compressed.
    if language != nil { cairo_pdf_surface_restrict_to_version(created, CAIRO_PDF_VERSION_1_4) }
    try PDFFonts.withShared { fonts in
      // Cairo uses the fonts, which are shared by all documents, and the output until it has finished, even without all pages.
      defer { withExtendedLifetime(output) { cairo_surface_finish(created) } }
      for (number, (page, box)) in zip(document.pages, boxes).enumerated() {
        cairo_pdf_surface_set_size(created, box.written.width, box.written.height)
        try draw(page, number, of: document, structure, onto: created, fonts, in: context)
        try emit(output.take(boxes))
      }
    }
    try checkSurface(created)
    var end = output.take(boxes)
    language?.add(to: &end)
    try emit(end)
  }

  private func draw(
    _ page: PDFDocument.Page, _ number: Int, of document: PDFDocument, _ structure: PDFStructure,
    onto surface: OpaquePointer, _ fonts: PDFFonts, in context: RenderContext
  ) throws {
    let scale = page.rasterizationScale.isFinite ? min(max(page.rasterizationScale, 0.1), 16) : 1
    cairo_surface_set_fallback_resolution(surface, 72 * scale, 72 * scale)
    let cairo: OpaquePointer = cairo_create(surface)
    defer { cairo_destroy(cairo) }
    // One element for the whole document: without it, Cairo 1.16 writes a reference to a structure tree that is not in the file.
    let isTagged = structure.pages.contains { !$0.isEmpty } || document.pages.contains { !$0.links.isEmpty }
    if isTagged {
      // Without a clip, Cairo forgets what came before a background that fills the page, and with it where tags begin.
      cairo_rectangle(cairo, 0, 0, page.list.size.width.rounded(.up), page.list.size.height.rounded(.up))
      cairo_clip(cairo)
      if number == 0 { cairo_tag_begin(cairo, "Document", nil) }
    }
    let elements = structure.pages.indices.contains(number) ? structure.pages[number] : []
    let tags = PDFTags(page.links, elements, on: cairo)
    let renderer = PDFRenderer(
      cairo: cairo, context: context, fonts: fonts, tags: tags, scale: scale,
      page: CGRect(origin: .zero, size: page.list.size))
    let items = page.list.items
    try renderer.draw(items.withoutDestinationModes ?? items, .identity, Composition())
    tags?.finish()
    if isTagged, number == document.pages.count - 1 { cairo_tag_end(cairo, "Document") }
    cairo_show_page(cairo)
    let status = cairo_status(cairo)
    if status != CAIRO_STATUS_SUCCESS { throw RenderError(status) }
  }

  /// Returns the size of a page: PDF readers support sides of up to 14 400 pt.
  ///
  /// - Throws: `RenderError`, if a page cannot have it.
  package func pageSize(_ page: PDFDocument.Page) throws -> CGSize {
    let size = page.list.size
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      throw RenderError.invalidSize(size, scale: 1)
    }
    guard size.width > 0, size.height > 0 else { throw RenderError.emptySurface(size, scale: 1) }
    guard size.width <= 14_400, size.height <= 14_400 else {
      throw RenderError.pageTooLarge(size, limit: 14_400)
    }
    return size
  }

  private func describe(_ information: PDFDocument.Information, _ surface: OpaquePointer) {
    let texts: [(cairo_pdf_metadata_t, String?)] = [
      (CAIRO_PDF_METADATA_TITLE, information.title),
      (CAIRO_PDF_METADATA_AUTHOR, information.author),
      (CAIRO_PDF_METADATA_SUBJECT, information.subject),
      (CAIRO_PDF_METADATA_KEYWORDS, information.keywords),
      (CAIRO_PDF_METADATA_CREATOR, information.creator ?? "Touchstone"),
      (CAIRO_PDF_METADATA_CREATE_DATE, Self.date),
    ]
    for (key, text) in texts {
      if let text { cairo_pdf_surface_set_metadata(surface, key, text) }
    }
  }

  /// The output buffer, a class so that Cairo's callback can refer to it.
  private final class Output {
    // Cairo writes a few bytes at a time.
    var data = Data(capacity: 1 << 15)

    /// Returns what Cairo has written since the last call, with the boxes of pages corrected: between two pages, it has written
    /// each object to its end.
    func take(_ boxes: [PDFPageBox]) -> Data {
      defer { data = Data(capacity: 1 << 15) }
      for box in boxes { box.correct(&data) }
      return data
    }
  }
}
