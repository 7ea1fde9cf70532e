import Foundation
import TouchstoneDrawing

/// The bytes by which pictures are told apart: every number that reaches a pixel, at full precision, in a fixed order.
///
/// Fonts are their digests instead of their paths, and images their pixels. Lists begin with their length, and cases with a
/// number, so that no two pictures have the same bytes.
struct DigestBytes {
  private(set) var bytes: [UInt8] = []
  private let fontDigest: (GlyphRun.FontReference) throws -> String

  /// - Parameter fontDigest: Returns the digest of a font's file.
  init(fontDigest: @escaping (GlyphRun.FontReference) throws -> String) {
    self.fontDigest = fontDigest
  }

  mutating func add(_ numbers: CGFloat...) {
    for number in numbers { add(bits: Double(number).bitPattern) }
  }

  mutating func add(_ numbers: Float...) {
    for number in numbers { add(bits: UInt64(number.bitPattern)) }
  }

  mutating func add(_ numbers: Int...) {
    for number in numbers { add(bits: UInt64(bitPattern: Int64(number))) }
  }

  mutating func add(_ flags: Bool...) {
    for flag in flags { bytes.append(flag ? 1 : 0) }
  }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func add(_ points: CGPoint...) {
    for point in points { add(point.x, point.y) }
  }

  mutating func add(_ size: CGSize) { add(size.width, size.height) }

  mutating func add(_ rect: CGRect) {
    add(rect.origin)
    add(rect.size)
  }

  mutating func add(_ transform: CGAffineTransform) {
    add(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }

  mutating func add<Element>(_ elements: [Element], _ each: (inout DigestBytes, Element) throws -> Void) rethrows {
    add(elements.count)
    for element in elements { try each(&self, element) }
  }

  mutating func add(_ font: GlyphRun.FontReference) throws {
    add(try fontDigest(font))
    add(font.index)
    add(font.variations.sorted { $0.key < $1.key }) { bytes, axis in
      bytes.add(axis.key)
      bytes.add(CGFloat(axis.value))
    }
  }

  private mutating func add(bits: UInt64) {
    withUnsafeBytes(of: bits.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
