import Foundation
import TouchstoneCompare
import TouchstoneDiff
import TouchstoneReport
import TouchstoneSnapshots

/// Records the goldens that another Touchstone draws differently, and nothing that the user has changed.
///
/// The sources of the last commit are drawn with both: by the tests of the checkout, which must pass, and in a copy whose manifest
/// names the other Touchstone. What differs then differs because of it.
struct UpgradeRecording {
  let package: URL
  /// The build folder of the package.
  let scratch: URL
  let interruption: Interruption
  /// The path or the version of the other Touchstone.
  let target: String
  /// Whether nothing is recorded.
  let isDryRun: Bool

  /// The folder of all runs.
  private var runs: URL { package.appendingPathComponent(SnapshotDrawing.runs, isDirectory: true) }
  private var home: URL { scratch.appendingPathComponent("touchstone-upgrade", isDirectory: true) }
  private var side: String { "Touchstone \(target)" }

  func perform() throws {
    let lock: FileLock
    do throws(ComparisonError) {
      lock = try FileLock.hold(home, interruption, orSay: "Waiting for another recording for an upgrade.")
    } catch {
      throw UpgradeError.notDrawn(error)
    }
    defer { withExtendedLifetime(lock) {} }
    let head = try Revision("HEAD", of: package)
    try requireCommitted(head)
    let declaration = try declaration(of: PackageManifest(package: package))
    try shareStore()
    let before = run("before", of: package, record: "never", build: scratch)
    let green = try perform(before, side: "the checkout")
    let red = names(of: green) + failed(green.log).map(\.result.id)
    if !red.isEmpty { throw UpgradeError.red(red) }
    if green.log.snapshots.isEmpty { throw UpgradeError.nothing }

    let build = home.appendingPathComponent("build", isDirectory: true)
    let folder = RevisionFolder(
      url: home.appendingPathComponent("checkout", isDirectory: true), hasOwnTouchstone: true, build: build)
    let missing = try folder.write(head, like: package)
    if !missing.isEmpty { throw UpgradeError.notDrawn(.incomplete(side: "the last commit", missing)) }
    let copy = folder.package(of: head)
    for name in try FileManager.default.contentsOfDirectory(atPath: copy.path).sorted()
    where name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")) {
      try declaration.append(to: copy.appendingPathComponent(name))
    }
    let drawn = try perform(run("after", of: copy, record: "never", build: build), side: side)
    let changed = failed(drawn.log)
    let others = names(of: drawn) + changed.filter { !Self.isDifferent($0) }.map(\.result.id)
    if !others.isEmpty { throw UpgradeError.redAfter(side, others) }
    try requireAll(of: green.log, in: drawn.log) { lost in
      // Its test may have stopped at a difference, which is recorded before the test runs again.
      changed.contains { $0.result.target == lost.target && $0.result.test == lost.test }
    }
    if changed.isEmpty {
      let count = drawn.log.snapshots.count.counted("snapshot")
      return Console.line("\(side) draws all \(count) as they are. Nothing is recorded.")
    }
    let report = UpgradeReport(
      side: side, log: drawn.log, knownNotes: green.log.notes, environment: ProcessInfo.processInfo.environment)
    for line in report.lines { Console.line(line.printable) }
    try HTMLReport(report.document).write(to: drawn.run.folder.report)
    Console.line("Report: \(drawn.run.folder.report.standardizedFileURL.path.relative(to: package))")
    if isDryRun { return }

