/// A step from a drawing to a variant, as a component of the variant's name: `circle` and `fill` in `plus.circle.fill`.
enum SymbolStep: Hashable, Sendable {
  /// Fills the result of the previous steps: the drawing, its enclosure, or what is slashed.
  case fill
  case slash
  case enclosed(SymbolEnclosure)
  /// Adds a sign at the bottom right corner, in a disc or, with `isTriangle`, in a triangle.
  case badge(String, isTriangle: Bool)

  /// Returns the steps for the suffix of a name, or `nil` if a component is not a step.
  static func steps(of suffix: Substring) -> [SymbolStep]? {
    var steps: [SymbolStep] = []
    var parts = suffix.parts(between: ".")[...]
    while let part = parts.popFirst() {
      switch part {
      case "fill": steps.append(.fill)
      case "slash": steps.append(.slash)
      case "badge", "trianglebadge":
        let isFilled = parts.last == "fill"
        let sign = (isFilled ? parts.dropLast() : parts).joined(separator: ".")
        steps.append(.badge(sign, isTriangle: part == "trianglebadge"))
        if isFilled { steps.append(.fill) }
        return steps
      case "rectangle" where parts.first == "portrait":
        parts.removeFirst()
        steps.append(.enclosed(.portrait))
      default:
        guard let enclosure = SymbolEnclosure(rawValue: String(part)) else { return nil }
        steps.append(.enclosed(enclosure))
      }
    }
    return steps
  }
}
