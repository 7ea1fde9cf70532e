package import Foundation

/// The tests that did not run to their end, by Swift Testing's event stream.
///
/// - Source: Swift Testing, "JSON schema", `--event-stream-output-path`: one record per line; `test` for each test of the
///   run, `event` for what happened to it.
package struct TestEvents: Hashable, Sendable {
  /// The reasons why tests may not have asked for all of their goldens, one sentence each.
  package private(set) var gaps: [String] = []
  /// The tests, by their identifiers.
  private var names: [String: String] = [:]
  private var ended: Set<String> = []
  private var isOver = false

  /// Reads a stream.
  package init(_ data: Data) {
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(Record.self, from: Data(line)) else {
        gaps.append("the event stream of Swift Testing is damaged")
        continue
      }
      take(record)
    }
    gaps += names.filter { !ended.contains($0.key) }.values.sorted().map { "\($0) did not finish" }
    if !isOver { gaps.append("Swift Testing did not finish") }
    var seen: Set<String> = []
    gaps = gaps.filter { seen.insert($0).inserted }
  }

  private mutating func take(_ record: Record) {
    let payload = record.payload
    switch (record.kind, payload.kind) {
    case ("test", "function"): names[payload.id ?? ""] = Self.words(payload.id ?? "a test")
    case ("test", _): break
    case ("event", "runEnded"): isOver = true
    case ("event", "testEnded"): ended.insert(payload.testID ?? "")
    case ("event", "testSkipped"): note("was skipped", payload)
    case ("event", "testCancelled"), ("event", "testCaseCancelled"): note("was cancelled", payload)
    case ("event", "issueRecorded"):
      // A warning does not end a test. A known issue is an issue: what comes behind it may not have run.
      let isWarning = payload.issue?.severity == "warning" && payload.issue?.isKnown != true
      if !isWarning { note(payload.issue?.isKnown == true ? "has a known issue" : "failed", payload) }
    case ("event", "runStarted"), ("event", "testStarted"), ("event", "testCaseStarted"), ("event", "testCaseEnded"),
      ("event", "valueAttached"):
      break
    default: gaps.append("Swift Testing recorded “\(payload.kind)”, which this version does not know")
    }
  }

  private mutating func note(_ what: String, _ payload: Record.Payload) {
    ended.insert(payload.testID ?? "")
    gaps.append("\(payload.testID.map(Self.words) ?? "a test") \(what)")
  }

  /// `CardTests.Cards/dark()` of `CardTests.Cards/dark()/Cards.swift:12:4`.
  private static func words(_ identifier: String) -> String {
    let end = identifier.firstMatch(of: /\/[^\/]*:\d+:\d+$/)?.range.lowerBound ?? identifier.endIndex
    return String(identifier[..<end])
  }
}

/// A line of the stream, as far as it matters here.
private struct Record: Decodable {
  struct Issue: Decodable {
    var isKnown: Bool?
    var severity: String?
  }

  struct Payload: Decodable {
    var kind: String
    var id: String?
    var testID: String?
    var issue: Issue?
  }

  var kind: String
  var payload: Payload
}
