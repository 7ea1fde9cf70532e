public import Foundation

extension CGContext {
  /// Creates a context that draws into memory.
  ///
  /// - Returns: `nil` if contexts do not support the layout or the bitmap is too large.
  package convenience init?(
    memory data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, info: CGBitmapInfo
  ) {
    guard
      let memory = BitmapMemory(
        data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: space, info: info)
    else { return nil }
    self.init(
      .bitmap(memory), box: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)), isRecording: true)
  }

  /// Creates a context that writes a PDF.
  ///
  /// - Parameters:
  ///   - consumer: The destination of the document, which is written when the document is closed.
  ///   - mediaBox: The default page box; if omitted, pages are 612 × 792 pt.
  ///   - auxiliaryInfo: The document's metadata, such as `kCGPDFContextTitle`.
  /// - Returns: `nil` if the box is empty or not finite.
  public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
    guard let box = CGRect(pageBox: mediaBox?.pointee ?? letter) else { return nil }
    self.init(.pdf(consumer), box: box, isRecording: false)
    document.information = PDFDocument.Information(auxiliaryInfo)
  }

  /// Creates a context that writes a PDF file.
  ///
  /// - Returns: `nil` if the URL is not a file URL, or the box is empty.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  // MARK: Pages

  /// Begins a page.
  ///
  /// - Parameter pageInfo: May contain `kCGPDFContextMediaBox`, the page's own box: a `CGRect`, or its bytes.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    guard case .pdf = destination else { return }
    endPDFPage()
    begin(box: CGRect(pageBox: pageInfo?.object(forKey: kCGPDFContextMediaBox)) ?? defaultBox)
  }

  /// Ends the current page, if there is one.
  public func endPDFPage() {
    guard case .pdf = destination, isRecording else { return }
    document.pages.append(PDFDocument.Page(list: list, rasterizationScale: rasterizationScale))
    isRecording = false
  }

  /// Begins a page with the given box, or with the context's default one.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    guard case .pdf = destination else { return }
    endPDFPage()
    begin(box: CGRect(pageBox: mediaBox?.pointee) ?? defaultBox)
  }

  /// Ends the current page.
  public func endPage() {
    endPDFPage()
  }

  // MARK: Bitmaps

  /// The width in pixels; 0 for a PDF.
  public var width: Int { memory?.width ?? 0 }

  /// The height in pixels; 0 for a PDF.
  public var height: Int { memory?.height ?? 0 }

  /// The number of bytes per row; 0 for a PDF.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }

  /// The number of bits per component: 8, or 0 for a PDF.
  public var bitsPerComponent: Int { memory == nil ? 0 : 8 }

  /// The number of bits per pixel: 32, or 8 for grey and for alpha only; 0 for a PDF.
  public var bitsPerPixel: Int { (memory?.layout.bytesPerPixel ?? 0) * 8 }

  /// The layout of the pixels in `data`.
  public var bitmapInfo: CGBitmapInfo { memory?.info ?? [] }

  /// Where a pixel's alpha is stored.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }

  /// The colour space of the bitmap; `nil` for a PDF.
  public var colorSpace: CGColorSpace? { memory?.space }

  private var memory: BitmapMemory? {
    if case .bitmap(let memory) = destination { memory } else { nil }
  }
}
