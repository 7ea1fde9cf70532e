import Foundation

/// The steps of an outline's views as text, in the form of goldens.
///
/// A line is a value that steps use, or a step:
///
///     =#0059CC
///     =Inter semibold 17
///     4 t p0 f1
///
/// The view with the number 4 of the outline draws a text with the first value as its paint and the second as its font.
/// What a text says is left out where the outline has it.
enum StepText {
  /// The longest text, in bytes, before it is compressed.
  static let limit = 65536

  /// Returns the text; nil if no view draws anything, or if it would be too long.
  ///
  /// - Parameter leavingOutWords: Whether the outline's text has what texts say.
  static func text(of items: [ViewOutline.Item], leavingOutWords: Bool) -> String? {
    var numbers: [String: Int] = [:]
    var lines: [String] = []
    var length = 0
    for (index, item) in items.enumerated() {
      for step in item.steps {
        var words = ["\(index)", String(step.kind.rawValue)]
        for property in DrawingStep.Property.allCases {
          guard let value = step[property], !(leavingOutWords && property == .text && value == item.words) else {
            continue
          }
          let number = numbers[value] ?? numbers.count
          if numbers[value] == nil {
            numbers[value] = number
            lines.append("=\(value)")
            length += value.utf8.count + 2
          }
          words.append("\(property.rawValue)\(number)")
        }
        lines.append(words.joined(separator: " "))
        length += lines[lines.count - 1].utf8.count + 1
        if length > limit { return nil }
      }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Reads the text, and gives each item its steps. Returns nil if it is something else.
  static func items(_ items: [ViewOutline.Item], readingStepsOf text: String) -> [ViewOutline.Item]? {
    guard text.utf8.count <= limit else { return nil }
    var items = items
    var values: [String] = []
    for line in text.split(separator: "\n") {
      // Bytes, because what follows may join the sign to one character.
      if line.utf8.first == UInt8(ascii: "=") {
        values.append(String(line.unicodeScalars.dropFirst()))
        continue
      }
      let words = line.split(separator: " ")
      guard words.count >= 2, let index = Int(words[0]), items.indices.contains(index), words[1].count == 1,
        let kind = DrawingStep.Kind(rawValue: words[1][words[1].startIndex])
      else { return nil }
      var step = DrawingStep(kind)
      for word in words.dropFirst(2) {
        guard let letter = word.first, let property = DrawingStep.Property(rawValue: letter),
          let number = Int(word.dropFirst()), values.indices.contains(number)
        else { return nil }
        step[property] = values[number]
      }
      if kind == .text, step[.text] == nil { step[.text] = items[index].words }
      items[index].steps.append(step)
    }
    return items
  }
}
