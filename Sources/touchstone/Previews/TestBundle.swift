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

  init(package: URL, scratch: URL, name: String, isGuest: Bool = false) {
    self.package = package
    self.scratch = scratch
    self.name = name
    self.isGuest = isGuest
  }

  /// The name of the bundle's product.
  private var product: String { "\(name)PackageTests" }

  /// The size and the modification date of the built bundle, as text; nil if there is none.
  var stamp: String? {
    guard let values = try? FileManager.default.attributesOfItem(atPath: file.path) else { return nil }
    let date = (values[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    return "\((values[.size] as? Int) ?? 0) \(date)"
  }

  /// The location of the built bundle.
  var file: URL {
    // `debug` is a link, whose contents Foundation does not list.
    scratch.appendingPathComponent("debug", isDirectory: true).resolvingSymlinksInPath()
      .appendingPathComponent("\(product).xctest")
  }

  /// Builds the tests.
  ///
  /// - Parameter isAgain: Whether they were built before by this process: then only the bundle is, for SwiftPM takes
  ///   seconds for all else that a package has.
  func build(again isAgain: Bool) throws {
    let subset =
      isAgain && FileManager.default.fileExists(atPath: file.path) ? ["--product", product] : ["--build-tests"]
    // SwiftPM caches a single build plan per folder, whatever the package: a guest neither uses nor leaves one.
    let caching = isGuest ? ["--disable-build-manifest-caching"] : []
    defer { if isGuest { try? FileManager.default.removeItem(at: scratch.appendingPathComponent("debug.yaml")) } }
    // A plugin holds the lock of the build folder while it runs; without `--ignore-lock`, both would wait forever.
    let result = try Self.run(
      "/usr/bin/env",
      ["swift", "build", "--ignore-lock", "--package-path", package.path, "--scratch-path", scratch.path] + subset
        + caching,
      in: package, [:])
    guard result.code == 0 else { throw PreviewFailure.notBuilt(result.output) }
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
    let result = try Self.run(file.path, [], in: folder ?? package, environment)
    guard result.code == 0 else { throw PreviewFailure.crashed(code: result.code, result.output) }
  }

  private static func run(
    _ program: String, _ arguments: [String], in folder: URL, _ environment: [String: String]
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = UserEnvironment.variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus, output)
  }
}
