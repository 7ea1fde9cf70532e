import Foundation
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

/// A folder with the site of a report, of which only what a report has is published.
///
/// - Note: ``TouchstoneReport/ReportSite`` writes it.
struct PublishedSite {
  struct File: Hashable {
    let path: ConfinedPath
    let size: Int
    let digest: String
  }

  let folder: URL
  /// All files that are published, by their paths.
  let files: [File]
  private let text: String

  /// The page.
  static let page = ConfinedPath(ReportSite.page)

  /// Reads a folder.
  ///
  /// - Throws: ``StoreError/foreignFile(_:site:)`` if there is anything else in it, even a link.
  init(folder: URL) throws(StoreError) {
    self.folder = folder
    let confined = ConfinedFolder(folder)
    var files: [File] = []
    var text = ""
    do throws(FileFault) {
      for path in try Self.paths(in: confined) {
        guard ReportSite.hasFile(path.description) else { throw FileFault.special(path.description) }
        let data = try confined.read(path)
        if path.description == ReportSite.markdown {
          text = String(decoding: data, as: UTF8.self)
        } else {
          files.append(File(path: path, size: data.count, digest: data.sha256))
        }
      }
    } catch {
      if case .special(let path) = error { throw .foreignFile(path, site: folder.relativePath) }
      throw error.isMissing ? .noSite(folder.relativePath) : .file(folder.relativePath, why: error.reason)
    }
    guard files.contains(where: { $0.path == Self.page }) else { throw .noSite(folder.relativePath) }
    self.files = files
    self.text = text
  }

  private static func paths(in folder: ConfinedFolder) throws(FileFault) -> [ConfinedPath] {
    var paths: [ConfinedPath] = []
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path))?.sorted() ?? [] {
      if name == FolderMark.name { continue }
      guard let path = ConfinedPath([name]) else { throw .special(name) }
      if name == ReportSite.pictures {
        paths += try folder.names(in: path).compactMap { ConfinedPath([name, $0]) }
      } else {
        paths.append(path)
      }
    }
    return paths
  }

  /// What tells this report from others of the same commit: the beginning of the digest of all of it.
  var name: String {
    let lines = files.map { "\($0.digest) \($0.path)\n" }
    return String(Data(lines.joined().utf8).sha256.prefix(16))
  }

  func read(_ file: File) throws(StoreError) -> Data {
    do throws(FileFault) {
      let data = try ConfinedFolder(folder).read(file.path)
      if data.sha256 == file.digest { return data }
    } catch {
      throw .file("\(file.path)", why: error.reason)
    }
    throw .file("\(file.path)", why: "it was changed while it was published")
  }

  /// The Markdown of the report, with a link to the page and the pictures by their addresses.
  func markdown(at address: String) -> String { ReportSite.markdown(text, at: address) }

  /// Reads the address at which browsers find the store, without a slash at its end.
  static func base(_ text: String?) throws(StoreError) -> String {
    guard let text, let url = URLComponents(string: text), let host = url.host, !host.isEmpty,
      ["http", "https"].contains(url.scheme), url.user == nil, url.password == nil, url.query == nil,
      url.fragment == nil,
      text.unicodeScalars.allSatisfy({ $0.isASCII && !"\"'<>() ".unicodeScalars.contains($0) })
    else { throw .noPages }
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }
}
