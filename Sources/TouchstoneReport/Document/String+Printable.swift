extension String {
  /// The line without terminal control, bidirectional formatting characters and commands to a CI runner: each such
  /// character becomes `·`, and a space is inserted into each command.
  ///
  /// - Source: GitHub's runner reads lines that begin with `::` and marks such as `##[error]` anywhere; Azure's reads
  ///   `##vso[`, TeamCity's `##teamcity[`.
  package var printable: String {
    var text = ""
    for scalar in unicodeScalars {
      let isCommand = scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
      if scalar == "\t" { text += "  " } else { text.unicodeScalars.append(isCommand ? "·" : scalar) }
    }
    if text.drop(while: \.isWhitespace).hasPrefix("::") { text.replace("::", with: ": :", maxReplacements: 1) }
    return text.contains("##") ? text.replacing("##", with: "# #") : text
  }
}
