import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct OutputFileTests {
  @Test func `text is added to what a file has, and makes one that is not there`() throws {
    try withTemporaryFolder { folder in
      let file = OutputFile(path: folder.path + "/summary.md")
      try file.append("one\n")
      try file.append("two\n")
      #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "one\ntwo\n")
    }
  }

  @Test func `what a file has stays, also if it cannot be read as text`() throws {
    try withTemporaryFolder { folder in
      let file = OutputFile(path: folder.path + "/summary.md")
      try Data([0xFF, 0x00]).write(to: URL(fileURLWithPath: file.path))
      #expect(chmod(file.path, 0o200) == 0)
      try file.append("two\n")
      #expect(chmod(file.path, 0o600) == 0)
      #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == Data([0xFF, 0x00]) + Data("two\n".utf8))
    }
  }

  @Test func `a folder, and a file in none, are errors with their names`() throws {
    try withTemporaryFolder { folder in
      #expect(throws: ToolError.noOutput(folder.path, why: "Is a directory")) {
        try OutputFile(path: folder.path).append("one")
      }
      #expect(throws: ToolError.noOutput(folder.path, why: "Is a directory")) {
        try OutputFile(path: folder.path).write(Data())
      }
      let lost = folder.path + "/none/summary.md"
      #expect(throws: ToolError.noOutput(lost, why: "No such file or directory")) {
        try OutputFile(path: lost).append("one")
      }
      #expect(throws: ToolError.noOutput(lost, why: "No such file or directory")) {
        try OutputFile(path: lost).write(Data())
      }
    }
  }
}
