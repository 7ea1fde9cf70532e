import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneSnapshots

/// The command `touchstone blame`.
struct Blame: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds the commit that changed a snapshot.",
    discussion: """
      Names the commit that last changed the snapshot's golden, if there is one. Then draws the snapshot at commits between \
      --from and --to, by halves, until it is known which one changed it. The tests run in the folders of compare-snapshots, \
      so that each commit is built from what the one before has built. After the first picture, only its test runs. \
      Commits that do not build, do not take the snapshot, or have files that this clone lacks are passed over. Exits with \
      status 1 if no change is found.
      """)

  @Argument(help: "The snapshot, such as CardTests/dark.")
  var name: String
  @Option(
    help: ArgumentHelp("The commit to begin at. Default: the one that last changed the golden.", valueName: "ref"))
  var from: String?
  @Option(help: ArgumentHelp("The commit to end at.", valueName: "ref"))
  var to = "HEAD"
  @Option(help: "The folder of the package.")
  var package = "."
  @Option(help: "The build folder, as for `swift test`.")
  var scratchPath: String?

  func run() throws {
    let interruption = Interruption()
    do {
      try find(interruption)
    } catch  where interruption.hasCome {
      Console.complain("\(error)")
      throw ExitCode.interrupted
    }
  }

  private func find(_ interruption: Interruption) throws {
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    let scratch =
      scratchPath.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
      ?? folder.appendingPathComponent(".build", isDirectory: true)
    let end = try Revision(to, of: folder)
    let golden = try goldenCommit(in: folder)
    if let golden {
      Console.line("The golden \(golden.path) was last changed by \(words(of: golden.commit, in: folder))")
    }
    guard let begin = from ?? golden?.commit else { throw BlameError.noBegin(name) }
    let history = try CommitHistory(from: Revision(begin, of: folder), to: end)
    guard history.commits.count > 1 else { throw BlameError.noChange(name, from: begin, to: to) }
    let drawing = BaseDrawing(package: folder, scratch: scratch, interruption: interruption, requiresAll: true)
    let lock = try FileLock.hold(drawing.home, interruption, orSay: "Waiting for another comparison of the package.")
    defer { withExtendedLifetime(lock) {} }
    var pictures: [Int: Picture] = [:]
    var test: String?
    var errors: [Int: ComparisonError] = [:]
    let found = try Bisection(count: history.commits.count) { index -> String? in
      do {
        pictures[index] = try picture(at: history.revision(index), by: drawing, of: test)
        test = pictures[index]?.test ?? test
      } catch let error as ComparisonError where Self.isPassedOver(error) {
        errors[index] = error
      }
      let outcome = pictures[index] != nil ? "taken" : errors[index] != nil ? "not drawn" : "not taken"
      Console.line("  \(history.commits[index].prefix(10)): \(outcome)")
      return pictures[index]?.digest
    }
    let last = history.commits.count - 1
    guard let found, let before = pictures[found.last], let after = pictures[found.first] else {
      for index in [0, last] where pictures[index] == nil {
        if let error = errors[index] { throw BlameError.notDrawn(error) }
        throw BlameError.notTaken(name, words(of: history.commits[index], in: folder))
      }
      throw BlameError.noChange(name, from: begin, to: to)
    }
    for index in found.unknown + [found.first] {
      let isAlone = found.unknown.isEmpty
      Console.line(
        "\(isAlone ? "Changed by" : "Changed by one of") \(words(of: history.commits[index], in: folder))")
    }
    for (role, picture) in [("before", before), ("after", after)] {
      let file = drawing.home.appendingPathComponent("\(role)-\(picture.file)")
      try picture.data.write(to: file, options: .atomic)
      Console.line("  \(role): \(file.path.relative(to: folder))")
    }
  }

  /// The golden's path, and the commit that last changed it; nil if that is not asked for, and not known.
  private func goldenCommit(in package: URL) throws(BlameError) -> (path: String, commit: String)? {
    let goldens = package.appendingPathComponent("Snapshots", isDirectory: true)
    let paths = SnapshotFile.paths(of: name, in: goldens)
    try requireOneTarget(paths)
    if paths.isEmpty { return hashCommit(in: package) }
    guard let path = paths.first.map({ "Snapshots/\($0)" }),
      let line = CommitInfo.line("%H %P", ["--", path], in: package)
    else { return nil }
    let commits = line.split(separator: " ").map(String.init)
    // The first commit of a shallow clone seems to have made all files.
    if commits.count == 1, CommitInfo.isShallow(package) {
      if from == nil { throw .shallow(path) }
      return nil
    }
    return (path, commits[0])
  }

  /// The same for a golden that is a hash: the commit that wrote its line.
  private func hashCommit(in package: URL) -> (path: String, commit: String)? {
    guard let goldens = HashedGoldens(ofPackage: package) else { return nil }
    for manifest in goldens.manifests {
      let found = (try? goldens.goldens(of: manifest))?.first { place, _ in
        let path = "\(place.target)/\(place.stem)/\(place.fileName)"
        return SnapshotFile.name(of: path).map { name == $0 || name == "\(place.target)/\($0)" } ?? false
      }
      guard let found else { continue }
      return GoldenRetrieval.origins(of: manifest, in: package)[found.entry.line].map { (found.place.golden, $0) }
    }
    return nil
  }

  private func requireOneTarget(_ paths: [String]) throws(BlameError) {
    let targets = Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
    if targets.count > 1 { throw .ambiguous(name, targets: targets) }
  }

  /// Whether a commit where this happened says nothing of the snapshot, and others may.
  private static func isPassedOver(_ error: ComparisonError) -> Bool {
    switch error {
    case .incomplete: true
    // On a full disk, no other commit builds either.
    case .notBuilt, .crashed, .ended: !"\(error)".contains(String(cString: strerror(ENOSPC)))
    case .revision(let fault): fault.reason.hasPrefix("the package was not there")
    default: false
    }
  }

  /// The snapshot's picture at a commit.
  private struct Picture {
    var digest: String
    var file: String
    var data: Data
    /// The test that took it, as an expression for `swift test --filter`.
    var test: String?
  }

  /// Draws the snapshot at a commit; nil if it is not taken there.
  ///
  /// - Parameter test: Its test at another commit; nil if that is not known. Then the suite runs that its file is named after, and if
  ///   none is, as with a class of XCTest of another name, all tests.
  private func picture(at revision: Revision, by drawing: BaseDrawing, of test: String?) throws -> Picture? {
    let suite = name.split(separator: "/").dropLast().last.map { TestFilter.suite(String($0)) }
    let filters: [String?] = if let test { [test, suite] } else { [suite, nil] }
    var drawing = drawing
    for filter in filters {
      drawing.filter = filter
      if let picture = try picture(among: drawing.snapshots(of: revision)) { return picture }
    }
    return nil
  }

  private func picture(among drawn: DrawnSnapshots) throws -> Picture? {
    let folder = DrawnSnapshots.pictures(in: drawn.folder)
    let paths = SnapshotFile.paths(of: name, in: folder)
    try requireOneTarget(paths)
    guard let path = paths.first else { return nil }
    let file = folder.appendingPathComponent(path)
    guard let data = try? Data(contentsOf: file),
      let digest = GoldenKind(pathExtension: file.pathExtension)?.digest(of: data)
    else { return nil }
    let result = try drawn.log(side: name).snapshots.map(\.result).first { SnapshotComparison.key(of: $0) == path }
    return Picture(
      digest: digest, file: file.lastPathComponent, data: data,
      test: result.map { TestFilter.test($0.test, ofTarget: $0.target) })
  }

  /// `1a2b3c4d5e of 2026-11-30 by Ada: Tint the card`.
  private func words(of commit: String, in package: URL) -> String {
    CommitInfo.line("%h of %as by %an: %s", [commit], in: package) ?? String(commit.prefix(10))
  }
}
