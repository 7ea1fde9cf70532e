package import Foundation
import Synchronization

/// The state that the assertions of a process share: the run's folder and log, the store, claims and recorded goldens.
///
/// It is a class because it owns the log. There is one per process; tests create their own.
package final class RunSession: Sendable {
  package let environment: SnapshotEnvironment
  package let package: URL
  package let folder: RunFolder
  package let store: GoldenStore
  package let claims = SnapshotClaims()
  /// Decides for which failures pictures are kept.
  let budget: PictureBudget
  /// What is asked of this process about mutants.
  let mutation: MutationOrder?
  /// The settings that the package has for its snapshots.
  let settings: PackageSettings
  /// The places of the declarations of views' types.
  package let sources: TypeSources
  /// The folder with a file for each golden that this `swift test` recorded where there was none.
  private let markers: URL
  private let log: Mutex<RunLogWriter?>
  private let subjects = Mutex<Set<String>>([])
  private let hasOwnGoldens = Mutex(false)
  private let drawsUnpinned = Mutex(false)
  private let knownFontSetFault = Mutex<String?>(nil)
  private let knownRefusal = Mutex<String?>(nil)
  private let drawnFonts = Mutex<[String: GoldenFonts]>([:])

  /// Opens a session: creates the run's folder and the log.
  ///
  /// A run that the user named starts over with each `swift test` of all tests; runs of some tests are added to it.
  ///
  /// If the package is not writable, the run's folder is created in the system's folder for temporary files. If that
  /// fails too, assertions still work, without log and artefacts.
  package init(
    environment: SnapshotEnvironment, package: URL, process: Int32 = getpid(), invocation: String? = nil
  ) {
    self.environment = environment
    self.package = package
    sources = TypeSources(package: package, program: .current)
    settings = PackageSettings(ofPackage: package)
    let invocation = invocation ?? RunIdentifier.kernel.run(of: process)
    let run = environment.run.map { SnapshotName.component($0) } ?? invocation
    let isPartial = Self.isPartial(environment)
    let header = RunLogHeader(
      run: run, process: process, invocation: invocation, started: Date().timeIntervalSince1970,
      tool: TouchstoneVersion.current,
      sources: RunSources(
        package: package.path, commit: GitCommit(checkedOutAt: package)?.description ?? environment.commit),
      part: RunPart(
        isPartial: isPartial, hasSomePreviews: !environment.previews.isEmpty,
        shard: (environment.shard ?? environment.testShard)?.description))
    let wanted = RunFolder.parent(ofRunsIn: package, environment: environment)
    var parent = wanted
    var writer: RunLogWriter?
    func open(_ place: URL) {
      parent = place
      let folder = RunFolder(run: run, parent: place)
      if environment.run != nil, !isPartial { folder.setAsideOldLogs(of: package.path, before: invocation) }
      writer = try? RunLogWriter(folder: folder, header: header)
    }
    open(wanted)
    if writer == nil, let substitute = PrivateFolder.make(named: "touchstone-\(getuid())") { open(substitute) }
    folder = RunFolder(run: run, parent: parent)
    mutation = MutationOrder(in: folder)
    let invocationName = SnapshotName.component(invocation)
    markers = folder.url.appendingPathComponent("new/\(invocationName)", isDirectory: true)
    budget = PictureBudget(folder: folder.url.appendingPathComponent("kept/\(invocationName)", isDirectory: true))
    log = Mutex(writer)
    store = GoldenStore(staging: parent.appendingPathComponent("staging", isDirectory: true))
    store.sweep()
    if writer != nil { folder.linkAsLatest() }
  }

  /// Returns whether a process with these arguments, or this environment, takes only some of the snapshots.
  ///
  /// - Source: SwiftPM, `swift test`: Swift Testing receives the arguments of the command, XCTest the list of its tests
  ///   unless it runs all.
  static func isPartial(_ environment: SnapshotEnvironment, arguments: [String] = CommandLine.arguments) -> Bool {
    if (environment.shard ?? environment.testShard) != nil || !environment.previews.isEmpty { return true }
    let arguments = arguments.dropFirst()
    guard arguments.contains("--testing-library") else { return !arguments.isEmpty }
    return arguments.contains { argument in
      ["--filter", "--skip"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
    }
  }

  /// Writes to the log. If that fails, the assertion does not: the test framework has its verdict.
  package func append(_ line: RunLogLine) {
    log.withLock { try? $0?.append(line) }
  }

  /// Reports something that concerns the whole run: once on standard error, however many processes notice it, and in
  /// the report.
  ///
  /// - Parameter subject: The subject; only the first note on a subject is reported.
  package func note(_ text: String, subject: String) {
    guard subjects.withLock({ $0.insert(subject).inserted }) else { return }
    append(.note(text))
    let marker = folder.url.appendingPathComponent("notes", isDirectory: true)
    try? FileManager.default.createDirectory(at: marker, withIntermediateDirectories: true)
    let file = open(marker.appendingPathComponent(SnapshotName.component(subject)).path, O_CREAT | O_EXCL, 0o644)
    if file >= 0 { close(file) } else if errno == EEXIST { return }
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  // MARK: What the package declares

  /// Whether nothing is compared or recorded, because the package keeps no goldens and no folder of them is named.
  var keepsNoGoldens: Bool { settings.goldens == .none && environment.usesSnapshots(of: package) }

  /// Says, once, that nothing was compared.
  func noteNoGoldens() {
    note(
      """
      Goldens: none are kept, as \(PackageSettings.path) says, so snapshots were checked but not compared.
        Compare with another revision: swift package compare-snapshots --against main
      """, subject: "goldens")
  }

  /// Whether Touchstone drew all goldens of the package, so that each is compared strictly.
  var ownsGoldens: Bool { hasOwnGoldens.withLock { $0 } }

  /// Records that Touchstone drew all goldens of the package.
  package func declareOwnGoldens() { hasOwnGoldens.withLock { $0 = true } }

  /// Whether the package pins no fonts, and so draws text as this version does by default.
  var hasUnpinnedFonts: Bool { drawsUnpinned.withLock { $0 } }

  /// Says that the package pins no fonts.
  package func declareUnpinnedFonts() { drawsUnpinned.withLock { $0 = true } }

  /// The reason why the package's font set cannot be used; nil if it can, or there is none.
  var fontSetFault: String? { knownFontSetFault.withLock { $0 } }

  /// Fails every assertion, because the package's font set cannot be used: which fonts draw the goldens, and how they
  /// are compared, is then unknown.
  package func refuseFontSet(_ fault: String) { knownFontSetFault.withLock { $0 = fault } }

  /// Why no snapshot is taken, as sentences; nil if they are.
  var refusal: String? { settings.fault ?? knownRefusal.withLock { $0 } }

  /// Fails every assertion, because what the run was asked for cannot be done.
  package func refuse(_ reason: String) { knownRefusal.withLock { $0 = reason } }

  /// The goldens of a package that keeps them as hashes; nil if they are files.
  func hashedGoldens(in package: URL) -> HashedGoldens? {
    guard settings.goldens == .hashes, let home = environment.homeOfHashes(of: package) else { return nil }
    return HashedGoldens(package: home, environment: environment)
  }

  // MARK: What was recorded in this run

  /// Notes that a golden was recorded where there was none.
  package func noteNew(_ golden: URL) {
    try? FileManager.default.createDirectory(at: markers, withIntermediateDirectories: true)
    try? RegularFile.create(marker(golden).path, Data())
  }

  /// Returns whether this `swift test`, in any of its processes, recorded a golden where there was none.
  package func isNew(_ golden: URL) -> Bool {
    // Most runs record nothing.
    access(markers.path, F_OK) == 0 && access(marker(golden).path, F_OK) == 0
  }

  /// Returns the fonts that the goldens of a folder were drawn with, as of the first call.
  func fonts(ofGoldensIn folder: URL) -> GoldenFonts {
    drawnFonts.withLock { known in
      if let fonts = known[folder.path] { return fonts }
      let fonts = GoldenFonts(folder: folder, hashed: hashedGoldens(in: package))
      known[folder.path] = fonts
      return fonts
    }
  }

  private func marker(_ golden: URL) -> URL {
    let name = SnapshotName.component(golden.lastPathComponent) + "-" + SnapshotName.hash(golden.path)
    return markers.appendingPathComponent(name, isDirectory: false)
  }

  // MARK: The process's own

  /// The end of a process.
  package struct End: Sendable {
    /// The session; nil if there is none: in a process without an assertion, or one that was forked and has only a copy.
    package let session: RunSession?
    /// The status that the parent sees.
    package let status: Int32
    /// The places of assertions that have not ended.
    package let open: [String]
    /// Whether the process was forked from the one that was watched.
    package let isFork: Bool
  }

  private struct Shared {
    var session: RunSession?
    /// The process that is watched, or that opened the session. A forked process has a copy of the session, which
    /// belongs to its parent.
    var process: pid_t?
    var endActions: [@Sendable (End) -> Void] = []
    var isExitHooked = false

    mutating func hookExit() {
      process = getpid()
      guard !isExitHooked else { return }
      isExitHooked = true
      // The parent gets the low byte only: 0 for `exit(256)`.
      on_exit({ status, _ in RunSession.end(status: status & 0xFF) }, nil)
    }
  }

  private static let shared = Mutex(Shared())

  /// Returns the process's session. The first assertion opens it, for the package of its source.
  package static func process(package: URL) -> RunSession {
    shared.withLock { shared in
      if let session = shared.session { return session }
      let session = RunSession(environment: .process, package: package)
      shared.session = session
      shared.hookExit()
      return session
    }
  }

  /// Adds an action for when the process ends normally, such as writing the report.
  package static func atEnd(_ action: @escaping @Sendable (End) -> Void) {
    shared.withLock { $0.endActions.append(action) }
  }

  /// Watches the process from now on, whether it opens a session or not. Handlers of the end run in the opposite order of their
  /// registration, so that of a process that is watched before `main` runs after those of its tests.
  package static func watch() { shared.withLock { $0.hookExit() } }

  private static func end(status: Int32) {
    let (session, process, actions) = shared.withLock { ($0.session, $0.process, $0.endActions) }
    let open = OpenAssertions.places
    guard process == getpid() else {
      for action in actions { action(End(session: nil, status: status, open: open, isFork: true)) }
      return
    }
    if open.isEmpty { session?.append(.end) }
    for action in actions { action(End(session: session, status: status, open: open, isFork: false)) }
    // Last, because file systems take longer to create files where many were removed just before.
    session?.removeOldRuns()
  }

  /// Removes old runs, unless this one could not be logged.
  private func removeOldRuns() {
    if log.withLock({ $0 != nil }) { folder.removeOldRuns(within: environment.runLimit) }
  }
}
