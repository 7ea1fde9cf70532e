import Foundation

/// The test bundle of a package: the program with its tests and everything that they use.
struct TestBundle {
  let package: URL
  /// The build folder.
  let scratch: URL
  /// The name of the package in its manifest.
  let name: String
  /// Whether the build folder is shared with another package's build.
  let isGuest: Bool
  /// The program that draws in place of the bundle: see ``QuickBuild``.
  var quick: URL?
  /// The longest time that it may draw; nil if there is no limit.
  var limit: Duration?
  /// What ends a build or a drawing early.
  var interruption: Interruption?
  /// Whether this process, or one that waits for it, holds SwiftPM's lock of the build folder: then a build must not wait for it.
  var holdsLock: Bool

  init(package: URL, scratch: URL, name: String, isGuest: Bool = false) {
    self.package = package
    self.scratch = scratch
    self.name = name
    self.isGuest = isGuest
    holdsLock = BuildFolderLock.isHeldByPlugin(scratch)
  }

  /// The name of the bundle's product.
  private var product: String { "\(name)PackageTests" }

  /// The program that draws.
  private var program: URL { quick ?? file }

  /// The stamp of the program that draws; nil if there is none.
  var stamp: String? { FileStamp.of(program.path) }

  /// The location of the built bundle.
  var file: URL {
    // `debug` is a link, whose contents Foundation does not list.
    scratch.appendingPathComponent("debug", isDirectory: true).resolvingSymlinksInPath()
      .appendingPathComponent("\(product).xctest")
  }

  /// Builds the tests.
  ///
  /// - Parameters:
  ///   - isAgain: Whether they were built before by this process: then only the bundle is, for SwiftPM takes
  ///     seconds for all else that a package has.
  ///   - read: Called with SwiftPM's manifest of the build's commands once it is built.
  func build(again isAgain: Bool, reading read: ((String) throws -> Void)? = nil) throws {
    let subset =
      isAgain && FileManager.default.fileExists(atPath: file.path) ? ["--product", product] : ["--build-tests"]
    // SwiftPM caches a single build plan per folder, whatever the package: a guest neither uses nor leaves one.
    let caching = isGuest ? ["--disable-build-manifest-caching"] : []
    let manifest = scratch.appendingPathComponent("debug.yaml")
    defer { if isGuest { try? FileManager.default.removeItem(at: manifest) } }
    // A plugin's command holds the lock of the build folder while it runs; without `--ignore-lock`, both would wait forever.
    let place = (holdsLock ? ["--ignore-lock"] : []) + ["--package-path", package.path, "--scratch-path", scratch.path]
    let result = try Self.run(
      ["swift", "build"] + place + subset + caching, in: package, until: interruption)
    guard result.status == 0 else { throw PreviewFailure.notBuilt(result.output) }
    if let read, let text = try? String(contentsOf: manifest, encoding: .utf8) { try read(text) }
  }

  /// Runs the bundle with environment variables that request something other than tests.
  ///
  /// - Parameter folder: Where it runs; else in the folder of the package.
  func run(environment: [String: String], in folder: URL? = nil) throws {
    try requireTouchstone()
    try runKnown(environment: environment, in: folder)
  }

  /// Throws unless the bundle draws previews: one that does not know the variable would run its tests.
  func requireTouchstone() throws {
    guard FileManager.default.fileExists(atPath: file.path) else { throw PreviewFailure.noTests }
    guard try Data(contentsOf: file, options: .alwaysMapped).range(of: Data("TOUCHSTONE_PREVIEW_PAGE".utf8)) != nil
    else { throw PreviewFailure.noTouchstone }
  }

  /// Runs a bundle that is known to draw previews.
  func runKnown(environment: [String: String], in folder: URL? = nil) throws {
    let result = try Self.run(
      [program.path], in: folder ?? package, environment, limit: limit, until: interruption)
    if result.isOverdue, let limit { throw PreviewFailure.overdue(limit) }
    guard result.status == 0 else { throw PreviewFailure.crashed(code: result.status, result.output) }
  }

  private static func run(
    _ command: [String], in folder: URL, _ environment: [String: String] = [:], limit: Duration? = nil,
    until interruption: Interruption?
  ) throws -> ExternalProgram.Result {
    let result = ExternalProgram.run(
      command, in: folder, environment: environment, joinsOutput: true, limit: limit,
      until: interruption.map { interruption in { interruption.hasCome } })
    guard let result else { throw PreviewFailure.notBuilt("\(command[0]) could not be started.") }
    return result
  }
}
