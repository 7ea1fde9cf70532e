import Dispatch
import Foundation
import SwiftUI

/// Larger views, in times of the card's drawing by hand at the same scale.
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

  /// Evaluation and layout of many views; one row of each kind is four views.
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
    benchmark.step("1000 rows of boxes → bitmap") { _ = try Picture.bitmap(BoxRows(count: 1000), scale: 1) }
    benchmark.step("1000 rows of texts → bitmap") { _ = try Picture.bitmap(TextRows(count: 1000), scale: 1) }
    return benchmark
  }

  /// Rasterising the same 16 pictures on one thread, two and four, each with a render context of its own.
  static func threads() -> Benchmark {
    var benchmark = Benchmark("16 settings screens @2x", rounds: 5, clock: .wall)
    var contexts: [CGContext] = []
    for _ in 0..<16 {
      Picture.renderer(SettingsScreen(), scale: 2).render(rasterizationScale: 2) { size, draw in
        guard
          let context = CGContext(
            data: nil, width: Int(size.width * 2), height: Int(size.height * 2), bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return }
        context.scaleBy(x: 2, y: 2)
        draw(context)
        contexts.append(context)
      }
    }
    // SAFETY: nothing draws into the contexts any more, and each is read by one thread at a time.
    nonisolated(unsafe) let pictures = contexts
    for threads in [1, 2, 4] {
      benchmark.step(threads == 1 ? "1 thread" : "\(threads) threads") {
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
          for index in stride(from: thread, to: pictures.count, by: threads) { _ = pictures[index].makeImage() }
        }
      }
    }
    return benchmark
  }
}
