import Foundation

/// The programs, test bundles and resources in a build folder that the build of an earlier commit replaces by its own. They are
/// moved away before, and back afterwards: `swift test --skip-build` and whoever runs the programs must not get those of the
/// commit, nor its colours and translations.
struct SetAsideProducts {
  /// The folder with the programs.
  private let products: URL
  /// Where they are meanwhile: in the build folder, so that they are moved and not copied.
  private let folder: URL
  private let names: [String]

  /// Moves products away.
  ///
  /// - Parameter names: The names of all that the build may make, whether they are there or not.
  init(in scratch: URL, names: Set<String>) throws {
    // `debug` is a link, whose contents Foundation does not list.
    products = scratch.appendingPathComponent("debug", isDirectory: true).resolvingSymlinksInPath()
    folder = Self.folder(in: scratch)
    Self.clean(scratch)
    // Those of other packages of the repository are built from the commit, too.
    let there = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
    self.names = names.union(there.filter { $0.hasSuffix(".resources") }).sorted()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(self.names.joined(separator: "\n").utf8)
      .write(to: folder.appendingPathComponent(Self.list), options: .atomic)
    for name in self.names {
      // What is not there need not be moved.
      rename(products.appendingPathComponent(name).path, folder.appendingPathComponent(name).path)
    }
  }

  /// The file with the names, which no product has.
  private static let list = ".names"

  private static func folder(in scratch: URL) -> URL {
    scratch.appendingPathComponent("touchstone-aside", isDirectory: true)
  }

  /// Whether a process was ended too early, so that a commit's products may be in the place of others.
  static func areLeft(in scratch: URL) -> Bool {
    access(folder(in: scratch).appendingPathComponent(list).path, F_OK) == 0
  }

  /// Removes what a process has left that was ended too early, and the programs that read the resources. No one knows what was
  /// built since: the next build makes it again.
  static func clean(_ scratch: URL) {
    let folder = folder(in: scratch)
    let products = scratch.appendingPathComponent("debug", isDirectory: true).resolvingSymlinksInPath()
    guard let names = try? String(contentsOf: folder.appendingPathComponent(list), encoding: .utf8) else { return }
    for name in names.split(separator: "\n") {
      try? FileManager.default.removeItem(at: products.appendingPathComponent(String(name)))
    }
    let there = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
    for name in there where name.hasSuffix(".look") {
      try? FileManager.default.removeItem(at: products.appendingPathComponent(name))
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Removes what was built meanwhile, and moves back what was there before.
  func restore() {
    for name in names {
      let file = products.appendingPathComponent(name)
      try? FileManager.default.removeItem(at: file)
      rename(folder.appendingPathComponent(name).path, file.path)
    }
    try? FileManager.default.removeItem(at: folder)
  }
}

extension PackageManifest {
  /// The names of the programs, libraries, test bundles and folders of resources that a build of the package with its tests may
  /// make.
  var productNames: Set<String> {
    let bundles = [name, PreviewPackage.name, PreviewPackage.viewsName].map { "\($0)PackageTests.xctest" }
    let programs = targets.filter { $0.type == .executable }.map(\.name) + products.map(\.name)
    let resources = targets.map { "\(name)_\($0.name).resources" }
    return Set(bundles + programs + products.filter(\.isLibrary).map { "lib\($0.name).so" } + resources)
  }
}
