import Foundation
import Synchronization
import TouchstoneConditions
import TouchstoneReport
import TouchstoneSnapshots

/// What a migration needs to know about the files of a target.
struct TargetSurvey {
  var target: PackageTarget
  var folder: URL
  var files: [SourceSurvey]

  /// Reads the files of a target; `nil` if it has no folder in the package.
  init?(_ target: PackageTarget, in manifest: PackageManifest, package: URL) {
    guard let folder = target.folder(in: package, of: manifest) else { return nil }
    self.target = target
    self.folder = folder
    // The products that the sources import will be added, so they count as importable.
    let own = manifest.modules(of: target).union(manifest.targets.map(\.name))
    let modules = own.union(Set(Advice.products).subtracting(Advice.platformProducts))
    let sources = target.swiftFiles(in: folder)
    let testCases = Self.testCases(of: target, in: manifest, package: package)
    let surveys = Mutex([SourceSurvey?](repeating: nil, count: sources.count))
    DispatchQueue.concurrentPerform(iterations: sources.count) { index in
      let file = sources[index]
      guard let source = try? RegularFile.read(file.path) else { return }
      let path = file.standardizedFileURL.path.relative(to: package)
      let survey = SourceSurvey([UInt8](source), path: path, modules: modules, own: own, testCases: testCases)
      surveys.withLock { $0[index] = survey }
    }
    files = surveys.withLock { $0 }.compactMap { $0 }
  }

  /// Returns the classes with tests of XCTest that the plugin lists: those of a test target, and of the package's
  /// targets that it depends on.
  private static func testCases(of target: PackageTarget, in manifest: PackageManifest, package: URL) -> TestCases {
    guard target.type == .test else { return TestCases() }
    let names = manifest.closure(of: [target.name])
    let files = manifest.targets.filter { names.contains($0.name) && $0.isSwift }.flatMap { part in
      part.folder(in: package, of: manifest).map { part.swiftFiles(in: $0) } ?? []
    }
    let sources = files.compactMap { try? RegularFile.read($0.path) }
    let isIsolatedByDefault = target.settings?.contains(where: \.isMainActor) == true
    // Most tests need no more of their time.
    guard isIsolatedByDefault || sources.contains(where: { $0.range(of: Data("MainActor".utf8)) != nil }) else {
      return TestCases()
    }
    var testCases = TestCases(filtering: sources.map { [UInt8]($0) }) { Data($0).range(of: Data($1.utf8)) != nil }
    testCases.isIsolatedByDefault = isIsolatedByDefault
    return testCases
  }

  /// Whether only a plugin makes the target compile, or compile more, as on a platform.
  func needsPlugin(for platform: Platform) -> Bool {
    !target.isCompiledAsApple
      && files.contains { file in file.needsPlugin || file.hidden.contains { $0.compiledByPlugin.contains(platform) }
      }
  }

  /// Returns the platform that some targets are for: the only one that has a framework which they import without a
  /// condition; or else the one that compiles the most tests; or else the one for which fewer names are missing; or else
  /// iOS, unless a quarter more code is for macOS.
  static func platform(of surveys: [TargetSurvey], known: KnownNames = KnownNames()) -> Platform {
    let files = surveys.flatMap(\.files)
    func imports(_ modules: Set<String>, on platform: Platform) -> Bool {
      files.contains { $0.imports[platform]?.contains { modules.contains($0.module) } == true }
    }
    // On the other platform, such code would not compile.
    if imports(["UIKit"], on: .macOS) { return .iOS }
    if imports(["AppKit", "Cocoa"], on: .iOS) { return .macOS }
    func tests(_ platform: Platform) -> Int { files.reduce(0) { $0 + ($1.amounts[platform]?.tests ?? 0) } }
    if tests(.macOS) != tests(.iOS) { return tests(.macOS) > tests(.iOS) ? .macOS : .iOS }
    func missing(_ platform: Platform) -> Int {
      files.reduce(0) { $0 + ($1.names[platform] ?? [:]).keys.count(where: known.lacks) }
    }
    if missing(.macOS) != missing(.iOS) { return missing(.macOS) < missing(.iOS) ? .macOS : .iOS }
    func code(_ platform: Platform) -> Int { files.reduce(0) { $0 + ($1.amounts[platform]?.code ?? 0) } }
    return code(.macOS) * 4 > code(.iOS) * 5 ? .macOS : .iOS
  }
}
