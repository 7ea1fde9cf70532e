internal import CPixelKernels
import Foundation
internal import TouchstoneDrawing

extension BitmapMemory {
  /// Draws items over the contents of the memory; only the rows that they touch are read and written.
  ///
  /// - Throws: `RenderError`, and `FontError` if a font cannot be read.
  func draw(_ items: [DisplayList.Item], in context: RenderContext) throws {
    let whole = PixelBox(x: 0, y: 0, width: width, height: height)
    let touched = try Extents(context).bounds(of: items, .identity).intersection(whole)
    guard !touched.isEmpty else { return }
    let rows = PixelBox(minX: 0, minY: touched.minY, maxX: width, maxY: touched.maxY)
    let page = try Layer(.color, bounds: rows, in: context)
    page.withPixels { pixels, stride in
      for row in 0..<rows.height { read(row: rows.minY + row, into: pixels + row * stride) }
    }
    try BitmapRenderer(context: context).draw(items, .identity, Composition(), on: page)
    try page.check()
    page.withPixels { pixels, stride in
      for row in 0..<rows.height { write(row: rows.minY + row, from: pixels + row * stride) }
    }
  }

  /// The pixels.
  var bitmap: Bitmap {
    Bitmap(width: width, height: height) { bytes in
      guard let first = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      for row in 0..<height { read(row: row, into: first + row * width * 4) }
    }
  }

  /// Reads a row of the memory as premultiplied BGRA.
  private func read(row: Int, into target: UnsafeMutablePointer<UInt8>) {
    let source = (address + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
    switch layout {
    case .color(let places, _): ts_reorder_pixels(source, target, width, places)
    case .gray: ts_bgra_of_gray(source, target, width)
    case .alphaOnly: ts_bgra_of_alpha(source, target, width)
    }
    if layout.isOpaque { ts_fill_alpha_bgra(target, width) }
  }

  /// Writes a row of premultiplied BGRA to the memory.
  private func write(row: Int, from source: UnsafeMutablePointer<UInt8>) {
    let target = (address + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
    if layout.isOpaque { ts_fill_alpha_bgra(source, width) }
    switch layout {
    case .color(let places, _):
      // The position of each component within BGRA, by its position in the memory.
      let order = (0..<4).map { place in UInt8(places.firstIndex(of: UInt8(place)) ?? 0) }
      ts_reorder_pixels(source, target, width, order)
    case .gray: ts_gray_of_bgra(source, target, width)
    case .alphaOnly: ts_alpha_of_bgra(source, target, width)
    }
  }
}
