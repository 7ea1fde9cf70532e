extension [String] {
  /// The row of a Markdown table that has these cells.
  package var markdownRow: String { "| \(joined(separator: " | ")) |" }
}

extension String {
  /// Text without meaning to Markdown, HTML and mentions, on one line.
  package var withoutMarkup: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&", "<", ">", "@", "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "!", "~":
        result += "&#\(scalar.value);"
      case _ where scalar.properties.isWhitespace: result += " "
      // A direction override would show the rest of the line in another order.
      case _ where scalar.properties.generalCategory == .control || scalar.properties.isBidiControl: result += "·"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
