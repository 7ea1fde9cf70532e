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

  /// Has a view drawn as it was.
  func answer(to request: LookRequest, _ session: LookSession) throws(LookFailure) -> LookAnswer {
    let folder = RevisionFolder(url: session.home.appendingPathComponent("revision", isDirectory: true))
    do {
      _ = try folder.write(revision, like: session.package)
    } catch {
      throw .noBase(error.name, why: error.reason)
    }
    // What a commit looks like only changes with what draws it.
    let file = request.place.appendingPathComponent("commit.txt")
    let key = key(of: request, session)
    if (try? String(contentsOf: file, encoding: .utf8)) == key, let answer = try? request.readAnswer() { return answer }
    // Also before, in case that this process is ended meanwhile.
    Self.removeTestBundles(in: session.scratch)
    defer { Self.removeTestBundles(in: session.scratch) }
    do throws(LookFailure) {
      let answer = try session.copied(to: folder.package(of: revision)).answer(to: request)
      try? key.write(to: file, atomically: true, encoding: .utf8)
      return answer
    } catch {
      throw .noBase(commit, why: "\(error)")
    }
  }

  /// Removes what was built of the commit's tests: `swift test --skip-build` would run them as if they were today's.
  private static func removeTestBundles(in scratch: URL) {
    // `debug` is a link, whose contents Foundation does not list.
    let products = scratch.appendingPathComponent("debug", isDirectory: true).resolvingSymlinksInPath()
    let files = try? FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
    for file in files ?? [] where file.pathExtension == "xctest" { try? FileManager.default.removeItem(at: file) }
  }

  /// All that decides how a view is drawn: the commit, the request, and the packages that the package depends on.
  private func key(of request: LookRequest, _ session: LookSession) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = (try? encoder.encode(request)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let versions = try? String(
      contentsOf: session.package.appendingPathComponent("Package.resolved"), encoding: .utf8)
    let record = BuildRecord(in: session.home.appendingPathComponent("previews.json"))
    let folders = (record?.folders ?? []).map { URL(fileURLWithPath: $0) }
    let sources = SourceState(of: folders, except: [session.scratch]).text
    return [commit, text, versions ?? "", sources].joined(separator: "\n")
  }
}
