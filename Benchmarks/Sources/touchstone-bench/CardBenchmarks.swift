import Foundation
import SwiftUI
import TouchstoneDiff

/// The card at a scale, compared with the same picture drawn by hand in C and by other programs, if installed.
@MainActor struct CardBenchmarks {
  let scale: Int

  /// A view rendered to a bitmap, to a PNG, and checked against a golden.
  func inProcess() throws -> Benchmark {
    var benchmark = Benchmark("card @\(scale)x")
    let scale = CGFloat(scale)
    let floor = try Floor(scale: self.scale, keepsParts: false)
    let keeping = try Floor(scale: self.scale, keepsParts: true)
    let floorPNG = floor.png()
    let golden = try Picture.bitmap(CardView(), scale: scale).pngData()
    let other = try Picture.bitmap(CardView().overlay(Color.red.frame(width: 4, height: 4)), scale: scale).pngData()
    let kept = Picture.renderer(CardView(), scale: scale)
    benchmark.step("C: bitmap") { floor.draw() }
    benchmark.step("C: bitmap, shadow and portrait kept") { keeping.draw() }
    benchmark.step("view → drawing steps") { Picture.list(CardView(), scale: scale) }
    benchmark.step("view → bitmap") { _ = try Picture.bitmap(CardView(), scale: scale) }
    benchmark.step("view → bitmap, same renderer") { _ = kept.cgImage }
    benchmark.step("C: PNG") { _ = floor.png() }
    benchmark.step("view → PNG") { _ = try Picture.bitmap(CardView(), scale: scale).pngData() }
    benchmark.step("C: golden check, unchanged") { try floor.check(floorPNG) }
    benchmark.step("golden check, unchanged") {
      let bitmap = try Picture.bitmap(CardView(), scale: scale)
      guard PNGImage.isStamped(golden, as: bitmap) else { throw Picture.Failure.differs }
    }
    benchmark.step("golden check, changed") {
      let bitmap = try Picture.bitmap(CardView(), scale: scale)
      guard !PNGImage.isStamped(other, as: bitmap) else { throw Picture.Failure.differs }
      let reference = try PNGImage(data: other).bitmap
      guard !Comparer.ui.compare(reference, bitmap).isIdentical else { throw Picture.Failure.differs }
    }
    return benchmark
  }
}
