/// The condition of an `#if` or `#elseif`.
package indirect enum Condition: Equatable {
  /// `os(iOS)`, `canImport(UIKit)`, `swift(>=6)`: a question with its arguments, without spaces. `range` is in bytes.
  case question(String, arguments: String, range: Range<Int>)
  /// `DEBUG`
  case flag(String)
  case literal(Bool)
  case not(Condition)
  case and(Condition, Condition)
  case or(Condition, Condition)
  /// What cannot be read; the compiler has its say.
  case unknown

  /// Whether the condition holds; nil if that depends on what is not known.
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

  /// The questions in it, in the order of the source.
  package var questions: [(name: String, arguments: String, range: Range<Int>)] {
    switch self {
    case .question(let name, let arguments, let range): [(name, arguments, range)]
    case .not(let condition): condition.questions
    case .and(let left, let right), .or(let left, let right): left.questions + right.questions
    case .flag, .literal, .unknown: []
    }
  }
}
