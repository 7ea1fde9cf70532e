import Foundation
import Testing
import TouchstoneSnapshots

@testable import touchstone

@Suite(
  .enabled(
    if: ExternalProgram.exists("curl") && ExternalProgram.exists("python3"),
    "curl or python3 is missing: Scripts/setup --tests"))
struct WebDriverTests {
  @Test func `a reader gets files by their addresses, and what is not there is left out`() throws {
    let fixture = try StoreFixture()
    let server = try FileServer(fixture.store)
    let paths = ["v1/sha256/aa/a name # with 100%.png", "v1/none.png", "v1/b.txt"].map { ConfinedPath(unwrapping: $0) }
    try fixture.write(Data([0, 10, 255]), to: fixture.store, paths[0].description)
    try fixture.write(Data(), to: fixture.store, paths[2].description)
    let target = fixture.root.appendingPathComponent("target")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let address = try StoreAddress(server.address, from: .settings)
    let driver = address.driver(package: fixture.package, environment: [:])
    try driver.fetch(paths, to: target)
    #expect(try Data(contentsOf: target.appendingPathComponent(paths[0].description)) == Data([0, 10, 255]))
    #expect(try Data(contentsOf: target.appendingPathComponent(paths[2].description)).isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path) == ["v1"])
    #expect(!FileManager.default.fileExists(atPath: target.appendingPathComponent("v1/none.png").path))
  }

  @Test func `a server that is away is an error, not a store without files`() throws {
    let fixture = try StoreFixture()
    let driver = WebDriver(address: "http://127.0.0.1:1/app")
    #expect {
      try driver.fetch([ConfinedPath(unwrapping: "v1/a")], to: fixture.store)
    } throws: {
      "\($0)".hasPrefix("Could not download files from the store http://127.0.0.1:1/app: curl:")
    }
  }

  @Test func `nothing is written or listed, and the message says what can`() throws {
    let driver = WebDriver(address: "https://example.org/app")
    let path = ConfinedPath(unwrapping: "v1/a")
    #expect(throws: StoreError.readOnly("https://example.org/app")) {
      try driver.send([path], from: URL(fileURLWithPath: "/"), replacing: false)
    }
    #expect(throws: StoreError.readOnly("https://example.org/app")) { try driver.delete([path]) }
    #expect(throws: StoreError.noList("https://example.org/app")) { try driver.files(below: path) }
  }
}

/// A server of the files of a folder on this machine.
///
/// A class, for it owns the process, which ends with it.
final class FileServer {
  private let process = Process()
  let address: String

  init(_ folder: URL) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = """
      import functools, http.server, sys
      class Handler(http.server.SimpleHTTPRequestHandler):
          def log_message(self, *words): pass
      server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=sys.argv[1]))
      print(server.server_address[1], flush=True)
      server.serve_forever()
      """
    process.arguments = ["python3", "-c", script, folder.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let port = try #require(UInt16(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    address = "http://127.0.0.1:\(port)"
  }

  deinit {
    // Threads of tests block other signals, and so do the programs that they start.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
