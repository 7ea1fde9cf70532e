public import Foundation

extension CGContext {
  /// Creates a context that draws into memory.
  ///
  /// - Returns: `nil` where the layout is not one that a context can draw into, or the bitmap is too large.
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
  ///   - consumer: Where the document goes when it is closed.
  ///   - mediaBox: The box of pages that have none of their own; without one, a page of 612 × 792 pt.
  ///   - auxiliaryInfo: What the document says about itself: `kCGPDFContextTitle` and its like.
  /// - Returns: `nil` where the box is empty or not finite.
  public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
    guard let box = CGRect(pageBox: mediaBox?.pointee ?? letter) else { return nil }
    self.init(.pdf(consumer), box: box, isRecording: false)
    document.information = PDFDocument.Information(auxiliaryInfo)
  }

  /// Creates a context that writes a PDF file.
  ///
  /// - Returns: `nil` where the URL is not one of a file, or the box is empty.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  // MARK: Pages

  /// Begins a page.
  ///
  /// - Parameter pageInfo: With `kCGPDFContextMediaBox` the page has a box of its own: a `CGRect`, or the bytes of one.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    guard case .pdf = destination else { return }
    endPDFPage()
    begin(box: CGRect(pageBox: pageInfo?.object(forKey: kCGPDFContextMediaBox)) ?? defaultBox)
  }

  /// Ends the page; without an open one, nothing happens.
  public func endPDFPage() {
    guard case .pdf = destination, isRecording else { return }
    document.pages.append(PDFDocument.Page(list: list, rasterizationScale: rasterizationScale))
    isRecording = false
  }

  /// Begins a page with a box, or with the context's.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    guard case .pdf = destination else { return }
    endPDFPage()
    begin(box: CGRect(pageBox: mediaBox?.pointee) ?? defaultBox)
  }

  /// Ends the page.
  public func endPage() {
    endPDFPage()
  }

  // MARK: Bitmaps

  /// The width in pixels; 0 for a PDF.
  public var width: Int { memory?.width ?? 0 }

  /// The height in pixels; 0 for a PDF.
  public var height: Int { memory?.height ?? 0 }

  /// The bytes from row to row; 0 for a PDF.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }

  /// 8; 0 for a PDF.
  public var bitsPerComponent: Int { memory == nil ? 0 : 8 }

  /// 32, or 8 for grey and for opacity alone; 0 for a PDF.
  public var bitsPerPixel: Int { (memory?.layout.bytesPerPixel ?? 0) * 8 }

  /// How pixels are laid out in `data`.
  public var bitmapInfo: CGBitmapInfo { memory?.info ?? [] }

  /// Where the opacity of a pixel is stored.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }

  /// The space that the bitmap was made with; `nil` for a PDF.
  public var colorSpace: CGColorSpace? { memory?.space }

  private var memory: BitmapMemory? {
    if case .bitmap(let memory) = destination { memory } else { nil }
  }
}
