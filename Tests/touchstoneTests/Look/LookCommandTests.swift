import Foundation
import Testing

@testable import touchstone

struct LookCommandTests {
  private func call(
    _ program: String = ".build/debug/touchstone", package: String = "/p/App", scratch: String = "/p/App/.build",
    place: [String] = [], in folder: String = "/p/App", plugin: String? = nil, server: String? = nil
  ) -> LookCommand {
    var variables: [String: String] = [:]
    variables[BuildFolderLock.variable] = plugin
    variables[LookCommand.variable] = server
    return LookCommand(
      program: program, package: URL(fileURLWithPath: package, isDirectory: true),
      scratch: URL(fileURLWithPath: scratch, isDirectory: true), place: place,
      in: URL(fileURLWithPath: folder, isDirectory: true), environment: variables)
  }

  @Test func `the tool's commands call it as it was called, with the same package`() {
    let call = call(place: ["--package", "Apps/My App"])
    #expect(call.line("Card", ["--all"]) == ".build/debug/touchstone look Card --all --package 'Apps/My App'")
    #expect(call.line(nil, ["--json"]) == ".build/debug/touchstone look --json --package 'Apps/My App'")
    #expect(self.call("/proc/self/exe", server: "/t/touchstone").line("Card") == "/t/touchstone look Card")
  }

  @Test func `the plugin's commands call the plugin, whose options are SwiftPM's`() {
    let place = ["--package", "/p/App", "--scratch-path", "/p/App/.build"]
    let plain = call(place: place, plugin: "/p/App/.build")
    #expect(plain.line("Card", ["--dark"]) == "swift package look Card --dark")
    #expect(call(place: place, in: "/p/App/Sources/App", plugin: "/p/App/.build") == plain)
    let elsewhere = call(scratch: "/tmp/b", place: place, in: "/p", plugin: "/tmp/b")
    #expect(elsewhere.line(nil) == "swift package --package-path /p/App --scratch-path /tmp/b look")
  }

  @Test func `a name that begins with a dash is no option`() {
    #expect(call("touchstone").line("-A", ["--dark"]) == "touchstone look --dark -- -A")
  }
}
