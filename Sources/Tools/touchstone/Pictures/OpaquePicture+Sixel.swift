extension OpaquePicture {
  /// The picture in sixel graphics, with at most 256 colours, the number that terminals support.
  ///
  /// - Source: DEC, VT330/VT340 Programmer Reference Manual, volume 2, chapter 14. `"1;1;w;h` are raster attributes,
  ///   `#n;2;r;g;b` sets a colour in per cent, `!n` repeats, `$` returns to the start of a band, `-` ends a band of six
  ///   rows.
  var sixelText: String {
    let palette = ColorPalette(of: colors, limit: 256)
    let indices = colors.map { palette[$0] }
    var text = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
    func percent(_ value: UInt8) -> Int { (Int(value) * 100 + 127) / 255 }
    for (index, color) in palette.colors.enumerated() {
      text += "#\(index);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))"
    }
    for top in stride(from: 0, to: height, by: 6) {
      text += Self.band(indices, width: width, rows: top..<min(top + 6, height)) + "-"
    }
    return text + "\u{1B}\\"
  }

  private static func band(_ indices: [Int], width: Int, rows: Range<Int>) -> String {
    // The six-pixel columns of the band, by colour.
    var columns: [Int: [UInt8]] = [:]
    for (bit, y) in rows.enumerated() {
      for x in 0..<width {
        columns[indices[y * width + x], default: [UInt8](repeating: 0, count: width)][x] |= 1 << UInt8(bit)
      }
    }
    return columns.sorted { $0.key < $1.key }
      .map { "#\($0.key)" + runLengths($0.value) }
      .joined(separator: "$")
  }

  /// Returns columns as characters from `?`, with repetitions written as `!n`.
  private static func runLengths(_ columns: [UInt8]) -> String {
    var text = ""
    var start = 0
    while start < columns.count {
      var end = start + 1
      while end < columns.count, columns[end] == columns[start] { end += 1 }
      let character = String(UnicodeScalar(63 + columns[start]))
      let count = end - start
      text += count > 3 ? "!\(count)\(character)" : String(repeating: character, count: count)
      start = end
    }
    return text
  }
}
