import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

/// Calls of tools, which are shell scripts here.
struct MCPProcessTests {
  private static func look(_ id: Int) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"look","arguments":{"name":"Card"}}}"#
  }

  /// Calls a closure with a client of a server whose tools are a shell script, and the script's folder.
  private func withScript(_ script: String, _ body: (MCPClient, URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("tool")
      ShellScript.write("#!/bin/sh\n\(script)", to: file)
      try body(MCPClient(package: folder, program: file.path), folder)
    }
  }

  @Test func `the answer has what the command prints, and its pictures`() throws {
    let script = #"echo "{\"pictures\":{\"plain\":\"a.png\",\"numbered\":\"gone.png\"}}"; echo "$@" > words"#
    try withScript("cd \"${2#--package=}\"; \(script)") { client, folder in
      try Data([1, 2, 3]).write(to: folder.appendingPathComponent("a.png"))
      client.post(Self.look(3))
      let answer = try #require(client.wait())
      let content = try #require(answer["result"]?["content"]?.elements)
      #expect(answer["id"] == .number(3) && answer["result"]?["isError"] == nil)
      #expect(content.map { $0["type"]?.text } == ["text", "image"])
      #expect(content.last?["data"] == .string("AQID") && content.last?["mimeType"] == .string("image/png"))
      let words = try String(contentsOf: folder.appendingPathComponent("words"), encoding: .utf8)
      #expect(words == "look --package=\(folder.path) --json -- Card\n")
    }
  }

  /// The numbers of bytes of the pictures that are sent.
  @Test(arguments: [
    ("../beside.png", [Int]()), ("link.png", []), ("folder/beside.png", []), ("missing.png", []),
    ("inside.png", [2]), ("to-inside.png", [2]),
    // As where the build folder is on another disk.
    (".build/touchstone/look/a.png", [3]), (".build/other.png", []),
  ])
  func `a picture outside of the package is not sent, also by a link to it`(path: String, lengths: [Int]) throws {
    try withTemporaryFolder { folder in
      let package = folder.appendingPathComponent("package")
      let looks = folder.appendingPathComponent("build/touchstone/look")
      for folder in [package, looks] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      for (file, length) in [
        ("beside.png", 1), ("package/inside.png", 2), ("build/touchstone/look/a.png", 3), ("build/other.png", 4),
      ] { try Data(count: length).write(to: folder.appendingPathComponent(file)) }
      for (link, target) in [
        ("link.png", "../beside.png"), ("folder", ".."), ("to-inside.png", "inside.png"), (".build", "../build"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: package.appendingPathComponent(link).path, withDestinationPath: target)
      }
      let tool = folder.appendingPathComponent("tool")
      ShellScript.write("#!/bin/sh\necho '{\"pictures\":{\"plain\":\"\(path)\"}}'", to: tool)
      let client = MCPClient(package: package, program: tool.path)
      client.post(Self.look(3))
      let content = try #require(client.wait()?["result"]?["content"]?.elements)
      let sent = content.dropFirst().compactMap { $0["data"]?.text.flatMap { Data(base64Encoded: $0)?.count } }
      #expect(sent == lengths)
    }
  }

  @Test func `a command that fails is an answer with an error, for the agent to read`() throws {
    try withScript("echo '{\"error\":\"build\"}'; exit 1") { client, _ in
      client.post(Self.look(3))
      let answer = try #require(client.wait())
      #expect(answer["result"]?["isError"] == .bool(true))
      #expect(answer["result"]?["content"]?.elements?.first?["text"]?.text?.contains("build") == true)
    }
  }

  /// Waits until a file is there, for a minute at the most, and returns the process that its text names.
  private func process(in file: URL) -> pid_t? {
    for _ in 0..<6000 {
      if let text = try? String(contentsOf: file, encoding: .utf8), let process = pid_t(text.dropLast()) {
        return process
      }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return nil
  }

  /// Whether a process ends within a minute.
  private func ends(_ process: pid_t) -> Bool {
    for _ in 0..<6000 {
      // An orphan that has ended is gone, or waits for whoever adopted it.
      let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ") Z"
      if stat.contains(") Z") { return true }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return false
  }

  @Test(arguments: [true, false])
  func `a call that is cancelled, or whose client is gone, ends with all that it started, and has no answer`(
    isCancelled: Bool
  ) throws {
    try withScript("setsid sleep 600 & echo $! > \"$(dirname \"$0\")/started\"; wait") { client, folder in
      client.post(Self.look(4))
      let inner = try #require(process(in: folder.appendingPathComponent("started")))
      // Another call may not have its id.
      #expect(client.send(Self.look(4)).first?["error"]?["code"] == .number(-32600))
      if isCancelled {
        client.post(
          #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":4,"reason":"slow"}}"#)
      } else {
        client.server.end()
      }
      #expect(ends(inner))
      Thread.sleep(forTimeInterval: 0.1)
      #expect(client.take().isEmpty)
      #expect(client.send(#"{"jsonrpc":"2.0","id":5,"method":"ping"}"#).first?["result"] != nil)
    }
  }

  @Test func `calls run one after another, and one that is cancelled while it waits does not run`() throws {
    // The first one ends when all have been sent.
    let log = #"cd "$(dirname "$0")"; echo begin >> log; until [ -e sent ]; do sleep 0.05; done; echo end >> log"#
    try withScript(log) { client, folder in
      for id in 1...4 { client.post(Self.look(id)) }
      client.post(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}"#)
      // The id is free again.
      #expect(client.send(Self.look(3)).isEmpty)
      try Data().write(to: folder.appendingPathComponent("sent"))
      let answers = (1...4).compactMap { _ in client.wait()?["id"] }
      #expect(answers == [.number(1), .number(2), .number(4), .number(3)])
      let text = try String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)
      #expect(text == String(repeating: "begin\nend\n", count: 4))
    }
  }
}
