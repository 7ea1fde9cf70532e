extension OpaquePicture {
  /// Returns the picture as rows of half-block characters with two pixels each.
  ///
  /// - Parameter hasTrueColor: whether the terminal knows 16 million colours; otherwise the 256 of xterm are used, whose
  ///   colour cube has other levels than ours, close enough for blocks.
  func blockRows(hasTrueColor: Bool) -> [String] {
    stride(from: 0, to: height, by: 2).map { y in
      var row = ""
      var last = ""
      for x in 0..<width {
        let upper = colors[y * width + x]
        let lower = y + 1 < height ? colors[(y + 1) * width + x] : nil
        let background = lower.map { Self.code(48, $0, hasTrueColor) } ?? "49"
        let codes = "\u{1B}[\(Self.code(38, upper, hasTrueColor));\(background)m"
        // A colour code applies until it changes, so a plain row takes a single code.
        if codes != last { row += codes }
        last = codes
        row += "▀"
      }
      return row + "\u{1B}[0m"
    }
  }

  private static func code(_ kind: Int, _ color: Color, _ hasTrueColor: Bool) -> String {
    hasTrueColor ? "\(kind);2;\(color.red);\(color.green);\(color.blue)" : "\(kind);5;\(16 + color.cubeIndex)"
  }
}
