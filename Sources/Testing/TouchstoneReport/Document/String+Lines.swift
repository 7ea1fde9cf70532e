extension String {
  /// The first line that has characters; nil if none has.
  package var firstLine: String? { split(whereSeparator: \.isNewline).first.map(String.init) }

  /// The last line that has characters; nil if none has.
  package var lastLine: String? { split(whereSeparator: \.isNewline).last.map(String.init) }
}
