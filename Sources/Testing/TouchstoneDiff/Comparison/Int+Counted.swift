extension Int {
  /// Returns the number with a noun in the singular or plural: `1 picture`, `2 pictures`.
  package func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}
