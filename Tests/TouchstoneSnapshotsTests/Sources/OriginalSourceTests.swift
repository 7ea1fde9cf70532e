import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport

struct OriginalSourceTests {
  @Test func `a preview in a file that a plugin wrote is one of the original`() throws {
    try withTemporaryPath { folder in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let path = folder + "/Card.asiOS.swift"
      let text = "#sourceLocation(file: \"/a/\\\"b\\\"/Card.swift\", line: 1)\nlet a = 1\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let source = OriginalSource(filePath: path, line: 3)
      #expect(source.filePath == "/a/\"b\"/Card.swift")
      #expect(source.line == 2)
    }
  }

  @Test func `a file of such a name, and one that is gone, are what they are`() throws {
    try withTemporaryPath { folder in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let file = folder + "/Card.asmacOS.swift"
      try Data("let a = 1\n".utf8).write(to: URL(fileURLWithPath: file))
      for path in [file, "/nowhere/Card.asiOS.swift", "/a/Card.swift"] {
        #expect(OriginalSource(filePath: path, line: 3).filePath == path)
      }
    }
  }
}
