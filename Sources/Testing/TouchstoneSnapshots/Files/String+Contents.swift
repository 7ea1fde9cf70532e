extension String {
  /// Whether there is a line break or another control character in the text.
  package var hasControlCharacter: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }

  /// Whether the text has a number of digits, and each is a lowercase hexadecimal one.
  package func isHexadecimal(digits count: Int) -> Bool {
    utf8.count == count
      && utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 }
  }
}
