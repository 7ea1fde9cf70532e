package import Foundation

/// The destination of a golden's path, if it or its folders are symbolic links.
///
/// A pull request may bring a link that looks like a golden and leads to a file of the person who runs the tests:
/// reading it would put the file's text into a report, and recording would replace it.
///
/// Everything that reads goldens of a package asks this type: tests, recording, and the commands that look for faults.
package struct GoldenLink {
  /// The names of folders that hold goldens.
  private static let folders: Set<String> = ["Snapshots", GoldenLayout.besideTests.rawValue]

  let golden: URL
  /// The folder that goldens lie in, by the user's word: the package, or another one that was named for them.
  let root: URL

  package init(golden: URL, root: URL) {
    self.golden = golden
    self.root = root
  }

  /// Reads the golden.
  ///
  /// - Throws: ``FileFault``, also if a link's destination is not a complete golden.
  package func read() throws(FileFault) -> Data {
    let path = try readable()
    let data = try RegularFile.read(path)
    if path != golden.path, isLink { try Self.requireWhole(data, path) }
    return data
  }

  /// Makes sure that bytes that a link leads to are those of a golden.
  static func requireWhole(_ data: Data, _ path: String) throws(FileFault) {
    let kind = GoldenKind(pathExtension: (path as NSString).pathExtension)
    guard LFSPointer.isPointer(data) || kind?.fault(of: data, decoding: false) == nil else {
      throw .linkElsewhere(path)
    }
  }

  /// The file to read.
  ///
  /// A link leads to another golden of ``root``, or to the same golden of another tree: the runfiles of a build system are
  /// links to the package's own files.
  ///
  /// - Throws: ``FileFault/linkElsewhere(_:)``.
  func readable() throws(FileFault) -> String {
    guard let target = RootFolder.real(golden.path), target != golden.path else { return golden.path }
    // A file that cannot be read anyway has a reason of its own.
    if let fault = try RegularFile.status(target, in: AT_FDCWD, links: .follow).flatMap(RegularFile.fault) {
      throw fault
    }
    guard isFollowed(to: target) else { throw .linkElsewhere(target) }
    return target
  }

  /// Whether links in the way to the golden are followed, be it there or not.
  package var isFollowed: Bool { isFollowed(to: RootFolder.target(of: golden.path)) }

  private func isFollowed(to target: String) -> Bool {
    let isSameGolden = target.split(separator: "/").suffix(3) == golden.path.split(separator: "/").suffix(3)
    return isSameGolden || isAllowed(target)
  }

  /// The destination of the link, in which all links are resolved; `nil` if the golden is not a link.
  package var destination: String? { isLink ? Self.target(of: golden.path) : nil }

  /// The file to replace or to create: in ``root``, in no hidden folder that only a link leads to, such as `.git`, and
  /// another golden if ``golden`` itself is a link.
  ///
  /// - Throws: ``FileFault/linkElsewhere(_:)``.
  func writable() throws(FileFault) -> URL {
    let target = isLink ? Self.target(of: golden.path) : RootFolder.target(of: golden.path)
    guard isAllowed(target) else { throw .linkElsewhere(target) }
    return URL(fileURLWithPath: target, isDirectory: false)
  }

  /// Whether the golden itself is a link.
  package var isLink: Bool { Self.isLink(golden.path) }

  private func isAllowed(_ target: String) -> Bool {
    RootFolder(root).allowsWriting(target, named: golden.path) && (!isLink || isGolden(target))
  }

  private func isGolden(_ target: String) -> Bool {
    let folder = RootFolder(root)
    let isAmongGoldens =
      folder.parts(of: target).contains { Self.folders.contains($0) } || root.lastPathComponent == "Snapshots"
    return isAmongGoldens && !folder.isHidden(target) && (target as NSString).pathExtension == golden.pathExtension
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the path that a link leads to. One that leads to another link which leads nowhere ends there.
  private static func target(of link: String) -> String {
    if let target = RootFolder.real(link) { return target }
    guard let text = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else { return link }
    let folder = URL(fileURLWithPath: (link as NSString).deletingLastPathComponent, isDirectory: true)
    return RootFolder.target(of: URL(fileURLWithPath: text, relativeTo: folder).standardizedFileURL.path)
  }
}
