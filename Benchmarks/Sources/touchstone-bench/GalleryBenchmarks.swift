import CairoCard
import Foundation
import Gallery
import SwiftUI

/// The ten screens of the gallery at 2x: drawn, encoded as PNG and decoded.
@MainActor enum GalleryBenchmarks {
  /// Relative to the card drawn by hand.
  static func screens() throws -> Benchmark {
    var benchmark = Benchmark("gallery screens @2x", rounds: 5)
    let floor = try Floor(scale: 2, keepsParts: false)
    benchmark.step("C: card") { floor.draw() }
    for screen in Screen.allCases {
      benchmark.step(screen.rawValue) { _ = try Picture.bitmap(screen.view, scale: 2) }
    }
    return benchmark
  }

  /// libpng gets straight pixels; ours must be divided by their alpha, and the file includes their hash.
  static func packing() throws -> Benchmark {
    let pictures = try bitmaps()
    let rows = try pictures.map { try straight($0.pngData(), count: $0.bytes.count) }
    let sizes = try zip(pictures, rows).map { picture, rows in
      (libpng: libpng(rows, picture).count, ours: try picture.pngData().count)
    }
    let total = (libpng: sizes.reduce(0) { $0 + $1.libpng }, ours: sizes.reduce(0) { $0 + $1.ours })
    var benchmark = Benchmark("ten gallery screens to PNG", rounds: 5)
    benchmark.step("libpng, level 3, filter UP: \(total.libpng / 1024) KiB") {
      for (picture, rows) in zip(pictures, rows) { _ = libpng(rows, picture) }
    }
    benchmark.step("ours: \(total.ours / 1024) KiB") { for picture in pictures { _ = try picture.pngData() } }
    return benchmark
  }

  static func unpacking() throws -> Benchmark {
    let pictures = try bitmaps()
    let files = try pictures.map { try $0.pngData() }
    var benchmark = Benchmark("ten gallery screens from PNG", rounds: 5)
    benchmark.step("libpng, to straight pixels") {
      for (file, picture) in zip(files, pictures) { _ = try straight(file, count: picture.bytes.count) }
    }
    benchmark.step("ours, to premultiplied pixels") { for file in files { _ = try PNGImage(data: file) } }
    return benchmark
  }

  private static func bitmaps() throws -> [Bitmap] {
    try Screen.allCases.map { try Picture.bitmap($0.view, scale: 2) }
  }

  private static func libpng(_ rows: [UInt8], _ picture: Bitmap) -> Data {
    var length = 0
    guard let bytes = libpng_write(rows, Int32(picture.width), Int32(picture.height), &length) else { return Data() }
    return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
  }

  private static func straight(_ file: Data, count: Int) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: count) { pixels, written in
      let isRead = file.withUnsafeBytes { file in
        libpng_read(file.bindMemory(to: UInt8.self).baseAddress, file.count, pixels.baseAddress) == 1
      }
      guard isRead else { throw Picture.Failure.noPicture }
      written = count
    }
  }
}
