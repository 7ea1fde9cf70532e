import Foundation

extension LookReport {
  /// A failure as JSON. Of many errors, the first are in it, and of a long message, which may have the output of what has crashed, the
  /// beginning and the end. `more` says so.
  ///
  /// - Parameter command: What prints everything.
  static func json(_ failure: LookFailure, limit: Int? = limit, all command: String? = nil) -> String {
    let (message, errors) = (failure.summary, failure.errors)
    func list(_ count: Int, _ length: Int?) -> [JSONValue] {
      errors.prefix(count).map { $0.json(limit: length.map { $0 / 4 }) }
    }
    func text(_ count: Int, _ length: Int?) -> String {
      let shown = message.shortInside(length)
      let listed = list(count, length)
      let isShortened = shown != message || listed != list(count, nil)
      let isWhole = listed.count == errors.count && !isShortened
      return JSONValue.fields([
        "schema": .number(Double(version)), "error": .string(failure.kind), "message": .string(shown),
        "errors": .list(listed),
        "more": isWhole
          ? nil
          : .fields([
            "errors": errors.count > count ? .number(Double(errors.count - count)) : nil,
            "textsAreShortened": isShortened ? .bool(true) : nil, "all": command.flatMap(runnable),
          ]),
      ]).lines + "\n"
    }
    guard let limit else { return text(errors.count, nil) }
    func fits(_ text: String) -> Bool { text.utf8.count <= limit }
    let count = most(errors.count) { fits(text($0, limit / 2)) }
    // A character of control takes six bytes.
    return [limit / 2, limit / 4, limit / 8].lazy.map { text(count, $0) }.first(where: fits) ?? text(0, limit / 8)
  }
}
