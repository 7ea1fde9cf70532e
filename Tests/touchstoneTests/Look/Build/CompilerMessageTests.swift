import Foundation
import Testing

@testable import touchstone

/// The messages are those of Swift 6.2.
struct CompilerMessageTests {
  private let package = URL(fileURLWithPath: "/home/ada/App", isDirectory: true)

  private func messages(_ lines: String...) -> [CompilerMessage] {
    CompilerMessage.all(in: lines.joined(separator: "\n"), package: package)
  }

  @Test func `each error is told once, with its place in the package`() {
    let line = "/home/ada/App/Sources/App/Card.swift:12:7: error: cannot find 'titel' in scope"
    let found = messages(
      "[1/3] Compiling App Card.swift", line, "10 | var body",
      "/home/ada/App/Sources/App/Card.swift:3:1: warning: unused",
      line, "error: fatalError")
    #expect(
      found == [
        CompilerMessage(
          file: "Sources/App/Card.swift", line: 12, column: 7, message: "cannot find 'titel' in scope", hint: nil)
      ])
  }

  @Test func `errors are in the order of their places, whichever compiler ends first`() {
    let lines = ["B.swift:1:1", "A.swift:10:1", "A.swift:9:4", "A.swift:9:2"].map { "/home/ada/App/\($0): error: no" }
    let found = messages(lines.joined(separator: "\n"))
    #expect(
      found.map { "\($0.file):\($0.line):\($0.column)" } == [
        "A.swift:9:2", "A.swift:9:4", "A.swift:10:1", "B.swift:1:1",
      ])
  }

  @Test(arguments: [
    ("no such module 'HealthKit'", "#if canImport(HealthKit)"),
    ("no such module 'Charts'", "touchstone migrate"),
    ("no such module 'Nonsense'", "neither Linux nor the package"),
    ("value of type 'some View' has no member 'healthDataAccessRequest'", "HealthKitUI is not available on Linux"),
    ("cannot find 'Chart3D' in scope", "3D charts are not available"),
    ("cannot find type 'UIViewController2' in scope", "put it behind #if canImport(Darwin)"),
    ("cannot find 'UIApplication' in scope", "there is no app"),
  ])
  func `a name that is missing has the hint of migrate`(message: String, hint: String) throws {
    let found = try #require(messages("/home/ada/App/Sources/App/Card.swift:1:8: error: \(message)").first)
    #expect(found.hint?.contains(hint) == true, "\(found.hint ?? "none")")
  }
}
