package import Foundation
import TouchstoneCairo
import TouchstoneDrawing

extension ImageRenderer {
  /// Returns the view as a one-page PDF document. The same view always produces the same bytes.
  ///
  /// - Parameter rasterizationScale: The number of pixels per point for parts that PDF cannot express, such as blurs.
  package func pdfData(rasterizationScale: CGFloat) -> Data {
    let data = NSMutableData()
    render(rasterizationScale: rasterizationScale) { size, draw in
      var box = CGRect(origin: .zero, size: size)
      guard let consumer = CGDataConsumer(data: data), let context = CGContext(consumer: consumer, mediaBox: &box, nil)
      else { return }
      context.beginPDFPage(nil)
      draw(context)
      context.endPDFPage()
      context.closePDF()
    }
    return data as Data
  }
}
