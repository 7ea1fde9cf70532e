import Foundation
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

/// A survey of a package's goldens, including their metadata.
struct GoldenSurvey: Hashable {
  /// A golden file.
  struct File: Hashable {
    /// The path, relative to the package.
    var path: String
    var bytes: Int
  }

  /// A font that goldens were drawn with.
  struct Font: Hashable {
    var name: String
    var digest: String
    /// The paths of the goldens.
    var goldens: [String]
  }

  var files: [File] = []
  var faults: [String: GoldenFault] = [:]
  var fonts: [Font] = []
  /// The number of goldens by library and version.
  var libraries: [String: [String: Int]] = [:]
  /// PNG files that Touchstone did not write.
  var foreign: [String] = []
  /// PNG files that Touchstone wrote, and that don't say with which libraries they were drawn.
  var withoutLibraries: [String] = []
  /// The number of goldens by the Touchstone version that wrote them.
  var tools: [String: Int] = [:]

  /// The total size of the goldens, in bytes.
  var bytes: Int { files.reduce(0) { $0 + $1.bytes } }

  /// The ten largest goldens.
  var largest: [File] {
    Array(files.sorted { ($1.bytes, $0.path) < ($0.bytes, $1.path) }.prefix(10))
  }

  init() {}

  /// Reads the goldens of a folder; of pictures, only JPEG files are decoded.
  init(_ folder: GoldenFolder) {
    var users: [String: [String: [String]]] = [:]
    for fault in folder.manifestFaults { faults[fault.path.printable] = .damaged(fault.text) }
    for url in folder.closedFolders { faults[url.path.relative(to: folder.package).printable] = .unreadable }
    for url in folder.files {
      let path = url.path.relative(to: folder.package).printable
      guard let data = folder.read(url) else {
        // Of a hash, only the bytes that are on this machine can be looked at.
        faults[path] = folder.fault(of: url) ?? (folder.hashes[url] == nil ? .unreadable : nil)
        continue
      }
      files.append(File(path: path, bytes: data.count))
      if let fault = folder.fault(of: url) {
        faults[path] = fault
      } else if ["png", "apng"].contains(url.pathExtension) {
        guard let texts = try? PNGImage.metadata(of: data), let golden = GoldenMetadata(texts: texts) else {
          foreign.append(path)
          continue
        }
        if !golden.namesLibraries { withoutLibraries.append(path) }
        if let tool = golden.tool { tools[tool, default: 0] += 1 }
        for (name, ingredient) in golden.ingredients {
          if let digest = ingredient.fontDigest {
            users[name, default: [:]][digest, default: []].append(path)
          } else {
            libraries[name, default: [:]][ingredient.version, default: 0] += 1
          }
        }
      }
    }
    fonts = users.flatMap { name, digests in digests.map { Font(name: name, digest: $0.key, goldens: $0.value) } }
      .sorted { ($0.name, $0.digest) < ($1.name, $1.digest) }
  }
}
