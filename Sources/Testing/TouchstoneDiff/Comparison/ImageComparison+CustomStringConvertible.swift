extension ImageComparison: CustomStringConvertible {
  /// A one-line description, for example `differs: 312 px in 2 regions, 7.4 × tolerance, worst ΔE00 24.1 at (16, 16)`.
  public var description: String {
    if isIdentical { return "identical" }
    if !hasEqualSizes { return "differs: the reference is \(referenceSize), the other \(actualSize)" }
    var parts = ["\(differingPixels.grouped) px in \(regions.count) \(regions.count == 1 ? "region" : "regions")"]
    parts.append("\(Self.rounded(isMatch ? severity : max(severity, 1.1))) × tolerance")
    if let worst { parts.append("worst ΔE00 \(Self.rounded(worst.deltaE)) at (\(worst.x), \(worst.y))") }
    if ignoredPixels > 0 { parts.append("\(ignoredPixels.grouped) px ignored") }
    return (isMatch ? "matches: " : "differs: ") + parts.joined(separator: ", ")
  }

  /// Returns the number with one decimal, rounded half up.
  private static func rounded(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
