import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneConditions

/// The command `touchstone migrate`.
struct Migrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists, file by file, what a package needs to compile and run its tests on Linux.",
    discussion: """
      Code behind #if os(iOS), os(macOS) or canImport(UIKit) is left out on Linux, including tests. With --write, lines are \
      added to the end of Package.swift so that a plugin compiles it as on Apple's platforms, and its first line names \
      a version of Swift that has plugins. Nothing else changes.
      """)

  @Option(help: "The folder of the package.")
  var package = "."

  @Flag(help: "Add the lines to Package.swift, and the files that they refer to.")
  var write = false

  @Option(
    name: .customLong("as"), help: "The platform to compile as: iOS or macOS. Default: the one that fits the code.")
  var platform: String?

  @Option(help: "Where Touchstone is: a folder, relative to the package, or a URL. Default: where this tool was built.")
  var touchstone: String?

  func run() throws {
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL
    let preferred = Platform.compilable.first { $0.rawValue == platform }
    if platform != nil, preferred == nil { throw ValidationError("--as must be iOS or macOS.") }
    let place = try touchstone ?? TouchstonePlace.path(from: folder)
    let plan = MigrationPlan(
      try PackageManifest(migrating: folder), package: folder, touchstone: place, preferred: preferred)
    Console.line(plan.text)
    guard write else {
      var verdict = plan.verdict
      if let refusal = plan.refusal {
        Console.line("\ntouchstone migrate --write would write nothing: \(refusal.reason)")
        verdict.isRefused = true
      } else if plan.lines != nil {
        Console.line("\nTo make these changes: touchstone migrate --write")
      }
      return Console.line("\n\(verdict.text)")
    }
    let written = try plan.write {
      do {
        _ = try PackageManifest(package: folder)
        return nil
      } catch PackageManifest.Fault.refused(let result) {
        return PackageManifest.fault(in: result)
      } catch {
        return "\(error)"
      }
    }
    if !written.isEmpty { Console.line("\nWritten: \(written.joined(separator: ", "))") }
    Console.line("\n\(plan.verdict.text)")
  }
}

/// The location of the tool's own package.
enum TouchstonePlace {
  /// Returns the path of the package that this file was compiled in, relative to a folder.
  ///
  /// - Throws: ``MigrationError/noTouchstone`` if the package is no longer there.
  static func path(from folder: URL, source: String = #filePath) throws(MigrationError) -> String {
    var own = URL(fileURLWithPath: source).standardizedFileURL.pathComponents[...]
    // The nearest folder around the file that has a manifest.
    repeat {
      own.removeLast()
      guard own.count > 1 else { throw .noTouchstone }
    } while !FileManager.default.fileExists(atPath: NSString.path(withComponents: own + ["Package.swift"]))
    let here = folder.standardizedFileURL.pathComponents
    let common = zip(own, here).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: here.count - common) + own.dropFirst(common)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
