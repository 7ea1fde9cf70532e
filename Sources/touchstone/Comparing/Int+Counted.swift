extension Int {
  /// The number with a noun that has its form: `1 picture`, `2 pictures`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
