/// One step from a drawing to a variant of it, as a part of the variant's name: `circle` and `fill` in `plus.circle.fill`.
enum SymbolStep: Hashable, Sendable {
  /// Fills what the steps before have made: the drawing, the shape around it, or what is struck through.
  case fill
  case slash
  case enclosed(SymbolEnclosure)
  /// A sign at the bottom right corner, in a disc or, with `isTriangle`, in a triangle.
  case badge(String, isTriangle: Bool)

  /// The steps that the end of a name stands for, or nil where it has a part that is no step.
  static func steps(of suffix: Substring) -> [SymbolStep]? {
    var steps: [SymbolStep] = []
    var parts = suffix.split(separator: ".")[...]
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
