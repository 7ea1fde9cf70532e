import Foundation
import Testing

@testable import touchstone

/// A program called `swift` replaces SwiftPM: it writes the log of one snapshot, in the folder that the order for the tests
/// names, and then runs until it is ended.
struct InterruptionTests {
  private let package = FileManager.default.temporaryDirectory.appendingPathComponent("rec \(UUID().uuidString)")

  private func start(on terminal: PseudoTerminal) throws -> pid_t {
    let folder = package.appendingPathComponent("bin")
    let temporary = package.appendingPathComponent("tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let header = #"{"kind":"header","schema":1,"run":"r","process":7,"tool":"0.1.0","package":"/p","started":0}"#
    let entry =
      #"{"kind":"snapshot","id":"Cards/a","target":"A","file":"A.swift","line":1,"test":"a()","golden":"a.txt","#
      + #""format":"txt","verdict":"recorded","recorded":"new","warnings":[],"seconds":0}"#
    let script = """
      #!/bin/sh
      echo $$ > "$OUT/pid"
      echo 'Build complete! (1.00s)'
      order() { sed 's/.*"'"$1"'":{[^}]*"new":"\\([^"]*\\)".*/\\1/; s|\\\\/|/|g' "$TMPDIR"/touchstone-orders-*/*; }
      log="$(order TOUCHSTONE_RUNS)/$(order TOUCHSTONE_RUN)/log"
      mkdir -p "$log"
      printf '%s\\n' '\(header)' '\(entry)' > "$log/7.jsonl"
      trap 'echo ended > "$OUT/ended"; exit 1' INT
      while :; do sleep 0.05; done
      """
    // Another process writes the file: a process that a test starts meanwhile would inherit it open for writing, and
    // then it could not be run.
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = [
      "-c", #"printf '%s' "$0" > "$1" && chmod +x "$1""#, script, folder.appendingPathComponent("swift").path,
    ]
    try writer.run()
    writer.waitUntilExit()
    return try terminal.start(
      CompareFolder.tool, ["record", "--package", package.path],
      environment: [
        "TERM": "xterm-256color", "CI": "", "PATH": "\(folder.path):/usr/bin:/bin", "OUT": package.path,
        "TMPDIR": temporary.path,
      ])
  }

  @Test(arguments: ["key", "signal"])
  func `an interruption ends the tests, clears the bar, and tells what was recorded`(by means: String) throws {
    let terminal = try PseudoTerminal()
    let process = try start(on: terminal)
    defer { try? FileManager.default.removeItem(at: package) }
    let bar = terminal.read(until: "1 new, 0 changed")
    #expect(bar.contains("Testing   ████████████████████  1/1  1 new, 0 changed"))
    if means == "key" { terminal.type("\u{3}") } else { kill(process, SIGTERM) }
    let rest = terminal.read(until: "Interrupted.")
    #expect(rest.contains("\r\u{1B}[J"))
    #expect(rest.contains("new       Cards/a"))
    #expect(terminal.wait(for: process) == 1)
    #expect(FileManager.default.fileExists(atPath: package.appendingPathComponent("ended").path))
    let number = try String(contentsOf: package.appendingPathComponent("pid"), encoding: .utf8)
    let test = try #require(pid_t(number.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(test, 0) == -1 && errno == ESRCH)
  }
}
