internal import Foundation

/// Finds the files of a font set by content, wherever they are.
package struct PinnedFontFinder: Hashable, Sendable {
  /// The kind of folder that contains a file.
  package enum Place: String, Hashable, Sendable {
    case project, cache, system
  }

  /// A file with the name and size of a pinned one, or with its digest and another name.
  package struct Found: Hashable, Sendable {
    package var path: String
    package var place: Place
  }

  package let file: FontSetFile
  /// The user's cache folder, if there is one.
  package let cache: String?
  /// The system's font folders.
  package let system: [String]

  package init(
    _ file: FontSetFile, host: HostSystem = .current,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(file, cache: host.fontCache(environment), system: host.fontFolders(environment))
  }

  package init(_ file: FontSetFile, cache: String?, system: [String]) {
    self.file = file
    self.cache = cache
    self.system = system
  }

  /// Returns the path of a font in the cache: in a folder named after its digest, so that fonts of the same name do not
  /// clash.
  package static func path(of font: PinnedFont, inCache cache: String) -> String {
    "\(cache)/\(font.sha256)/\(font.name)"
  }

  /// Returns the available files of the set by name: from the project, else the user's cache, else the system's
  /// folders.
  ///
  /// A file with the right name and size is assumed to be the font until it is opened, when its digest is checked;
  /// files with other names are read immediately. A run therefore reads only the fonts with which it draws.
  ///
  /// - Parameter ignored: Files that have been read and do not have the expected content.
  package func findAll(except ignored: Set<String> = []) -> [String: Found] {
    var found: [String: Found] = [:]
    search(file.folders, place: .project, except: ignored, &found)
    if let cache {
      for font in missing(in: found) {
        let path = Self.path(of: font, inCache: cache)
        guard !ignored.contains(path), FileDigest.size(ofFileAt: path) == font.bytes else { continue }
        found[font.name] = Found(path: path, place: .cache)
      }
    }
    search(system, place: .system, except: ignored, &found)
    return found
  }

  private func missing(in found: [String: Found]) -> [PinnedFont] {
    file.set.fonts.filter { found[$0.name] == nil }
  }

  private func search(
    _ folders: [String], place: Place, except ignored: Set<String>, _ found: inout [String: Found]
  ) {
    for folder in folders {
      let wanted = missing(in: found)
      guard !wanted.isEmpty else { return }
      let files = FontCatalog.fontFiles(in: folder).map { folder + "/" + $0 }.filter { !ignored.contains($0) }
      let named = Dictionary(grouping: files) { URL(fileURLWithPath: $0).lastPathComponent.lowercased() }
      for font in wanted {
        let match = named[font.name.lowercased()]?.first { FileDigest.size(ofFileAt: $0) == font.bytes }
        if let match { found[font.name] = Found(path: match, place: place) }
      }
      let renamed = missing(in: found)
      guard !renamed.isEmpty else { return }
      let sizes = Dictionary(grouping: files) { FileDigest.size(ofFileAt: $0) ?? 0 }
      for font in renamed {
        let match = sizes[font.bytes]?.first { FileDigest.sha256(ofFileAt: $0) == font.sha256 }
        if let match { found[font.name] = Found(path: match, place: place) }
      }
    }
  }
}
