import Foundation

/// The output of `touchstone compare --junit`: a test case for each pair, in the format that CI servers read.
struct JUnitDocument {
  let outcomes: [PairOutcome]
  let skipped: [PicturePairs.Skipped]

  var text: String {
    let differing = outcomes.count { [.differs, .onlyReference, .onlyActual].contains($0.verdict) }
    let failed = outcomes.count { $0.verdict == .failed }
    let all = outcomes.count + skipped.count
    let counts = #"tests="\#(all)" failures="\#(differing)" errors="\#(failed)""#
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites \(counts)>",
        #"  <testsuite name="touchstone compare" \#(counts) skipped="\#(skipped.count)">"#,
      ] + outcomes.map(Self.line) + skipped.map(Self.line) + ["  </testsuite>", "</testsuites>", ""]
    return lines.joined(separator: "\n")
  }

  private static func line(_ outcome: PairOutcome) -> String {
    let path = escaped(outcome.reference ?? outcome.actual ?? "")
    let start = #"    <testcase classname="\#(path)" name="\#(escaped(outcome.name))""#
    if outcome.isMatch { return start + "/>" }
    let element = outcome.verdict == .failed ? "error" : "failure"
    return start + #"><\#(element) message="\#(escaped(outcome.text))"/></testcase>"#
  }

  private static func line(_ skipped: PicturePairs.Skipped) -> String {
    #"    <testcase classname="skipped" name="\#(escaped(skipped.path))">"#
      + #"<skipped message="\#(escaped(skipped.reason))"/></testcase>"#
  }

  /// Returns text as an attribute value. Control characters, which XML 1.0 does not allow, become replacement
  /// characters.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
