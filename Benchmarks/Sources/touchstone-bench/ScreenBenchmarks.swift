import Dispatch
import Foundation
import SwiftUI

/// Larger views, relative to the card drawn by hand at the same scale.
@MainActor enum ScreenBenchmarks {
  static func screens() throws -> Benchmark {
    var benchmark = Benchmark("screens @3x", rounds: 7)
    let floor = try Floor(scale: 3, keepsParts: false)
    benchmark.step("C: card") { floor.draw() }
    benchmark.step("settings, 390×844") { _ = try Picture.bitmap(SettingsScreen(), scale: 3) }
    benchmark.step("settings, drawing steps") { Picture.list(SettingsScreen(), scale: 3) }
    benchmark.step("blurs and shadows, 390×844") { _ = try Picture.bitmap(BlurScreen(), scale: 3) }
    benchmark.step("gradients, 390×844") { _ = try Picture.bitmap(GradientScreen(), scale: 3) }
    benchmark.step("8 paragraphs") { _ = try Picture.bitmap(Paragraphs(), scale: 3) }
    benchmark.step("8 paragraphs, drawing steps") { Picture.list(Paragraphs(), scale: 3) }
    return benchmark
  }

  /// Evaluation and layout of many views; one row of each kind has four views.
  static func layout() -> Benchmark {
    var benchmark = Benchmark("layout", rounds: 5)
    for count in [1_000, 10_000] {
      benchmark.step("\(count) views: boxes, drawing steps") { Picture.list(BoxRows(count: count / 4), scale: 1) }
    }
    for count in [1_000, 10_000] {
      benchmark.step("\(count) views: symbols and texts, drawing steps") {
        Picture.list(TextRows(count: count / 5), scale: 1)
      }
    }
    for count in [100, 1_000, 10_000, 100_000] {
      // Other texts each time, as tests draw them: texts that were shaped before take half as long, while they are kept.
      var first = 0
      benchmark.step("\(count) distinct texts, drawing steps") {
        Picture.list(DistinctTexts(count: count, first: first), scale: 1)
        first += count
      }
    }
    for count in [100, 1_000, 10_000, 100_000] {
      benchmark.step("List of \(count) texts, drawing steps") { Picture.list(ListedTexts(count: count), scale: 1) }
    }
    benchmark.step("1000 rows of boxes → bitmap") { _ = try Picture.bitmap(BoxRows(count: 1000), scale: 1) }
    benchmark.step("1000 rows of texts → bitmap") { _ = try Picture.bitmap(TextRows(count: 1000), scale: 1) }
    return benchmark
  }

  /// Rasterising a picture 16 times, on one, two and four threads.
  static func threads() -> Benchmark {
    var benchmark = Benchmark("16 settings screens @2x", rounds: 5, clock: .wall)
    let renderer = Picture.renderer(SettingsScreen(), scale: 2)
    for threads in [1, 2, 4] {
      benchmark.step(threads == 1 ? "1 thread" : "\(threads) threads") {
        renderer.render(rasterizationScale: 2) { _, draw in
          // SAFETY: drawing changes only the context, and each context belongs to a single thread.
          nonisolated(unsafe) let draw = draw
          DispatchQueue.concurrentPerform(iterations: threads) { thread in
            for _ in stride(from: thread, to: 16, by: threads) { rasterise(draw) }
          }
        }
      }
    }
    return benchmark
  }

  nonisolated private static func rasterise(_ draw: (CGContext) -> Void) {
    let context = CGContext(
      data: nil, width: 780, height: 1688, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.scaleBy(x: 2, y: 2)
    context.map(draw)
    // A context only records commands until its pixels are requested.
    _ = context?.makeImage()
  }
}
