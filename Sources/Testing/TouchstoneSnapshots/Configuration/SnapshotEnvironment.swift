import Foundation

/// The settings for snapshots in the process's environment, and in the ``RunOrder`` of the command that started it.
///
/// | Variable | Meaning |
/// |---|---|
/// | `TOUCHSTONE_RECORD` | a record mode that overrides the code; `swift package record-snapshots` sets it, and `compare-snapshots` that of ``allForBase`` |
/// | `TOUCHSTONE_RECORD_ONLY` | snapshots that it is limited to: a name, a JSON array, or `@` and a file with one; see ``RecordSelection`` |
/// | `TOUCHSTONE_REFRESH` | neither empty, `0` nor `false`: goldens that show what the test draws are written again if what they store about it is out of date; `record-snapshots --refresh` sets it |
/// | `TOUCHSTONE_REPLACE_FOREIGN` | neither empty, `0` nor `false`: recording also replaces goldens that another tool drew; `record-snapshots --replace-foreign` sets it |
/// | `SNAPSHOT_TESTING_RECORD` | the record mode of assertions for which the code sets none |
/// | `CI` | neither empty, `0` nor `false`: nothing is recorded unless `TOUCHSTONE_RECORD` is set |
/// | `TOUCHSTONE_MISSING` | `fail` (the default) or `warn`: the effect of a missing font, image, symbol, colour or glyph |
/// | `TOUCHSTONE_VERIFY_TWICE` | neither empty, `0` nor `false`: snapshots are taken twice, and fail if the two differ; the clock is ahead for the second |
/// | `TOUCHSTONE_COVERAGE` | neither empty, `0` nor `false`: the run log says what each snapshot was drawn from; `touchstone coverage` sets it |
/// | `TOUCHSTONE_AUDITS` | `accept`: audits write what they find to a baseline file where there is none, and shorten it where there is one |
/// | `TOUCHSTONE_LAYOUT` | `package` (the default) or `__Snapshots__`: how goldens are named; see ``GoldenLayout`` |
/// | `TOUCHSTONE_SNAPSHOTS` | the folder of the goldens, when they are not in the package's `Snapshots`; a relative path begins at `BUILD_WORKSPACE_DIRECTORY` if `bazel run` sets it |
/// | `TOUCHSTONE_BASE` | the name of a revision whose snapshots are in `TOUCHSTONE_SNAPSHOTS`, all of them: those of assertions with a folder of their own are there too, what differs or is new fails no test, messages name the revision, and no inline snapshot is recorded; `swift package compare-snapshots` sets it |
/// | `TOUCHSTONE_VARY` | conditions under which all views are drawn, such as `look=iOS26,typeSize=xxxLarge`; `compare-snapshots --vary` sets it |
/// | `TOUCHSTONE_RUN` | the run's identifier, shared by all processes that belong together |
/// | `TOUCHSTONE_RUNS` | the folder of run folders, when it is not the package's `.build/touchstone`, or Bazel's `TEST_UNDECLARED_OUTPUTS_DIR` |
/// | `TOUCHSTONE_RUNS_LIMIT` | the maximum size of old run folders in megabytes, 500 by default; the newest of them is always kept |
/// | `TOUCHSTONE_SHARD` | `2/4`: only the snapshots of the second of four shards are taken; see ``SnapshotShard`` |
/// | `TOUCHSTONE_SHARDS` | the plan that deals snapshots to shards by their time, a file that `touchstone shards` writes; see ``ShardPlan`` |
/// | `TOUCHSTONE_PREVIEWS` | patterns of the previews that are taken, separated by commas: `Card*,Settings-Dark` |
/// | `TEST_SHARD_INDEX`, `TEST_TOTAL_SHARDS`, `TEST_SHARD_STATUS_FILE` | Bazel's: where the runner dealt the tests to shards, every snapshot of a test that runs is taken |
/// | `XML_OUTPUT_FILE` | Bazel's: the JUnit report, if the runner writes none |
/// | `TOUCHSTONE_FONTS` | the package's font set, if it is not `fonts.json` beside the goldens; see `FontSetFile` |
/// | `TOUCHSTONE_FONT_CACHE` | the folder of this user's copies of pinned fonts; see `HostSystem` |
/// | `TOUCHSTONE_ARTIFACTS`, `SNAPSHOT_ARTIFACTS` | the folder for pictures of failures, if it is not the run's; all are kept then |
/// | `TOUCHSTONE_PICTURES` | `all`, or snapshots as in `TOUCHSTONE_RECORD_ONLY`: pictures of their failures are kept, whatever the ``PictureBudget`` of their causes |
package struct SnapshotEnvironment: Sendable {
  package var forcedRecord: SnapshotTestingConfiguration.Record?
  /// The snapshots that ``forcedRecord`` is limited to; `nil` for all, and an empty list for none.
  package var recordOnly: RecordSelection?
  package var record: SnapshotTestingConfiguration.Record?
  package var isContinuousIntegration = false
  /// Whether a missing font, image, symbol, colour or glyph is a warning instead of a failure.
  package var toleratesMissing = false
  package var verifiesTwice = false
  /// Whether the run log says what each snapshot was drawn from.
  package var notesCoverage = false
  /// Whether goldens that show what is seen get what they would store about it if they were recorded now.
  package var refreshesGoldens = false
  /// Whether recording replaces goldens that another tool drew.
  package var replacesForeign = false
  /// The snapshots of whose failures pictures are kept, however many have the same cause.
  package var keptPictures = RecordSelection()
  /// Whether audits write what they find to baseline files.
  package var acceptsFindings = false
  package var layout = GoldenLayout.package
  package var snapshots: String?
  /// The name of the revision whose snapshots are in ``snapshots``, where two revisions are compared.
  package var base: String?
  package var run: String?
  package var runs: String?
  /// The file for the JUnit report that Bazel reads.
  package var junit: String?
  /// The maximum size of old run folders together, in bytes.
  package var runLimit = RunFolder.standardLimit
  package var artefacts: String?
  /// The commit that a CI job says it tests.
  package var commit: String?
  /// The part of the snapshots that this process takes.
  package var shard: SnapshotShard?
  /// The part of the tests that the runner gave this process. The snapshots of these tests are not divided again.
  package var testShard: SnapshotShard?
  /// Patterns of the previews that are taken; if there are none, all are.
  package var previews: [String] = []
  /// Variables with an invalid value. An assertion that depends on one fails.
  package var mistakes: [EnvironmentMistake] = []

  /// The record mode `all` of a checkout that is drawn for a comparison. A version that does not know `TOUCHSTONE_BASE`, and would write
  /// to the checkout, refuses it.
  package static let allForBase = "base"

  package init() {}

  /// Reads variables.
  package init(_ variables: [String: String]) {
    func value(_ name: String) -> String? {
      variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    func isOn(_ name: String) -> Bool {
      value(name).map { !["0", "false", "no"].contains($0.lowercased()) } ?? false
    }
    func read<Value>(_ name: String, _ remedy: String, _ meaning: (String) -> Value?) -> Value? {
      guard let word = value(name) else { return nil }
      let value = meaning(word)
      if value == nil { mistakes.append(EnvironmentMistake(setting: "\(name)=\(word)", remedy: remedy)) }
      return value
    }
    snapshots = Self.snapshots(value)
    let named = snapshots == nil ? nil : value("TOUCHSTONE_BASE")
    base = named
    forcedRecord = read("TOUCHSTONE_RECORD", Self.modeAdvice) {
      named != nil && $0 == Self.allForBase ? .all : SnapshotTestingConfiguration.Record(rawValue: $0)
    }
    record = read("SNAPSHOT_TESTING_RECORD", Self.modeAdvice, SnapshotTestingConfiguration.Record.init)
    do throws(SnapshotPattern.Fault) {
      recordOnly = try variables["TOUCHSTONE_RECORD_ONLY"].map { text throws(SnapshotPattern.Fault) in
        try RecordSelection(text)
      }
    } catch {
      mistakes.append(
        EnvironmentMistake(
          setting: "TOUCHSTONE_RECORD_ONLY (\(error))",
          remedy: "Specify a name, a JSON array of names, or @ and a file with such an array."))
    }
    isContinuousIntegration = isOn("CI")
    verifiesTwice = isOn("TOUCHSTONE_VERIFY_TWICE")
    notesCoverage = isOn("TOUCHSTONE_COVERAGE")
    refreshesGoldens = isOn("TOUCHSTONE_REFRESH")
    replacesForeign = isOn("TOUCHSTONE_REPLACE_FOREIGN")
    toleratesMissing =
      read("TOUCHSTONE_MISSING", "TOUCHSTONE_MISSING must be fail or warn.") { ["fail": false, "warn": true][$0] }
      ?? false
    keptPictures = read("TOUCHSTONE_PICTURES", Self.pictureAdvice, Self.pictures) ?? RecordSelection()
    acceptsFindings =
      read("TOUCHSTONE_AUDITS", "TOUCHSTONE_AUDITS must be accept.") { $0 == "accept" ? true : nil } ?? false
    layout = read("TOUCHSTONE_LAYOUT", "The layouts are package and __Snapshots__.", GoldenLayout.init) ?? .package
    let runAdvice =
      "Touchstone uses the names \(RunFolder.reservedNames.joined(separator: ", ")) itself. Choose another: TOUCHSTONE_RUN=ci."
    run = read("TOUCHSTONE_RUN", runAdvice) { name in
      RunFolder.reservedNames.contains(SnapshotName.component(name).lowercased()) ? nil : name
    }
    runs = value("TOUCHSTONE_RUNS") ?? value("TEST_UNDECLARED_OUTPUTS_DIR")
    junit = value("XML_OUTPUT_FILE")
    let sizeAdvice = "Specify the size in megabytes, as a whole number: TOUCHSTONE_RUNS_LIMIT=500."
    runLimit = read("TOUCHSTONE_RUNS_LIMIT", sizeAdvice, Self.bytes) ?? RunFolder.standardLimit
    previews = (value("TOUCHSTONE_PREVIEWS") ?? "").split(separator: ",").map(String.init)
    readShard(value)
    commit = GitCommit(variables)?.description
    artefacts = value("TOUCHSTONE_ARTIFACTS") ?? value("SNAPSHOT_ARTIFACTS")
    // Pixman reads it while the process starts, before anything could remove it.
    let _: Never? = read("PIXMAN_DISABLE", "It changes how pixels are rounded. Unset it: unset PIXMAN_DISABLE") { _ in
      nil
    }
  }

  /// Reads the folder of the goldens. `bazel run` starts programs in a folder of its own, and names that of the user.
  private static func snapshots(_ value: (String) -> String?) -> String? {
    value("TOUCHSTONE_SNAPSHOTS").map { folder in
      let start = value("BUILD_WORKSPACE_DIRECTORY").map { URL(fileURLWithPath: $0, isDirectory: true) }
      return start.map { URL(fileURLWithPath: folder, relativeTo: $0).path } ?? folder
    }
  }

  /// The environment by which files are found that no other revision draws, such as the known issues of a view: where two
  /// revisions are compared, each has its own, beside its goldens.
  package var ofCheckout: SnapshotEnvironment {
    var own = self
    if base != nil { own.snapshots = nil }
    return own
  }

  /// Returns whether the goldens are a package's own, in the form that its settings name: no other folder is named than the
  /// package's `Snapshots`, and no revision whose pictures are there.
  func usesSnapshots(of package: URL) -> Bool {
    guard base == nil else { return false }
    guard let snapshots else { return true }
    let own = package.appendingPathComponent("Snapshots", isDirectory: true)
    let named = URL(fileURLWithPath: snapshots, isDirectory: true, relativeTo: package)
    return named.standardizedFileURL.path == own.standardizedFileURL.path
      || named.standardizedFileURL.resolvingSymlinksInPath().path == own.resolvingSymlinksInPath().path
  }

  /// Returns the package whose hashes are the goldens, of a package that keeps hashes; nil if they are files.
  ///
  /// That is another checkout than the one that was built, if its `Snapshots` is named and says the same.
  func homeOfHashes(of package: URL) -> URL? {
    if usesSnapshots(of: package) { return package }
    guard base == nil, let snapshots else { return nil }
    let named = URL(fileURLWithPath: snapshots, isDirectory: true, relativeTo: package).standardizedFileURL
    let home = named.deletingLastPathComponent()
    return named.lastPathComponent == "Snapshots" && PackageSettings(ofPackage: home).goldens == .hashes ? home : nil
  }

  /// Reads the part of the work of this process, by its number and by a plan.
  private mutating func readShard(_ value: (String) -> String?) {
    if let word = value("TOUCHSTONE_SHARD") {
      shard = SnapshotShard(word)
      if shard == nil {
        let remedy = "Specify a shard as its number and the total number of shards: TOUCHSTONE_SHARD=2/4."
        mistakes.append(EnvironmentMistake(setting: "TOUCHSTONE_SHARD=\(word)", remedy: remedy))
      }
    }
    if let path = value("TOUCHSTONE_SHARDS") {
      let plan = ShardPlan(file: path)
      if plan == nil || plan?.count != shard?.total ?? plan?.count {
        let remedy =
          "Write the plan again, for as many shards as there are: touchstone shards --count 4 > shards.json"
        mistakes.append(EnvironmentMistake(setting: "TOUCHSTONE_SHARDS=\(path)", remedy: remedy))
      }
      shard?.plan = plan
    }
    testShard = Self.testShard(value)
    if testShard != nil { shard = nil }
  }

  private static let modeAdvice = "The record modes are all, failed, missing and never."
  private static let pictureAdvice = "Specify all, a name, a JSON array of names, or @ and a file with such an array."

  private static func pictures(_ word: String) -> RecordSelection? { try? RecordSelection(word == "all" ? "*" : word) }

  private static func bytes(megabytes word: String) -> Int? {
    Int(word).flatMap { (0...1_000_000_000).contains($0) ? $0 * 1_000_000 : nil }
  }

  /// The shard to which the runner dealt this process's tests.
  ///
  /// Such a runner says so to Bazel, before any test, by creating a file. Dividing the snapshots of its tests again, by
  /// another rule, would leave out those on which the two rules disagree.
  ///
  /// - Source: rules_swift, `ShardingFilteringTestCollector`.
  private static func testShard(_ value: (String) -> String?) -> SnapshotShard? {
    guard let file = value("TEST_SHARD_STATUS_FILE"), access(file, F_OK) == 0 else { return nil }
    return value("TEST_TOTAL_SHARDS").flatMap(Int.init).flatMap { total in
      SnapshotShard(index: value("TEST_SHARD_INDEX").flatMap(Int.init) ?? 0, total: total)
    }
  }

  /// The environment of this process.
  package static let process = SnapshotEnvironment(RunOrder.environment)
}