    let (paths, log) = try record(changed, of: copy, build: build)
    try requireAll(of: green.log, in: log)
    let lacking = Set(changed.map(\.result.golden)).subtracting(paths)
    if !lacking.isEmpty { throw UpgradeError.notRecorded(lacking.sorted()) }
    // The runs take minutes.
    try requireCommitted(head)
    try take(paths.sorted(), from: copy)
    let places = places(of: paths).map(\.shellWord).joined(separator: " ")
    Console.line(
      "Recorded \(paths.count.counted("golden")). Have Package.swift name the other Touchstone, and commit both:\n"
        + "  git commit --message \("Draw with \(side)".shellWord) -- \(places)")
  }

  /// What a commit of an upgrade has: the manifest, the versions if git has them, and the folders of the goldens.
  private func places(of goldens: some Sequence<String>) -> [String] {
    let folders = Set(
      goldens.map { $0.hasPrefix("Snapshots/") ? "Snapshots" : ($0 as NSString).deletingLastPathComponent })
    let isTracked = Git.output(["ls-files", "--", "Package.resolved"], in: package)?.isEmpty == false
    return ["Package.swift"] + (isTracked ? ["Package.resolved"] : []) + folders.sorted()
  }

  /// Records snapshots in the copy, and those that tests come to only then.
  ///
  /// - Returns: The goldens that were recorded, and the log of the last run.
  private func record(
    _ changed: [RunLog.Snapshot], of copy: URL, build: URL
  ) throws -> (goldens: Set<String>, log: RunLog) {
    var goldens: Set<String> = []
    var wanted = changed
    var rounds = 0
    while true {
      rounds += 1
      var recording = run("recorded-\(rounds)", of: copy, record: "failed", build: build)
      recording.environment["TOUCHSTONE_RECORD_ONLY"] = try recording.file(
        of: RecordSelection(try wanted.map { try SnapshotPattern(exactly: $0.result.id) }))
      let run = try perform(recording, side: side)
      let log = run.log
      goldens.formUnion(log.snapshots.map(\.result).filter { $0.recorded == .changed }.map(\.golden))
      // A test that stops at its first failure comes to its next snapshot when this one is recorded.
      wanted = failed(log).filter { $0.result.recorded != .changed }
      if wanted.isEmpty {
        // A difference may have hidden that its test fails for another reason, too.
        let others = names(of: run)
        if !others.isEmpty { throw UpgradeError.redAfter(side, others) }
        return (goldens, log)
      }
      let stuck = wanted.filter { goldens.contains($0.result.golden) || !Self.isDifferent($0) }.map(\.result.id)
      if !stuck.isEmpty { throw UpgradeError.redAfter(side, stuck) }
    }
  }

  // MARK: The two runs

  /// Has the runs of a package that keeps hashes use its store: the first one leaves there what it draws, with which the pictures of
  /// the other Touchstone are compared.
  private func shareStore() throws {
    guard let objects = HashedGoldens(ofPackage: package)?.objects else { return }
    for folder in [runs, objects.url] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    // Tests look for it beside the folders of their runs. An earlier upgrade may have left the link.
    symlink(objects.url.path, runs.appendingPathComponent(ObjectStore.name).path)
  }

  private func run(_ name: String, of package: URL, record: String, build: URL) -> TestRun {
    var run = TestRun(package: package, run: TestRun.newIdentifier() + "-\(name)")
    run.place = runs
    // The copy's Touchstone is another one, and its build is not the user's.
    run.setsEnvironment = package != self.package
    run.arguments = ["--scratch-path", build.path]
    run.environment = SnapshotDrawing.environment(["TOUCHSTONE_RECORD": record])
    return run
  }

  private func perform(
    _ run: TestRun, side: String
  ) throws -> (run: TestRun, log: RunLog, failures: [TestFailure]) {
    let drawing = SnapshotDrawing(package: run.package, scratch: scratch, side: side, interruption: interruption)
    do throws(ComparisonError) {
      let (log, failures) = try drawing.perform(run)
      return (run, log, failures)
    } catch {
      throw UpgradeError.notDrawn(error)
    }
  }

  /// The tests that failed for other reasons than snapshots.
  private func names(of run: (run: TestRun, log: RunLog, failures: [TestFailure])) -> [String] {
    run.log.unexplained(run.failures).map { "\($0.className)/\($0.name)" }
  }

  /// - Throws: ``UpgradeError/notTaken(_:_:)`` if a log lacks a snapshot of another one that is not excused.
  private func requireAll(
    of all: RunLog, in log: RunLog, except isExcused: (SnapshotResult) -> Bool = { _ in false }
  ) throws {
    let taken = Set(log.snapshots.map(\.result.id))
    let lost = all.snapshots.map(\.result).filter { !taken.contains($0.id) && !isExcused($0) }.map(\.id)
    if !lost.isEmpty { throw UpgradeError.notTaken(side, Set(lost).sorted()) }
  }

  /// Whether a snapshot fails because its picture differs, and not for another reason.
  private static func isDifferent(_ snapshot: RunLog.Snapshot) -> Bool {
    snapshot.result.reason == .differs || snapshot.result.reason == .size
  }

  private func failed(_ log: RunLog) -> [RunLog.Snapshot] { log.snapshots.filter { $0.result.verdict == .failed } }

  // MARK: The checkout

  /// - Throws: ``UpgradeError/uncommitted(_:)`` if a file of the repository, whose packages may depend on each other, is not as
  ///   in the last commit, and ``UpgradeError/moved`` if that is another one.
  private func requireCommitted(_ head: Revision) throws {
    // `git diff` would write the user's index. The branch is a first line without a blank at its beginning.
    let words = ["status", "--porcelain", "--branch", "--untracked-files=all", "--ignore-submodules=none"]
    guard let found = Git.run(["-c", "core.quotePath=false"] + words, in: head.repository), found.status == 0 else {
      throw RevisionFault(head.name, "git does not say what is uncommitted.")
    }
    // Format: two letters, a blank and the path.
    let files = found.output.split(separator: "\n").dropFirst().map { String($0.dropFirst(3)) }
    if !files.isEmpty { throw UpgradeError.uncommitted(files) }
    guard try Revision("HEAD", of: package).commit == head.commit else { throw UpgradeError.moved }
  }

  private func declaration(of manifest: PackageManifest) throws -> TouchstoneDeclaration {
    guard let touchstone = manifest.touchstone else { throw UpgradeError.noTouchstone }
    let folder = URL(fileURLWithPath: target, isDirectory: true).standardizedFileURL
    if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      return TouchstoneDeclaration(
        name: touchstone.name, code: ".package(name: \(touchstone.name.quoted), path: \(folder.path.quoted))")
    }
    guard target.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+([-+][A-Za-z0-9.+-]+)?/) != nil,
      let address = touchstone.declaration?.firstMatch(of: /url: ("[^"]*")/)
    else { throw UpgradeError.noTarget(target) }
    return TouchstoneDeclaration(name: touchstone.name, code: ".package(url: \(address.1), exact: \(target.quoted))")
  }

  /// Writes goldens of the copy to the checkout. All are read before the first is written.
  private func take(_ paths: [String], from copy: URL) throws {
    let goldens = try paths.map { path in
      guard let place = ConfinedPath(path), let data = golden(path, of: copy) else {
        throw UpgradeError.notRecorded([path])
      }
      return (place: place, data: data)
    }
    for (index, golden) in goldens.enumerated() {
      func failed(_ why: String) -> UpgradeError {
        .notWritten(paths[index], why: why, written: Array(paths.prefix(index)))
      }
      do {
        if let (hashed, place) = hashed(paths[index], of: package) {
          try hashed.record(golden.data, at: place, isAsked: false, settles: true)
        } else {
          try ConfinedFolder(package).write(golden.data, to: golden.place)
        }
      } catch let fault as FileFault {
        throw failed(fault.reason)
      } catch let fault as ManifestFault {
        throw failed(fault.text)
      }
    }
  }

  /// The golden's place among those of a package that keeps hashes; nil if it is a file.
  private func hashed(_ path: String, of package: URL) -> (HashedGoldens, ManifestPlace)? {
    guard let place = ManifestPlace(golden: path) else { return nil }
    return HashedGoldens(ofPackage: package).map { ($0, place) }
  }

  /// The contents of a golden that was recorded in the copy.
  private func golden(_ path: String, of copy: URL) -> Data? {
    guard let (hashed, place) = hashed(path, of: copy) else {
      return ConfinedPath(path).flatMap { try? ConfinedFolder(copy).read($0) }
    }
    let objects = ObjectStore(runs.appendingPathComponent(ObjectStore.name, isDirectory: true))
    return (try? hashed.entry(of: place)).flatMap { try? objects.read($0.address) }
  }
}
