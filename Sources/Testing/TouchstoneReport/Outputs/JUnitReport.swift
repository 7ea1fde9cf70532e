import Foundation
import TouchstoneSnapshots

/// The report as JUnit XML, for CI systems that show test results.
///
/// A suite begins with the common causes of its failures. The type of a failure is its first cause, as far as that is known:
/// readers group failures by it. Where two revisions are compared, whatever is not the same is a failure.
///
/// - Source: the schema `junit-10.xsd` of Jenkins' xUnit plugin; attachments are what GitLab and the JUnit Attachments
///   plugin of Jenkins look for in `system-out`.
package struct JUnitReport {
  private let document: ReportDocument
  private let family: JUnitFamily
  private let paths: RepositoryPaths

  /// - Parameters:
  ///   - family: which attributes a test case may have.
  ///   - paths: where the package lies in the repository: paths of sources and pictures start at the repository.
  package init(_ document: ReportDocument, family: JUnitFamily = .xunit2, paths: RepositoryPaths = RepositoryPaths()) {
    self.document = document
    self.family = family
    self.paths = paths
  }

  /// The XML text: one suite per test target, one case per snapshot. What makes the report incomplete, such as a crash, is
  /// an error of a suite of its own, so that no reader takes the rest for all.
  package var text: String {
    let cases = document.entries.filter { document.comparison != nil || $0.status != .unused }
    let targets = Dictionary(grouping: cases, by: \.target)
    let timestamp = document.started.map { " timestamp=\"\(ReportNumber.timestamp($0))\"" } ?? ""
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"\(escaped(document.title))\">"]
    for (target, entries) in targets.sorted(by: { $0.key < $1.key }) {
      let failures = entries.count(where: isFailure)
      let skipped = entries.count { $0.status == .skipped }
      lines.append(
        "  <testsuite name=\"\(escaped(target))\" tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"0\""
          + " skipped=\"\(skipped)\" time=\"\(seconds(entries.reduce(0) { $0 + $1.seconds }))\"\(timestamp)>")
      lines += causes(of: entries)
      lines += entries.sorted { $0.key < $1.key }.map(testCase)
      lines.append("  </testsuite>")
    }
    lines += faults
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The common causes of the failures of a suite, each a property.
  private func causes(of entries: [ReportEntry]) -> [String] {
    let numbers = Set(entries.flatMap(\.causes))
    let causes = document.causes.filter { numbers.contains($0.number) }.prefix(Self.causeLimit)
    guard !causes.isEmpty else { return [] }
    return ["    <properties>"]
      + causes.map { cause in
        let count = cause.count == 1 ? "1 snapshot" : "\(cause.count) snapshots"
        let words = ["\(count): \(cause.words)"] + cause.views.map(\.words)
        return "      <property name=\"cause \(cause.number)\" value=\"\(escaped(words.joined(separator: "; ")))\"/>"
      } + ["    </properties>"]
  }

  /// The most causes of a suite.
  private static let causeLimit = 20

  private func isFailure(_ entry: ReportEntry) -> Bool {
    entry.status == .failed || (document.comparison != nil && ![.passed, .skipped].contains(entry.status))
  }

  private var faults: [String] {
    guard !document.faults.isEmpty else { return [] }
    let count = document.faults.count
    return ["  <testsuite name=\"Run\" tests=\"\(count)\" failures=\"0\" errors=\"\(count)\" skipped=\"0\">"]
      + document.faults.enumerated().map { index, fault in
        let fault = escaped(fault)
        return "    <testcase classname=\"Run\" name=\"Fault \(index + 1)\"><error message=\"\(fault)\"/></testcase>"
      } + ["  </testsuite>"]
  }

  private func testCase(_ entry: ReportEntry) -> String {
    let head =
      "    <testcase classname=\"\(escaped("\(entry.target).\(entry.suite)"))\" name=\"\(escaped(name(of: entry)))\""
      + " time=\"\(seconds(entry.seconds))\"\(place(of: entry))"
    if entry.status == .skipped {
      let why = document.comparison.flatMap { _ in entry.message } ?? "Belongs to another shard."
      return head + "><skipped message=\"\(escaped(why))\"/></testcase>"
    }
    guard isFailure(entry) else { return head + "/>" }
    let word = entry.status == .failed ? entry.measure : entry.comparedWord
    let message = entry.message ?? word
    let origin = entry.source.isEmpty ? entry.golden : entry.source
    let cause = entry.causes.first.map { document.causes[$0 - 1] }
    let type = cause.flatMap { $0.kind == nil ? nil : " type=\"\(escaped($0.words))\"" } ?? ""
    let failure =
      "<failure message=\"\(escaped(word))\"\(type)>\(escaped("\(origin): \(message)"))</failure>"
    return ([head + ">", "      " + failure] + output(attachments(of: entry)) + ["    </testcase>"])
      .joined(separator: "\n")
  }

  /// The snapshot's name without the source file, which the class name ends with.
  private func name(of entry: ReportEntry) -> String {
    // Readers pass over a second case of the same name: the key is unique, and names the golden.
    let number = entry.key == entry.golden ? "" : String(entry.key.dropFirst(entry.golden.count))
    let suite = entry.suite + "/"
    return (entry.id.hasPrefix(suite) ? String(entry.id.dropFirst(suite.count)) : entry.id) + number
  }

  private func place(of entry: ReportEntry) -> String {
    guard family == .xunit1, let place = entry.place else { return "" }
    return " file=\"\(escaped(paths.path(of: place.file)))\" line=\"\(escaped(place.line))\""
  }

  /// The paths of a failure's pictures. GitLab shows the first, so what differs comes before what was drawn.
  private func attachments(of entry: ReportEntry) -> [String] {
    guard let run = entry.run else { return [] }
    return [entry.difference, entry.actual, entry.reference].compactMap { picture in
      // The local store of goldens that are hashes is no folder of the repository.
      guard let picture, ObjectAddress(path: picture.path) == nil else { return nil }
      let path = paths.path(of: picture.path == entry.golden ? picture.path : "\(run)/\(picture.path)")
      // Services look for files of the repository's folder, and end the path at these characters.
      return path.hasPrefix("/") || path.contains { "[]|".contains($0) || $0.isNewline } ? nil : path
    }
  }

  private func output(_ attachments: [String]) -> [String] {
    guard !attachments.isEmpty else { return [] }
    // Jenkins wants each on a line of its own.
    return ["      <system-out>"] + attachments.map { "[[ATTACHMENT|\(escaped($0))]]" } + ["      </system-out>"]
  }

  private func seconds(_ value: Double) -> String { String(format: "%.3f", locale: nil, value) }

  /// Text for attributes and elements. Characters that XML 1.0 forbids, such as U+0001, become U+FFFD.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Readers turn those that are written as they are into blanks.
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..<"\u{9}", "\u{B}", "\u{C}", "\u{E}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
