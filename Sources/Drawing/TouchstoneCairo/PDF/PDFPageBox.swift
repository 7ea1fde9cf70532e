internal import CCairo
import Foundation

/// The box of a page whose width or height is not a whole number of points.
///
/// Before version 1.18, Cairo draws only on whole points: half a point at the right would stay empty. Therefore Cairo
/// receives the next whole size, with a mark that identifies the page, and the box is replaced afterwards. From 1.18
/// on, Cairo draws up to the edges itself, and stores the box in a compressed object.
struct PDFPageBox {
  private let size: CGSize
  /// The size that is passed to Cairo.
  let written: CGSize

  /// - Parameter number: The number of the page in its document, from 0.
  init(size: CGSize, number: Int) {
    self.size = size
    let whole = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    // An odd number in the last of the six digits that Cairo writes: all of them are used, so that the box fits.
    let mark = CGFloat(number % 50_000 * 2 + 1) * 1e-6
    let isExact = cairo_version() >= 11_800 || size == whole
    written = isExact ? size : CGSize(width: whole.width + mark, height: whole.height)
  }

  /// Replaces the box that Cairo wrote, without changing the length of the file.
  func correct(_ file: inout Data) {
    guard written != size else { return }
    let height = Self.digits(written.height, places: 0)
    let old = "/MediaBox [ 0 0 \(Self.digits(written.width, places: 6)) \(height)"
    // Never larger than requested: a reader would add a row of pixels for a thousandth of a point.
    let low = ((written.height - size.height) * 1000).rounded(.up) / 1000
    let width = (max(size.width, 1e-3) * 1000).rounded(.down) / 1000
    let new = "/MediaBox [ 0 \(Self.digits(low, places: 3)) \(Self.digits(width, places: 3)) \(height)"
    guard let place = file.range(of: Data((old + " ]").utf8)), new.utf8.count <= old.utf8.count else { return }
    let padding = String(repeating: " ", count: old.utf8.count - new.utf8.count)
    file.replaceSubrange(place, with: Data((new + padding + " ]").utf8))
  }

  /// Formats a number with as few digits as PDF needs.
  private static func digits(_ number: CGFloat, places: Int) -> String {
    let factor = pow(10, Double(places))
    let text = "\((Double(number) * factor).rounded() / factor)"
    if text.hasSuffix(".0") { return String(text.dropLast(2)) }
    return text.hasPrefix("0.") && places < 6 ? String(text.dropFirst()) : text
  }
}
