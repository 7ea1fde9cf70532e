import Foundation
import TouchstoneReport

/// A view as it was at a commit. It is built in the package's build folder, so that only the package's own modules are compiled
/// again.
struct LookRevision {
  private let revision: Revision

  /// The commit's hash.
  var commit: String { revision.commit }

  /// Reads which commit a word names: `HEAD`, `main`, `HEAD~2`, a hash.
  init(_ word: String, of package: URL) throws(LookFailure) {
    do {
      revision = try Revision(word, of: package)
    } catch {
      throw .noBase(word, why: "\(error.reason) It is not a golden either: pass HEAD, a branch, or a .png file")
    }
  }

  /// The name of the commit for people: `HEAD (da8114ebab)`.
  var name: String { "\(revision.name) (\(commit.prefix(10)))" }

  /// Has a view drawn as it was.
  ///
  /// - Returns: What is said of it, and what is missing in this clone, a sentence for each.
  func answer(
    to request: LookRequest, _ session: LookSession
  ) throws(LookFailure) -> (answer: LookAnswer, missing: [String]) {
    let folder = RevisionFolder(url: session.home.appendingPathComponent("revision", isDirectory: true))
    let missing: [String]
    do {
      missing = try folder.write(revision, like: session.package)
    } catch {
      throw .noBase(error.name, why: error.reason)
    }
    // What a commit looks like only changes with what draws it.
    var copy = session.copied(to: folder.package(of: revision))
    let file = request.place.appendingPathComponent("commit.txt")
    let old = key(of: request, copy, missing)
    if (try? String(contentsOf: file, encoding: .utf8)) == old, let answer = try? request.readAnswer() {
      return (answer, missing)
    }
    // From here on, the answer that is there may be another one's.
    try? FileManager.default.removeItem(at: file)
    do {
      let lock = session.lockedBuildFolder()
      defer { withExtendedLifetime(lock) {} }
      if lock != nil { copy.holdsBuildFolder = true }
      let products = try SetAsideProducts(in: session.scratch, names: try copy.packageManifest().productNames)
      defer { products.restore() }
      let answer = try copy.answer(to: request)
      // A dependency that has changed meanwhile may be in it, or not.
      let new = key(of: request, copy, missing)
      if new == old { try? new.write(to: file, atomically: true, encoding: .utf8) }
      return (answer, missing)
    } catch {
      throw failure(error, in: copy.package)
    }
  }

  /// Says why the view was not drawn as it was. What the compiler says has the commit's files and lines.
  ///
  /// - Parameter copy: The package as it was.
  func failure(_ error: any Error, in copy: URL) -> LookFailure {
    let failure = (error as? PreviewFailure).map { LookFailure($0, package: copy) } ?? error as? LookFailure
    guard case .notBuilt(let errors, _)? = failure, !errors.isEmpty else { return .noBase(name, why: "\(error)") }
    return .noBase(name, why: "the package does not build there.", errors: errors)
  }

  /// All that decides how a view is drawn: the commit, the request, the compiler, and the packages that the package depends on.
  ///
  /// - Parameters:
  ///   - copy: The session of the package as it was.
  ///   - missing: What is missing in this clone: once it is fetched, the view is drawn with it.
  func key(of request: LookRequest, _ copy: LookSession, _ missing: [String]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = (try? encoder.encode(request)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let versions = try? String(
      contentsOf: copy.package.appendingPathComponent("Package.resolved"), encoding: .utf8)
    let sources = SourceState(of: copy.dependencyFolders(), except: [copy.scratch]).text
    let toolchain = Toolchain.current(for: copy.package) ?? ""
    return ([commit, text, toolchain, versions ?? "", sources] + missing).joined(separator: "\n")
  }
}
