import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct ToolchainTests {
  private func install(_ version: String, in folder: URL) throws {
    let file = folder.appendingPathComponent("swift")
    ShellScript.write("#!/bin/sh\ncat \"$(dirname \"$0\")/version\"\n", to: file)
    try Data(version.utf8).write(to: folder.appendingPathComponent("version"))
  }

  private func identity(_ path: String, compiler: String? = nil) -> String? {
    var environment = ["PATH": path]
    environment["SWIFT_EXEC"] = compiler
    return Toolchain.identity(environment: environment)
  }

  @Test func `a new Swift has another identity, even behind the same program, and the same one has not`() throws {
    try withTemporaryFolder { folder in
      try install("Swift version 6.2", in: folder)
      let path = "/nowhere:\(folder.path)"
      let first = try #require(identity(path))
      #expect(identity(path) == first)
      #expect(identity(path, compiler: "/opt/swiftc") != first)
      // As a manager of toolchains chooses another one.
      try Data("Swift version 6.3".utf8).write(to: folder.appendingPathComponent("version"))
      let second = try #require(identity(path))
      #expect(second != first)
      // As a toolchain is built again in its place.
      let file = folder.appendingPathComponent("swift").path
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file)
      #expect(identity(path) != second)
    }
  }

  @Test func `without a Swift, or with one that fails, there is none`() throws {
    try withTemporaryFolder { folder in
      #expect(identity(folder.path) == nil)
      ShellScript.write("#!/bin/sh\nexit 1\n", to: folder.appendingPathComponent("swift"))
      #expect(identity(folder.path) == nil)
    }
  }
}
