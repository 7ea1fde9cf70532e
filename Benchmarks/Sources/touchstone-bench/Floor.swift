import CairoCard
import Foundation
import SwiftUI

/// The handwritten C program.
@MainActor final class Floor {
  private let card: OpaquePointer
  let scale: Int

  init(scale: Int, keepsParts: Bool) throws {
    let folder = "/usr/share/fonts/opentype/inter/"
    let portrait = Self.portrait
    guard
      let card = cairo_card_open(
        Int32(scale), keepsParts ? 1 : 0, folder + "Inter-Regular.otf", folder + "Inter-Bold.otf", portrait)
    else { throw Picture.Failure.floor }
    self.card = card
    self.scale = scale
  }

  /// The portrait's pixels, which are never freed.
  private static let portrait: UnsafePointer<UInt8> = {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: Portrait.bitmap.bytes.count)
    bytes.update(from: Portrait.bitmap.bytes, count: Portrait.bitmap.bytes.count)
    return UnsafePointer(bytes)
  }()

  func draw() { _ = cairo_card_draw(card) }

  var bitmap: Bitmap {
    let pixels = cairo_card_draw(card)
    return Bitmap(width: 390 * scale, height: 200 * scale) { bytes in
      guard let pixels, let target = bytes.baseAddress else { return }
      target.copyMemory(from: pixels, byteCount: bytes.count)
    }
  }

  func png() -> Data {
    var length = 0
    guard let bytes = cairo_card_png(card, &length) else { return Data() }
    return Data(bytes: bytes, count: length)
  }

  func check(_ png: Data) throws {
    let result = png.withUnsafeBytes { bytes in
      cairo_card_check(card, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
    }
    if result != 1 { throw Picture.Failure.differs }
  }
}
