import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

/// A review in the browser whose server is kept busy.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct StuckServerTests {
  /// Two requests keep all threads of a machine with two cores busy: one byte after the other is looked at.
  @Test func `the tool ends at SIGTERM within seconds, whatever requests are underway`() async throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let run = try folder.writeLog()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CompareFolder.tool)
    process.arguments = ["review", run.path, "--web"]
    process.currentDirectoryURL = folder.package
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    var text = ""
    while !text.contains("Control-C") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    let address = try #require(text.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/([0-9a-f]{32})\//))
    let served = ServedReview(
      port: try #require(UInt16(address.1)), token: String(address.2),
      review: WebReview(items: [], acceptance: folder.acceptance))
    let body = [UInt8](repeating: UInt8(ascii: "a"), count: 10_000_000)
    let head = "POST /\(served.token)/decide HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\n"
    let requests = [
      head + "Content-Type: application/json\r\nContent-Length: 10000000\r\n\r\n", head + "X: ",
      head + "Content-Type: application/json\r\nContent-Length: 60000\r\n\r\nabc",
    ]
    for _ in 0..<2 {
      for (index, request) in requests.enumerated() {
        let bytes = Array(request.utf8) + (index < 2 ? body : [])
        Task { _ = try? await served.send(raw: bytes) }
      }
    }
    try await Task.sleep(for: .seconds(1))
    kill(process.processIdentifier, SIGTERM)
    await wait { !process.isRunning }
    try #require(!process.isRunning)
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
  }

  @Test func `a body that is too long is answered, and its connection ends`() async throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    try await ServedReview.serve(folder) { served in
      let answer = try await served.send(
        raw: Array(
          ("POST /\(served.token)/decide HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\nContent-Type: application/json\r\n"
            + "Content-Length: 100000\r\n\r\n" + String(repeating: "a", count: 100_000)).utf8))
      #expect(answer.hasPrefix("HTTP/1.1 413 "), "\(answer.prefix(80))")
      // Without the end of the connection the answer would not have come to its end.
      #expect(try await served.send("GET /\(served.token)/decisions HTTP/1.1").hasSuffix("\r\n\r\n{}"))
    }
    #expect(folder.golden("dark") == "old")
  }
}
