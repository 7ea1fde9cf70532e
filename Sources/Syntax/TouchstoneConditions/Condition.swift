/// The condition of an `#if` or `#elseif`.
package indirect enum Condition: Equatable {
  /// A question with arguments, such as `os(iOS)`, `canImport(UIKit)` or `swift(>=6)`. The arguments have no spaces;
  /// `range` is in bytes.
  case question(String, arguments: String, range: Range<Int>)
  /// A compilation flag, such as `DEBUG`.
  case flag(String)
  case literal(Bool)
  case not(Condition)
  case and(Condition, Condition)
  case or(Condition, Condition)
  /// A condition that cannot be parsed; only the compiler can evaluate it.
  case unknown

  /// Evaluates the condition; returns `nil` if the result depends on an unknown value.
  ///
  /// - Parameter answer: Answers a question, or says whether a flag is set (with arguments of nil).
  package func value(_ answer: (_ name: String, _ arguments: String?) -> Bool?) -> Bool? {
    switch self {
    case .question(let name, let arguments, _): return answer(name, arguments)
    case .flag(let name): return answer(name, nil)
    case .literal(let value): return value
    case .not(let condition): return condition.value(answer).map(!)
    case .and(let left, let right):
      let values = [left.value(answer), right.value(answer)]
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .or(let left, let right):
      let values = [left.value(answer), right.value(answer)]
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    case .unknown: return nil
    }
  }

  /// Returns the part of the condition that answers leave open, as code; `nil` if they decide the condition.
  package func remainder(_ answer: (_ name: String, _ arguments: String?) -> Bool?) -> String? {
    guard value(answer) == nil else { return nil }
    func joined(_ parts: [Condition], by word: String) -> String? {
      let texts = parts.compactMap { $0.remainder(answer) }
      return texts.isEmpty
        ? nil : texts.map { texts.count > 1 && $0.contains(" ") ? "(\($0))" : $0 }.joined(separator: " \(word) ")
    }
    switch self {
    case .question(let name, let arguments, _): return "\(name)(\(arguments))"
    case .flag(let name): return name
    case .not(let condition): return condition.remainder(answer).map { $0.contains(" ") ? "!(\($0))" : "!\($0)" }
    case .and(let left, let right): return joined([left, right], by: "&&")
    case .or(let left, let right): return joined([left, right], by: "||")
    case .literal, .unknown: return nil
    }
  }

  /// The questions in the condition, in source order.
  package var questions: [(name: String, arguments: String, range: Range<Int>)] {
    switch self {
    case .question(let name, let arguments, let range): [(name, arguments, range)]
    case .not(let condition): condition.questions
    case .and(let left, let right), .or(let left, let right): left.questions + right.questions
    case .flag, .literal, .unknown: []
    }
  }
}
