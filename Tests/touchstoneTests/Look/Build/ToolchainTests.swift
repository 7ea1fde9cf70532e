import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

/// Toolchains whose programs are shell scripts.
struct ToolchainTests {
  /// Makes a toolchain, and returns the folder of its programs. It notes each question.
  private func install(_ name: String, in folder: URL) throws -> URL {
    let programs = folder.appendingPathComponent("\(name)/usr/bin")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    ShellScript.write("#!/bin/sh\n", to: programs.appendingPathComponent("swift-frontend"))
    let driver = programs.appendingPathComponent("swift-driver")
    ShellScript.write(
      """
      #!/bin/sh
      echo "$@" >> '\(folder.path)/questions'
      echo '{ "paths": { "runtimeResourcePath": "\(programs.deletingLastPathComponent().path)/lib/swift" } }'
      """, to: driver)
    try FileManager.default.createSymbolicLink(
      atPath: programs.appendingPathComponent("swift").path, withDestinationPath: "swift-driver")
    return programs
  }

  /// Makes a manager, as swiftly is one: each program is a link to one, which runs that of the toolchain that a file names.
  private func manager(in folder: URL) throws -> String {
    let programs = folder.appendingPathComponent("manager")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    ShellScript.write(
      "#!/bin/sh\nexec '\(folder.path)'/\"$(cat .swift-version)\"/usr/bin/\"${0##*/}\" \"$@\"\n",
      to: programs.appendingPathComponent("swiftly"))
    for name in ["swift", "swiftc", "swift-frontend"] {
      try? FileManager.default.createSymbolicLink(
        atPath: programs.appendingPathComponent(name).path, withDestinationPath: "swiftly")
    }
    return programs.path
  }

  private func package(_ version: String, in folder: URL) throws -> URL {
    let package = folder.appendingPathComponent("package-\(version)")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    try Data(version.utf8).write(to: package.appendingPathComponent(".swift-version"))
    return package
  }

  private func identity(_ path: String, for package: URL, compiler: String? = nil) -> String? {
    var environment = ["PATH": path]
    environment["SWIFT_EXEC"] = compiler
    return Toolchain.identity(for: package, environment: environment)
  }

  @Test func `a toolchain has the same identity behind a manager, which chooses one for each package`() throws {
    try withTemporaryFolder { folder in
      let folder = folder.resolvingSymlinksInPath()
      let (old, new) = (try install("6.2", in: folder), try install("6.3", in: folder))
      let manager = try manager(in: folder)
      let (first, second) = (try package("6.2", in: folder), try package("6.3", in: folder))
      let behind = try #require(identity("/nowhere:\(manager)", for: first))
      // As a plugin's command finds it.
      #expect(identity("\(old.path):\(manager)", for: first) == behind)
      let other = try #require(identity(manager, for: second))
      #expect(other != behind)
      #expect(identity("\(new.path):\(manager)", for: second) == other)
    }
  }

  @Test func `a toolchain that is not behind a manager is not run`() throws {
    try withTemporaryFolder { folder in
      let folder = folder.resolvingSymlinksInPath()
      let programs = try install("6.2", in: folder)
      let package = try package("6.2", in: folder)
      let questions = folder.appendingPathComponent("questions").path
      #expect(identity(programs.path, for: package) != nil)
      #expect(!FileManager.default.fileExists(atPath: questions))
      // A link to its program, as packages of systems install them.
      let links = folder.appendingPathComponent("links")
      try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: links.appendingPathComponent("swift"), withDestinationURL: programs.appendingPathComponent("swift"))
      #expect(identity(links.path, for: package) == identity(programs.path, for: package))
      #expect(!FileManager.default.fileExists(atPath: questions))
      #expect(identity(try manager(in: folder), for: package) != nil)
      #expect(try String(contentsOfFile: questions, encoding: .utf8) == "-print-target-info\n")
    }
  }

  @Test func `a compiler that was built again in its place is another one, and so is one that SwiftPM is told to ask`()
    throws
  {
    try withTemporaryFolder { folder in
      let programs = try install("6.2", in: folder)
      let package = try package("6.2", in: folder)
      let first = try #require(identity(programs.path, for: package))
      #expect(identity(programs.path, for: package) == first)
      #expect(identity(programs.path, for: package, compiler: "/opt/swiftc") != first)
      let file = programs.appendingPathComponent("swift-frontend").path
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file)
      #expect(identity(programs.path, for: package) != first)
    }
  }

  @Test func `without a Swift, or behind a manager that has none for the package, there is none`() throws {
    try withTemporaryFolder { folder in
      #expect(identity(folder.path, for: folder) == nil)
      let manager = try manager(in: folder)
      let package = try package("6.2", in: folder)
      #expect(identity(manager, for: package) == nil)
      ShellScript.write("#!/bin/sh\necho Swift 7\n", to: URL(fileURLWithPath: "\(manager)/swiftly"))
      #expect(identity(manager, for: package) == nil)
    }
  }
}
