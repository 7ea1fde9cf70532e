extension Double {
  /// The number without needless zeros, with at most two decimals.
  var plain: String {
    guard isFinite, abs(self) < 1e9 else { return "\(self)" }
    let hundredths = (self * 100).rounded()
    return hundredths == (hundredths / 100).rounded() * 100 ? "\(Int(hundredths / 100))" : "\(hundredths / 100)"
  }

  /// The number with one decimal: `24.1`.
  var tenths: String {
    guard isFinite, abs(self) < 1e9 else { return "\(self)" }
    return "\((self * 10).rounded() / 10)"
  }
}
