import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

@Suite struct UserEnvironmentTests {
  // In the form of proc_pid_environ(5).
  private let environ = Data("A=1\0LD_LIBRARY_PATH=/a:/b\0MY_LD_LIBRARY_PATH=/c\0EMPTY=\0".utf8)

  @Test func `a variable is found by its whole name`() {
    #expect(UserEnvironment.value(of: "LD_LIBRARY_PATH", in: environ) == "/a:/b")
    #expect(UserEnvironment.value(of: "EMPTY", in: environ) == "")
  }

  @Test func `a variable that is not there has no value`() {
    #expect(UserEnvironment.value(of: "LIBRARY_PATH", in: environ) == nil)
    #expect(UserEnvironment.value(of: "B", in: environ) == nil)
  }

  @Test func `without a plugin the environment is the process's`() throws {
    try #require(ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] == UserEnvironment.variables["LD_LIBRARY_PATH"])
  }

  @Test func `swift runs as from a shell, whose variable of its program is the same then`() throws {
    try withTemporaryFolder { folder in
      let swift = folder.appendingPathComponent("swift").path
      try #require(FileManager.default.createFile(atPath: swift, contents: nil, attributes: [.posixPermissions: 0o755]))
      let path = "/nowhere:\(folder.path)"
      #expect(UserEnvironment.asForSwift(["PATH": path, "_": "/bin/touchstone"]) == ["PATH": path, "_": swift])
      #expect(UserEnvironment.asForSwift(["PATH": path]) == ["PATH": path])
      #expect(UserEnvironment.asForSwift(["PATH": "/nowhere", "_": "a"]) == ["PATH": "/nowhere", "_": "a"])
    }
  }
}
