import ArgumentParser
import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

@testable import touchstone

struct CommandsArticleTests {
  private let article: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/Testing/TouchstoneTesting/TouchstoneTesting.docc/Commands.md")
    article = try String(contentsOf: file, encoding: .utf8)
  }

  private func section(_ title: String) -> Substring {
    let parts = article.components(separatedBy: "\n### ").filter { $0.hasPrefix(title) }
    return parts.first.map { Substring($0) } ?? ""
  }

  private func options(in text: some StringProtocol) -> Set<String> {
    Set(String(text).matches(of: /--[a-z][a-z-]*/).map { String($0.0) })
  }

  @Test(
    arguments: [
      ("swift package record-snapshots", Record.self as any ParsableCommand.Type),
      ("swift package review-snapshots", Review.self),
      ("swift package snapshot-report", Report.self), ("swift package compare-snapshots", CompareSnapshots.self),
      ("swift package snapshot-previews", DrawPreviews.self), ("swift package look", Look.self),
    ])
  func `the article lists each option as it is, and no other`(title: String, command: any ParsableCommand.Type) {
    // In the tables, for prose may speak of other commands.
    let rows = section(title).split(separator: "\n").filter { $0.hasPrefix("| `-") }
    let told = rows.reduce(into: Set<String>()) { $0.formUnion(options(in: $1.split(separator: "|")[0])) }
    let lines = command.helpMessage().split(separator: "\n").filter { $0.firstMatch(of: /^  (-.*)/) != nil }
    let real = lines.reduce(into: Set<String>()) { $0.formUnion(options(in: $1.prefix(50))) }
    #expect(told == real.subtracting(["--help", "--version"]))
  }

  @Test func `the article lists each command on fonts, and each option of these`() {
    let commands = Fonts.configuration.subcommands
    let rows = section("swift package snapshot-fonts").split(separator: "\n").filter { $0.hasPrefix("| `") }
    for command in commands {
      #expect(rows.contains { $0.hasPrefix("| `\(command.configuration.commandName ?? "")`") })
    }
    let told = rows.reduce(into: Set<String>()) { $0.formUnion(options(in: $1.split(separator: "|")[0])) }
    let lines = commands.flatMap { $0.helpMessage().split(separator: "\n") }.filter { $0.hasPrefix("  -") }
    let real = lines.reduce(into: Set<String>()) { $0.formUnion(options(in: $1.prefix(50))) }
    #expect(told == real.subtracting(["--help", "--version"]))
  }

  @Test(arguments: [Accept.self as any ParsableCommand.Type, Prune.self])
  func `names the options of the other commands`(command: any ParsableCommand.Type) {
    let real = options(in: command.helpMessage()).subtracting(["--help", "--version", "--package"])
    #expect(real.isSubset(of: options(in: section("touchstone"))))
  }

  @Test func `the article lists each field of the JSON with its type, and no other`() throws {
    let fields = section("The report as JSON").matches(of: /\n\| `([^`]+)` \| ([a-z]+) \|/)
    let told = Dictionary(uniqueKeysWithValues: fields.map { (String($0.1), String($0.2)) })
    var found: [String: Set<String>] = [:]
    Self.walk(try JSONSerialization.jsonObject(with: Self.sample()), "", &found)
    // What is absent from one entry is optional.
    for (path, types) in found {
      let name = told[path] != nil ? path : "\(path)?"
      #expect(told[name].map { types.isSubset(of: [$0]) } == true, "\(path): \(types.sorted())")
    }
    let seen = Set(found.keys)
    for path in told.keys { #expect(seen.contains(path.last == "?" ? String(path.dropLast()) : path), "\(path)") }
  }

  @Test(arguments: ViewEdit.Kind.allCases) func `the article lists each kind of edit of the JSON`(kind: ViewEdit.Kind) {
    let row = article.split(separator: "\n").first { $0.hasPrefix("| `entries[].edits[].kind`") }
    #expect(row?.contains("`\(kind.rawValue)`") == true)
  }

  @Test(arguments: SnapshotFailure.Reason.allCases) func `the article lists each reason of the JSON`(
    reason: SnapshotFailure.Reason
  ) {
    let row = section("The report as JSON").split(separator: "\n").first { $0.contains("`entries[].reason?`") }
    #expect(row?.contains("`\(reason.rawValue)`") == true)
  }

  /// A report in which every field has a value.
  private static func sample() throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("commands-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let artefacts = folder.appendingPathComponent("artefacts")
    try FileManager.default.createDirectory(at: artefacts, withIntermediateDirectories: true)
    let png = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg=="
    try (Data(base64Encoded: png) ?? Data()).write(to: artefacts.appendingPathComponent("a.png"))
    try Data("text".utf8).write(to: artefacts.appendingPathComponent("a.txt"))
    func entry(_ format: String) -> SnapshotResult {
      var entry = SnapshotResult(
        id: "A/\(format)", target: "T", file: "A.swift", line: 1, test: "a()", golden: "Snapshots/a.\(format)",
        format: format, verdict: .failed, reason: .differs, message: "m")
      let path = "artefacts/a.\(format)"
      entry.artefacts = SnapshotArtefacts(reference: path, actual: path, difference: path)
      entry.actual = PictureSize(width: 2, height: 1, scale: 1)
      return entry
    }
    var picture = entry("png")
    picture.argument = "card"
    let frame = PlacedView.Frame(x: 0, y: 0, width: 1, height: 1)
    var region = RegionSummary(x: 0, y: 0, width: 1, height: 1, pixels: 1, deltaE: 3, kind: "moved", moved: [1, 0])
    region.frame = 0
    region.text = ["Airplane mode", "Flight mode"]
    region.view = PlacedView(path: "PriceTag › Text", type: "Shop.PriceTag", frame: frame, goldenFrame: frame)
    region.view?.source = "Sources/Shop/PriceTag.swift:12"
    picture.comparison = DifferenceSummary(comparer: "ui", pixels: 1, total: 2, deltaE: 3, regions: [region])
    let edited = region.view ?? PlacedView(path: "", frame: frame)
    picture.edits = [
      ViewEdit(.paint, before: "#0059CC", after: "#0087FF", view: edited),
      ViewEdit(.moved, after: "+1, +0", view: edited),
    ]
    try Data("*.swift @shop/design\n".utf8).write(to: folder.appendingPathComponent("CODEOWNERS"))
    picture.appearance = .dark
    picture.hasMoreEdits = true
    picture.film = SnapshotFrames(moments: [0, 100], boxes: [[0, 0, 1, 1]], goldenBoxes: [[1, 0, 1, 1]])
    let mask = #"[{"x": 0, "y": 0, "width": 1, "height": 1, "view": "clock"}]"#
    picture.masks = try JSONDecoder().decode([MaskedPlace].self, from: Data(mask.utf8))
    picture.findings = [
      SnapshotFinding(
        type: "contrast",
        place: AuditedPlace(
          view: "Text", identifier: "title", frame: frame, variants: ["dark"], framesInSheet: [frame]), measured: "2:1",
        limit: "4.5:1", advice: ".foregroundStyle(.primary)", pardon: .ignored(reason: "A logo."))
    ]
    var log = RunLog()
    let commit = String(repeating: "0a", count: 20)
    log.headers = [
      RunLogHeader(
        run: "r", process: 1, started: 0, tool: "0.1.0", sources: RunSources(package: folder.path, commit: commit))
    ]
    log.unfinished = log.headers
    var text = entry("txt")
    text.reason = .value
    // The same change in another appearance.
    var light = picture
    (light.id, light.golden, light.appearance) = ("A/png.light", "Snapshots/light.png", .light)
    light.edits = [ViewEdit(.paint, before: "#0059CC", after: "#0080F0", view: edited)]
    log.snapshots = [picture, light, text].map {
      RunLog.Snapshot(result: $0, runFolder: folder, packageFolder: folder)
    }
    let variables = [
      "GITHUB_ACTIONS": "true", "GITHUB_SHA": commit, "GITHUB_SERVER_URL": "https://github.com",
      "GITHUB_REPOSITORY": "o/r", "GITHUB_REF_NAME": "main", "GITHUB_WORKSPACE": folder.path,
    ]
    var document = ReportDocument(log: log, environment: variables)
    let branch = document.build?.branch
    document.build?.request = branch
    document.comparison = ReportComparison(base: "main", commit: commit)
    document.entries[0].isUnconfirmed = true
    document.entries[0].isUnkept = true
    document.coverage = coverage
    return try JSONReport(document).data()
  }

  private static var coverage: CoverageTable {
    var row = CoverageTable.Row(name: "Shop.A", file: "A.swift", line: 1, isView: true, parts: 2, drawn: 1)
    (row.snapshots, row.colorSchemes, row.typeSizes) = (["T/A/png"], ["dark"], ["large"])
    (row.directions, row.locales, row.devices, row.unseen) = (["leftToRight"], ["ar"], ["iPhone13"], ["A.swift": [3]])
    var table = CoverageTable()
    (table.rows, table.remarks, table.leftOut) = ([row], ["No view was drawn in dark."], ["B.swift"])
    table.gaps = [CoverageTable.Gap(view: "Shop.A", file: "A.swift", line: 2, text: "`else` never drawn")]
    return table
  }

  /// Notes the types of all values by their paths. Pictures share their fields, and so do frames.
  private static func walk(_ value: Any, _ path: String, _ found: inout [String: Set<String>]) {
    let isShared =
      [".actual", ".difference"].contains { path.hasSuffix("]" + $0) }
      || ["build.commit", "build.request"].contains(path) || path.hasSuffix("rame")
      || path.hasSuffix("places[]") || path.hasSuffix("variants[]") || path.hasSuffix("edits[].view")
      || path.hasSuffix(".unseen")
    switch value {
    case let object as [String: Any]:
      if !path.isEmpty { found[path, default: []].insert("object") }
      guard !isShared else { return }
      for (key, value) in object { walk(value, path.isEmpty ? key : "\(path).\(key)", &found) }
    case let array as [Any]:
      if path.hasSuffix("[]") {
        found[path, default: []].insert("array")
      } else {
        for value in array { walk(value, path + "[]", &found) }
      }
    case is String: found[path, default: []].insert("string")
    case is NSNumber:
      found[path, default: []].insert(
        ["acceptable", "isUnconfirmed", "isUnkept", "isConsequence", "hasMoreEdits", "isView"].contains {
          path.hasSuffix($0)
        }
          ? "boolean" : "number")
    default: Issue.record("\(path): \(value)")
    }
  }
}
