extension String {
  /// The line without what commands a terminal, turns the direction of writing, or commands the machine that runs a job:
  /// `·` stands for each such character, and a space parts each such mark.
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
