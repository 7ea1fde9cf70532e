extension TargetMigration {
  /// How many remarks about which nothing need be done are listed one by one.
  private static let listedParts = 5
  /// How many places of the same remark are listed.
  private static let listedPlaces = 3

  /// The remarks for people: what the plugin compiles is counted if there is much of it, and what is the same in many
  /// places is said once.
  var report: [String] {
    let all = remarks.flatMap { file, texts in texts.map { Remark($0, in: file) } }
    var lines: [String] = []
    var counted: Set<String> = []
    for (outcome, remarks) in Dictionary(grouping: all, by: \.outcome).sorted(by: { $0.key ?? "" < $1.key ?? "" }) {
      guard let outcome, remarks.count > Self.listedParts else { continue }
      counted.insert(outcome)
      let files = Set(remarks.map(\.file)).count
      lines.append(
        "\(remarks.count) parts of \(files) \(files == 1 ? "file" : "files") are hidden by conditions\(outcome)")
    }
    let places = Dictionary(grouping: all, by: \.message)
    var said: Set<String> = []
    for remark in all where remark.outcome.map(counted.contains) != true {
      let same = places[remark.message] ?? []
      guard same.count > Self.listedPlaces, !remark.file.isEmpty else {
        lines.append(remark.place + remark.message)
        continue
      }
      guard said.insert(remark.message).inserted else { continue }
      let first = same.prefix(Self.listedPlaces).map { $0.place.dropLast(2) }.joined(separator: ", ")
      lines.append("\(first) and \(same.count - Self.listedPlaces) more: \(remark.message)")
    }
    return lines
  }
}

/// A remark with its place.
private struct Remark {
  var file: String
  /// The file and the line before the message: `Sources/Cards/A.swift:3: `.
  var place: String
  var message: String

  init(_ text: String, in file: String) {
    self.file = file
    let line = text.firstMatch(of: #/^:\d+: /#).map { String($0.output) } ?? ""
    place = file + line
    message = String(text.dropFirst(line.count))
  }

  /// What becomes of hidden code about which nothing need be done: the plugin compiles it, or it is for another platform.
  var outcome: String? {
    let outcomes = [", and compiled by the plugin", ", as on iOS", ", as on macOS"]
    return outcomes.first { message.hasSuffix($0) }
  }
}
