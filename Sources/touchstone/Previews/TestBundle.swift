import Foundation

/// The test bundle of a package: the program that holds its tests and everything that they use.
struct TestBundle {
  let package: URL
  /// The build folder, if it is not the package's own.
  let scratchPath: String?
  /// Where the products are.
  private let products: URL

  init(package: URL, scratchPath: String?) {
    self.package = package
    self.scratchPath = scratchPath
    let scratch =
      scratchPath.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? package.appendingPathComponent(".build", isDirectory: true)
    // `debug` is a link, whose contents Foundation does not list.
    products = scratch.appendingPathComponent("debug", isDirectory: true)
  }

  /// Builds the tests.
  ///
  /// - Parameter isAgain: Whether they were built before by this process: then only the bundle is, for SwiftPM takes
  ///   seconds for all else that a package has.
  func build(again isAgain: Bool) throws {
    let bundle = isAgain ? (try? newestBundle())?.deletingPathExtension().lastPathComponent : nil
    let subset = bundle.map { ["--product", $0] } ?? ["--build-tests"]
    let scratch = scratchPath.map { ["--scratch-path", $0] } ?? []
    // A plugin holds the lock of the build folder while it runs; without --ignore-lock both would wait for ever.
    let result = try Self.run(
      "/usr/bin/env",
      ["swift", "build", "--ignore-lock", "--package-path", package.path] + subset + scratch, in: package, [:])
    guard result.code == 0 else { throw PreviewFailure.notBuilt(result.output) }
  }

  /// Runs the bundle with variables that ask it for something other than tests.
  func run(environment: [String: String]) throws {
    let bundle = try newestBundle()
    // A bundle that does not know the variable would run its tests.
    guard try Data(contentsOf: bundle, options: .alwaysMapped).range(of: Data("TOUCHSTONE_PREVIEW_PAGE".utf8)) != nil
    else { throw PreviewFailure.noTouchstone }
    let result = try Self.run(bundle.path, [], in: package, environment)
    guard result.code == 0 else { throw PreviewFailure.crashed(code: result.code, result.output) }
  }

  /// The bundle that was built last.
  func newestBundle() throws -> URL {
    let files = try? FileManager.default.contentsOfDirectory(
      at: products.resolvingSymlinksInPath(), includingPropertiesForKeys: [.contentModificationDateKey])
    let bundles = (files ?? []).filter { $0.pathExtension == "xctest" }
    func date(_ file: URL) -> Date {
      (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? .distantPast
    }
    guard let newest = bundles.max(by: { date($0) < date($1) }) else { throw PreviewFailure.noTests }
    return newest
  }

  private static func run(
    _ program: String, _ arguments: [String], in folder: URL, _ environment: [String: String]
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus, output)
  }
}
