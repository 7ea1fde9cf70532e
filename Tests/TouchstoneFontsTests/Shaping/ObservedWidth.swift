import Foundation
import TouchstoneFonts
import TouchstoneText

/// A published width of a text that Apple's frameworks measured.
struct ObservedWidth {
  var text: String
  var size: CGFloat
  var weight: Int
  /// In points, rounded up to a multiple of `step`.
  var width: CGFloat
  var step: CGFloat

  /// All of them, those with Cyrillic letters excepted, which keep Inter's widths.
  static func all() throws -> [ObservedWidth] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    let file = root.appendingPathComponent("Scripts/advances/observations.tsv").standardizedFileURL
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 6, let size = Double(fields[1]), let weight = Int(fields[2]),
        let width = Double(fields[3]), let step = Double(fields[4]),
        !fields[0].unicodeScalars.contains(where: { (0x370...0x52f).contains($0.value) })
      else { return nil }
      return ObservedWidth(text: fields[0], size: size, weight: weight, width: width, step: step)
    }
  }

  /// Returns by how many points a library's width differs from all that would have been rounded up to the published
  /// one.
  func error(in library: FontLibrary) throws -> CGFloat {
    let style = StyledText.Style(font: FontDescriptor(size: size, weight: weight))
    let text = StyledText(runs: [StyledText.Run(text: text, style: style)])
    let layout = try library.prepare(text).layout(width: nil, height: nil, displayScale: 2)
    // Space at the end of a line is part of a label's width.
    let spaces = self.text.reversed().prefix { $0 == " " }.count
    let hanging = spaces == 0 ? 0 : try advance(ofSpaces: spaces, style: style, in: library)
    let own = layout.size.width + hanging
    return max(own - width, width - step - own, 0)
  }

  private func advance(ofSpaces count: Int, style: StyledText.Style, in library: FontLibrary) throws -> CGFloat {
    func width(_ string: String) throws -> CGFloat {
      let text = StyledText(runs: [StyledText.Run(text: string, style: style)])
      return try library.prepare(text).layout(width: nil, height: nil, displayScale: 2).size.width
    }
    return try width("n" + String(repeating: " ", count: count) + "n") - width("nn")
  }
}
