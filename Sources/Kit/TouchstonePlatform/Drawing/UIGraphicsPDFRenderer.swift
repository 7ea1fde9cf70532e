public import Foundation
import TouchstoneCairo
import TouchstoneDrawing

/// The settings of a renderer of PDF documents.
public final class UIGraphicsPDFRendererFormat {
  /// The document's metadata, such as `kCGPDFContextTitle`.
  public var documentInfo: [String: Any] = [:]

  /// Creates the default format.
  public init() {}

  /// Returns the default format.
  public static func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  /// Returns the default format.
  public static func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// The environment of a PDF renderer's drawing closure; y points down.
public final class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The settings.
  public let format: UIGraphicsPDFRendererFormat
  /// The rectangle of the current page, in points.
  public private(set) var pdfContextBounds: CGRect
  private let defaultBounds: CGRect

  init(_ context: CGContext, bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (pdfContextBounds, defaultBounds, self.format) = (bounds, bounds, format)
    super.init(context)
  }

  /// Begins a page with the bounds of the renderer.
  public func beginPage() { beginPage(withBounds: defaultBounds, pageInfo: [:]) }

  /// Begins a page with bounds of its own, in points. The information has no effect.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
    withUnsafePointer(to: bounds) { cgContext.beginPage(mediaBox: $0) }
    cgContext.translateBy(x: 0, y: bounds.minY + bounds.maxY)
    cgContext.scaleBy(x: 1, y: -1)
  }
}

/// A renderer for PDF documents that are drawn in code.
///
///     let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792)).pdfData { context in
///       context.beginPage()
///       "Invoice".draw(at: CGPoint(x: 72, y: 72), withAttributes: [.font: UIFont.systemFont(ofSize: 24)])
///     }
public final class UIGraphicsPDFRenderer {
  private let bounds: CGRect
  /// The settings.
  public let format: UIGraphicsPDFRendererFormat

  /// Creates a renderer for pages with the given bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Returns the document that a closure draws. It is empty if the bounds are, or if no page begins.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let data = NSMutableData()
    let information = NSDictionary(dictionary: format.documentInfo)
    guard let consumer = CGDataConsumer(data: data),
      let context = withUnsafePointer(to: bounds, { CGContext(consumer: consumer, mediaBox: $0, information) })
    else { return Data() }
    DrawingContexts.push(context)
    actions(UIGraphicsPDFRendererContext(context, bounds: bounds, format: format))
    DrawingContexts.pop()
    context.closePDF()
    return data as Data
  }

  /// Writes the document that a closure draws.
  ///
  /// - Throws: Foundation's error if the file cannot be written.
  public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}
