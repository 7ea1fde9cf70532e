import ArgumentParser
import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct AgentsFileTests {
  @Test func `the part is added once, and is replaced by a newer one`() {
    let first = AgentsFile.text(adding: "Look.", to: "# App\n\nUse tabs.")
    #expect(
      first == "# App\n\nUse tabs.\n\n<!-- touchstone: begin -->\nLook.\n<!-- touchstone: end -->\n")
    let second = AgentsFile.text(adding: "Look again.", to: first + "\nMore.\n")
    #expect(
      second
        == "# App\n\nUse tabs.\n\n<!-- touchstone: begin -->\nLook again.\n<!-- touchstone: end -->\n\nMore.\n")
    #expect(AgentsFile.text(adding: "Look.", to: "").hasPrefix("<!-- touchstone: begin -->\n"))
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
}
