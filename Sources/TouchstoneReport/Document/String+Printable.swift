extension String {
  /// The text without characters that command a terminal or turn the direction of writing: `·` stands for each.
  package var printable: String {
    var text = ""
    for scalar in unicodeScalars {
      let isCommand = scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
      if scalar == "\t" { text += "  " } else { text.unicodeScalars.append(isCommand ? "·" : scalar) }
    }
    return text
  }
}
