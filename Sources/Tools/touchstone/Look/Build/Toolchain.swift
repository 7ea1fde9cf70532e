import Foundation
import Synchronization

/// The Swift that builds packages.
enum Toolchain {
  /// What is known, by the paths of packages.
  private static let known = Mutex<[String: String?]>([:])

  /// The identity of the compiler that builds a package; nil if there is none. It is found out once in a process.
  static func current(for package: URL) -> String? {
    if let identity = known.withLock({ $0[package.path] }) { return identity }
    let identity = identity(for: package)
    known.withLock { $0[package.path] = .some(identity) }
    return identity
  }

  /// Returns a text that changes with the compiler: its path and its stamp.
  ///
  /// What is in `PATH` may be the program of a manager, which chooses a toolchain by the folder, and runs that with its folder first in
  /// `PATH`: there, a plugin's command finds the toolchain itself. Both have the same identity, because it is that of the compiler.
  /// A toolchain is not asked anything; a manager is, which takes a twentieth of a second.
  ///
  /// - Source: swiftly, "Proxies": a link to `swiftly` with the name of each program of a toolchain; `.swift-version` chooses.
  static func identity(
    for package: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    guard let program = ExternalProgram.path(of: "swift", in: environment) else { return nil }
    let file = URL(fileURLWithPath: program).resolvingSymlinksInPath()
    guard let compiler = compiler(in: file.deletingLastPathComponent()) ?? compiler(chosenBy: program, for: package)
    else { return nil }
    // SwiftPM asks this one in place of the compiler of its toolchain.
    return [compiler.path, FileStamp.of(compiler.path) ?? "", environment["SWIFT_EXEC"] ?? ""].joined(separator: "\n")
  }

  /// Returns the compiler in the folder of a toolchain's programs; nil if it is not one. In that of a manager, the compiler is a link
  /// to the manager, too.
  private static func compiler(in folder: URL) -> URL? {
    let name = "swift-frontend"
    let file = folder.appendingPathComponent(name).resolvingSymlinksInPath()
    return file.lastPathComponent == name && FileManager.default.isExecutableFile(atPath: file.path) ? file : nil
  }

  /// Returns the compiler that a manager's program runs in a package's folder; nil if it runs none.
  private static func compiler(chosenBy program: String, for package: URL) -> URL? {
    let answer = ExternalProgram.run([program, "-print-target-info"], in: package)
    guard let answer, answer.status == 0,
      let resources = JSONValue(answer.data)?["paths"]?["runtimeResourcePath"]?.text
    else { return nil }
    // Beside `bin`: `usr/lib/swift`.
    let root = URL(fileURLWithPath: resources, isDirectory: true).deletingLastPathComponent()
      .deletingLastPathComponent()
    return compiler(in: root.appendingPathComponent("bin", isDirectory: true))
  }
}
