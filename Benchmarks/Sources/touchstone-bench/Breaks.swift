import Foundation
import SwiftUI

/// Where lines of sentences break, for `Scripts/benchmark-breaks`, which knows where they should.
@MainActor enum Breaks {
  private static let sizes: [CGFloat] = [13, 15, 17]
  private static let weights: [(Int, Font.Weight)] = [(400, .regular), (500, .medium), (600, .semibold), (700, .bold)]
  private static let widths = (0..<12).map { 120 + 20 * CGFloat($0) }

  /// Prints a line for each sentence of a file, size, weight and width: these four, and the offsets in UTF-16 units at which
  /// lines begin.
  static func write(sentencesIn file: String) throws {
    let sentences = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    for (number, sentence) in sentences.enumerated() {
      for size in sizes {
        for (value, weight) in weights {
          let text = Text(verbatim: String(sentence)).font(.system(size: size, weight: weight))
          let lines = LineStarts()
          Picture.list(
            VStack { ForEach(widths, id: \.self) { text.textRenderer(lines).frame(width: $0) } }, scale: 1)
          for (width, starts) in zip(widths, lines.starts) {
            let list = starts.map(String.init).joined(separator: " ")
            print("\(number)\t\(Int(size))\t\(value)\t\(Int(width))\t\(list)")
          }
        }
      }
    }
  }
}

/// Notes where the lines of the texts that it draws begin.
private final class LineStarts: TextRenderer {
  var starts: [[Int]] = []

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    let first = layout.first?.first?.characterIndices.first
    starts.append(
      layout.compactMap { line in
        line.first?.characterIndices.first.flatMap { index in first.map { $0.distance(to: index) } }
      })
  }
}
