extension String {
  /// The line without terminal control, bidirectional formatting characters and commands to a CI runner: each such
  /// character becomes `·`, and a space is inserted into each command.
  ///
  /// Commands are found as runners find them, by code points: in a `Character`, another letter or a mark may be joined to
  /// `#` or `:`.
  ///
  /// - Source: GitHub's runner reads lines that begin with `::` and marks such as `##[error]` anywhere; Azure's reads
  ///   `##vso[`, TeamCity's `##teamcity[`.
  package var printable: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard scalar != "\t" else {
        text.append(contentsOf: "  ".unicodeScalars)
        continue
      }
      let isCommand = scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
      if scalar == "#", text.last == "#" { text.append(" ") }
      text.append(isCommand ? "·" : scalar)
    }
    let line = text.drop { $0.properties.isWhitespace }
    if line.starts(with: "::".unicodeScalars) { text.insert(" ", at: text.index(after: line.startIndex)) }
    return String(text)
  }
}
