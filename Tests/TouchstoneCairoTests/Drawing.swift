import Foundation
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneImageIO
import TouchstoneText

/// Draws items into a bitmap with a context of their own.
///
/// With the environment variable TOUCHSTONE_PICTURES set to a folder, a named picture is also written there as PNG.
func draw(
  _ items: [DisplayList.Item], width: CGFloat, height: CGFloat, scale: CGFloat = 1, isOpaque: Bool = false,
  named name: String? = nil, in context: RenderContext = RenderContext()
) throws -> Bitmap {
  let list = DisplayList(size: CGSize(width: width, height: height), items: items)
  let bitmap = try BitmapBackend().draw(list, scale: scale, isOpaque: isOpaque, in: context)
  if let name, let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_PICTURES"] {
    let file = URL(fileURLWithPath: folder).appendingPathComponent(name + ".png")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try bitmap.pngData().write(to: file)
  }
  return bitmap
}

/// A filled rectangle.
func rectangle(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: ResolvedColor
) -> DisplayList.Item {
  .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(color), FillStyle())
}

/// A group of items.
func group(
  _ items: [DisplayList.Item], _ change: (inout DisplayList.Group) -> Void
) -> DisplayList.Item {
  var group = DisplayList.Group(items: items)
  change(&group)
  return .group(group)
}

/// The glyphs of a text whose first baseline lies at a point.
func text(
  _ string: String, size: CGFloat, at point: CGPoint, _ paint: Paint = .color(.black), family: String? = nil
) throws -> [DisplayList.Item] {
  let font = FontDescriptor(family: family.map { .named($0) } ?? .system(.default), size: size)
  let run = StyledText.Run(text: string, style: StyledText.Style(font: font))
  let layout = try FontLibrary.shared.prepare(StyledText(runs: [run])).layout(
    width: nil, height: nil, displayScale: 1)
  return layout.lines.flatMap(\.pieces).compactMap { piece in
    guard case .glyphs(let glyphs, _) = piece else { return nil }
    return .glyphs(glyphs.offsetBy(dx: point.x, dy: point.y - layout.firstBaseline), paint)
  }
}

extension ResolvedColor {
  static let pureRed = ResolvedColor(red: 1, green: 0, blue: 0)
  static let pureGreen = ResolvedColor(red: 0, green: 1, blue: 0)
  static let pureBlue = ResolvedColor(red: 0, green: 0, blue: 1)

  init(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Float = 1) {
    self.init(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, opacity: opacity)
  }
}

extension Bitmap {
  /// A pixel as red, green, blue and alpha, premultiplied.
  func rgba(_ x: Int, _ y: Int) -> [Int] {
    let pixel = self[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Int($0) }
  }

  /// A bitmap whose pixels a function gives, as red, green, blue and alpha, premultiplied.
  init(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> [UInt8]) {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let rgba = pixel(x, y)
        bytes += [rgba[2], rgba[1], rgba[0], rgba[3]]
      }
    }
    self.init(width: width, height: height, bytes: bytes)
  }
}
