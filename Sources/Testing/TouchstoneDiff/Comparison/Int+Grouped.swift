extension Int {
  /// The number as all messages and reports write it: from 10 000 on, with narrow spaces that do not break between thousands.
  package var grouped: String {
    let digits = Array(String(magnitude))
    guard digits.count > 4 else { return description }
    let groups = digits.indices.map { index in
      index > 0 && (digits.count - index).isMultiple(of: 3) ? "\u{202F}\(digits[index])" : String(digits[index])
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }
}
