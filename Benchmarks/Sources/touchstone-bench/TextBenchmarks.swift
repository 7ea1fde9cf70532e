import Foundation
import SwiftUI

/// Benchmarks of repeated text layout.
@MainActor enum TextBenchmarks {
  /// Returns a paragraph of 684 characters that begins with a different word each time, so that no cache has it.
  private static func paragraph(_ number: Int) -> String {
    let sentence = "The quick brown fox jumps over the lazy dog and runs away. "
    return String("\(number) ".appending(String(repeating: sentence, count: 12)).prefix(684))
  }

  /// Passes a context to a closure, as a canvas does.
  private static func withContext(_ body: @escaping (GraphicsContext) -> Void) {
    Picture.list(Canvas { context, _ in body(context) }.frame(width: 1, height: 1), scale: 2)
  }

  private static var number = 0

  /// Shapes paragraphs that no cache has.
  static func shape(count: Int) {
    withContext { context in
      for _ in 0..<count {
        number += 1
        _ = context.resolve(Text(verbatim: paragraph(number)))
      }
    }
  }

  /// A single paragraph: shaping it, and breaking it into lines at a thousand widths not requested before.
  static func breaking() -> Benchmark {
    var benchmark = Benchmark("a paragraph of 684 characters")
    benchmark.step("shape 100 paragraphs") { shape(count: 100) }
    var width: CGFloat = 200
    benchmark.step("break one at 1000 widths") {
      withContext { context in
        let text = context.resolve(Text(verbatim: paragraph(0)))
        for _ in 0..<1000 {
          width = width < 400 ? width + 0.0937 : 200
          _ = text.measure(in: CGSize(width: width, height: CGFloat.infinity))
        }
      }
    }
    return benchmark
  }

  /// Texts designed to be slow: four times the length should take four times as long.
  static func slowTexts() -> Benchmark {
    var benchmark = Benchmark("texts made to be slow", rounds: 5)
    let patterns = [
      "\u{301}", "\u{301}\u{323}", "\u{5D0}\u{5B0}", "ب", "क्", "\u{2067}a", "\u{202B}a\u{202A}א", "(", "👩\u{200D}",
      "ก", "a\u{AD}",
    ]
    var number = 0
    for length in [4_000, 16_000] {
      benchmark.step("\(patterns.count) texts of \(length) characters") {
        withContext { context in
          for pattern in patterns {
            number += 1
            let text = "\(number) " + String(repeating: pattern, count: length / pattern.unicodeScalars.count)
            _ = context.resolve(Text(verbatim: text)).measure(in: CGSize(width: 200, height: CGFloat.infinity))
          }
        }
      }
    }
    return benchmark
  }
}
