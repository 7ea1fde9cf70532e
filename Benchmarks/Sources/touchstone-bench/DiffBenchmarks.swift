import Foundation
import SwiftUI
import TouchstoneDiff

/// Comparisons of pairs of pictures, relative to a `memcmp` of their pixels.
@MainActor enum DiffBenchmarks {
  static func pairs(width: Int, height: Int) -> Benchmark {
    var benchmark = Benchmark("comparing \(width)×\(height) px", rounds: 7)
    let picture = scene(width, height)
    let copy = Bitmap(width: width, height: height, bytes: picture.bytes.map { $0 })
    benchmark.step("memcmp") {
      let isSame = picture.withUnsafeBytes { a in
        copy.withUnsafeBytes { b in
          guard let first = a.baseAddress, let second = b.baseAddress else { return false }
          return memcmp(first, second, a.count) == 0
        }
      }
      if !isSame { throw Picture.Failure.differs }
    }
    for (name, change) in changes {
      var other = copy
      other.withUnsafeMutableBytes { change($0, width, height) }
      benchmark.step(name) { [other] in _ = Comparer.ui.compare(picture, other) }
    }
    return benchmark
  }

  // MARK: What is guarded

  /// A card that changed and everything that is made of it: the judgement, the picture of the difference, three files.
  static func failing() throws {
    let golden = try card.reference.pngData()
    let reference = try PNGImage(data: golden).bitmap
    let result = Comparer.ui.compare(reference, card.actual)
    guard !result.isMatch else { throw Picture.Failure.differs }
    _ = try card.actual.pngData()
    _ = try result.differencePicture().pngData()
  }

  private static let card: (reference: Bitmap, actual: Bitmap) = {
    let reference = scene(780, 400)
    var actual = reference
    actual.withUnsafeMutableBytes { changes[2].1($0, 780, 400) }
    return (reference, actual)
  }()

  /// Two files of 3840×2160 px that differ in twelve pixels, decoded and compared.
  static func files() throws {
    let (first, second) = (try PNGImage(data: large.0), try PNGImage(data: large.1))
    guard !Comparer.ui.compare(first.bitmap, second.bitmap).isIdentical else { throw Picture.Failure.differs }
  }

  private static let large: (Data, Data) = {
    let first = scene(3840, 2160)
    var second = first
    second.withUnsafeMutableBytes { changes[1].1($0, 3840, 2160) }
    do {
      return (try first.pngData(), try second.pngData())
    } catch {
      return (Data(), Data())
    }
  }()

  private static let changes: [(String, (UnsafeMutableRawBufferPointer, Int, Int) -> Void)] = [
    ("identical", { _, _, _ in }),
    ("12 pixels", { bytes, _, _ in for index in 0..<12 { bytes[(bytes.count / 13 * (index + 1)) & ~3] ^= 0x80 } }),
    (
      "a block of a tenth",
      { bytes, width, height in
        for row in height / 3..<height * 2 / 3 {
          let start = (row * width + width / 3) * 4
          for index in stride(from: start, to: start + width * 3 / 10 * 4, by: 4) { bytes[index] ^= 0x40 }
        }
      }
    ),
    (
      "noise",
      { bytes, _, _ in
        var seed: UInt32 = 1
        for index in stride(from: 0, to: bytes.count, by: 4) {
          seed = seed &* 1_664_525 &+ 1_013_904_223
          bytes[index] ^= UInt8(seed >> 29)
        }
      }
    ),
  ]

  private static func scene(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(width: width, height: height) { bytes in
      for index in 0..<width * height {
        let (x, y) = (index % width, index / width)
        let value: UInt8 = (x / 40 + y / 24).isMultiple(of: 3) ? 40 : UInt8(200 + (x / 16) % 50)
        bytes[index * 4] = value
        bytes[index * 4 + 1] = value
        bytes[index * 4 + 2] = UInt8(y * 255 / height)
        bytes[index * 4 + 3] = 255
      }
    }
  }
}
