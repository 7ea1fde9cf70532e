import ArgumentParser
import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct AgentsFileTests {
  @Test func `the part is added once, and is replaced by a newer one`() throws {
    let first = try AgentsFile.text(adding: "Look.", to: "# App\n\nUse tabs.")
    #expect(
      first == "# App\n\nUse tabs.\n\n<!-- touchstone: begin -->\nLook.\n<!-- touchstone: end -->\n")
    let second = try AgentsFile.text(adding: "Look again.", to: first + "\nMore.\n")
    #expect(
      second
        == "# App\n\nUse tabs.\n\n<!-- touchstone: begin -->\nLook again.\n<!-- touchstone: end -->\n\nMore.\n")
    #expect(try AgentsFile.text(adding: "Look.", to: "").hasPrefix("<!-- touchstone: begin -->\n"))
  }

  @Test(arguments: [
    "<!-- touchstone: begin -->\nold\n\n# Ours\nUse tabs.\n", "# Ours\n<!-- touchstone: end -->\n",
    "<!-- touchstone: end -->\n# Ours\n<!-- touchstone: begin -->\n",
    "<!-- touchstone: begin -->\nold\n# Ours\n<!-- touchstone: begin -->\nold\n<!-- touchstone: end -->\n",
  ])
  func `a file whose part has no clear ends stays as it is, and the error says what to do`(text: String) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("AGENTS.md")
      try Data(text.utf8).write(to: file)
      let error = try #require(throws: MigrationError.self) { try AgentsFile.write(to: folder) }
      #expect("\(error)".contains("<!-- touchstone: end -->") && "\(error)".contains("init --agents again"))
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test func `a file that is not UTF-8 stays as it is`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("AGENTS.md")
      let latin = Data([0x23, 0x20, 0xDC, 0x62, 0x65, 0x72, 0x0A])
      try latin.write(to: file)
      #expect(throws: MigrationError.self) { try AgentsFile.write(to: folder) }
      #expect(try Data(contentsOf: file) == latin)
    }
  }

  @Test func `init --agents writes this file alone, also where there is a package`() throws {
    try withTemporaryFolder { folder in
      try Data("// swift-tools-version: 6.2\n".utf8).write(to: folder.appendingPathComponent("Package.swift"))
      try Start.parse(["--package", folder.path, "--agents"]).run()
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["AGENTS.md", "Package.swift"])
    }
  }

  @Test func `a link that leads out of the package is not followed`() throws {
    try withTemporaryFolder { folder in
      try withTemporaryFolder { other in
        let target = other.appendingPathComponent("secret.md")
        try Data("keep".utf8).write(to: target)
        try FileManager.default.createSymbolicLink(
          at: folder.appendingPathComponent("AGENTS.md"), withDestinationURL: target)
        #expect(throws: MigrationError.self) { try AgentsFile.write(to: folder) }
        #expect(try String(contentsOf: target, encoding: .utf8) == "keep")
      }
    }
  }

  @Test func `each option that the part names is one of look, and each command is one of the tool`() {
    let help = Look.helpMessage()
    for option in Set(AgentsFile.part.matches(of: /--[a-z][a-z-]*/).map { String($0.0) }) where option != "--only" {
      #expect(help.contains("\(option) ") || help.contains("\(option)\n"), "\(option)")
    }
  }

  @Test func `the part names the server, each of its tools, and the option for everything`() {
    #expect(AgentsFile.part.contains("touchstone mcp`") && AgentsFile.part.contains("`--all`"))
    for tool in MCPTool.tools { #expect(AgentsFile.part.contains("`\(tool.name)`"), "\(tool.name)") }
  }
}
