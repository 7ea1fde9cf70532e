import TouchstoneReport
import TouchstoneSnapshots

/// The goldens' problems, and the lines about them.
extension GoldenSurvey {
  /// The goldens that cannot be read, each with a fix.
  var problems: [String] {
    var problems: [String] = []
    let pointers = faults.filter { $0.value == .pointer }
    if !pointers.isEmpty {
      let subject = Self.subject(pointers.keys.sorted(), "is", "are")
      problems.append("\(subject) not fetched from Git LFS. Fetch them: git lfs pull")
    }
    for (path, fault) in faults.sorted(by: { $0.key < $1.key }) where fault != .pointer {
      problems.append("\(path) is \(fault.text)")
    }
    return problems
  }

  /// The number of goldens, and what wrote them.
  var countLines: [String] {
    var lines = ["  \(files.count) \(files.count == 1 ? "file" : "files"), \(ReportNumber.bytes(bytes))"]
    if !tools.isEmpty {
      let versions = tools.sorted { $0.key < $1.key }.map { "\($0.value) by \($0.key)" }
      lines.append("  written by Touchstone: \(versions.joined(separator: ", "))")
    }
    if !foreign.isEmpty { lines.append("  written by something else: \(foreign.count)") }
    return lines
  }

  /// The largest goldens, with their sizes.
  var largestLines: [String] {
    let sizes = largest.map { ReportNumber.bytes($0.bytes) }
    let width = sizes.map(\.count).max() ?? 0
    return ["  largest:"]
      + zip(sizes, largest).map { size, file in
        "    \(String(repeating: " ", count: width - size.count))\(size)  \(file.path)"
      }
  }

  /// A line about goldens that name no library. They are no problem: a test may store a picture of its own.
  var unnamedLines: [String] {
    guard let first = withoutLibraries.first else { return [] }
    let count = withoutLibraries.count
    return [
      "  \(count) without the libraries that drew \(count == 1 ? "it" : "them"), such as \(first): if Touchstone did, "
        + "compared more leniently"
    ]
  }

  /// Returns the subject and verb of a sentence: `2 goldens, such as Snapshots/A/a.png, were`.
  static func subject(_ paths: [String], _ one: String, _ many: String) -> String {
    paths.count == 1 ? "\(paths[0]) \(one)" : "\(paths.count) goldens, such as \(paths[0]), \(many)"
  }
}
