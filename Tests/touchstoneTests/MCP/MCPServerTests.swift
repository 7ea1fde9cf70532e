import ArgumentParser
import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import touchstone

/// Requests and answers as lines, as a client sends and reads them.
struct MCPServerTests {
  @Test func `the version is the client's if it is known, else the newest`() throws {
    let client = MCPClient(isInitialized: false)
    for (asked, answered) in [
      ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-11-25"),
      // Its servers have to receive batches, which are refused here.
      ("2025-03-26", "2025-11-25"),
    ] {
      let answer = try #require(
        client.send(
          #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(asked)","capabilities":{}}}"#
        ).first)
      #expect(answer["id"] == .string("a"))
      #expect(answer["result"]?["protocolVersion"] == .string(answered))
      #expect(answer["result"]?["capabilities"]?["tools"] != nil)
    }
  }

  @Test func `there are six tools, with schemas of their arguments`() throws {
    let answer = try #require(MCPClient().send(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#).first)
    let tools = try #require(answer["result"]?["tools"]?.elements)
    #expect(tools.compactMap { $0["name"]?.text } == ["list", "look", "tree", "compare", "audit", "record"])
    for tool in tools {
      #expect(tool["inputSchema"]?["type"] == .string("object"))
      #expect(tool["description"]?.text?.isEmpty == false)
    }
    #expect(tools.last?["annotations"]?["readOnlyHint"] == .bool(false))
  }

  /// - Source: JSON-RPC 2.0 specification, 5.1.
  @Test(arguments: [
    ("{", -32700, "null"), ("", -32700, "null"), ("[]", -32600, "null"), ("1", -32600, "null"),
    (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600, "null"),
    (#"{"id":1,"method":"ping"}"#, -32600, "1"), (#"{"jsonrpc":"1.0","id":"x","method":"ping"}"#, -32600, "\"x\""),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, "null"),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600, "null"),
    (#"{"jsonrpc":"2.0","id":true,"method":"ping"}"#, -32600, "null"),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600, "1"), (#"{"jsonrpc":"2.0","id":1,"method":2}"#, -32600, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"fly"}"#, -32601, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#, -32602, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}"#, -32602, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}"#, -32602, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"rm"}}"#, -32602, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"look","arguments":[]}}"#, -32602, "1"),
  ])
  func `bad input gets an error of the protocol`(line: String, code: Int, id: String) throws {
    let answer = try #require(MCPClient().send(line).first)
    #expect(answer["error"]?["code"] == .number(Double(code)))
    #expect(answer["id"]?.line == id)
    #expect(answer["error"]?["message"]?.text?.isEmpty == false)
  }

  /// - Source: Model Context Protocol, 2025-11-25, "Tools", "Error handling": errors of input are results, so that the model can correct
  ///   itself.
  @Test(arguments: [
    ("{}", "name"), (#"{"name":"A","package":"/etc"}"#, "package"), (#"{"name":"A","dark":"yes"}"#, "dark"),
    (#"{"name":"A","view":1.5}"#, "view"), (#"{"name":"A","steps":["fly A"]}"#, "fly A"),
    (#"{"name":"A","steps":[1]}"#, "steps"),
  ])
  func `a wrong value of an argument is a result that says why, and starts nothing`(arguments: String, word: String)
    throws
  {
    let client = MCPClient(program: "/bin/echo")
    let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"look","arguments":\#(arguments)}}"#
    let answers = client.send(call)
    #expect(answers.count == 1 && answers.first?["error"] == nil && answers.first?["id"] == .number(1))
    let result = try #require(answers.first?["result"])
    #expect(result["isError"] == .bool(true))
    #expect(result["content"]?.elements?.first?["text"]?.text?.contains(word) == true, "\(result)")
    client.server.end()
    #expect(client.take().isEmpty)
  }

  @Test func `random bytes get errors, and the server goes on`() {
    let client = MCPClient()
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SplitMix(state: seed)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 1...60, using: &generator)).map { _ in
        UInt8.random(in: 11...255, using: &generator)
      }
      client.server.receive(Data(bytes))
      for answer in client.take() { #expect(answer["error"] != nil, "seed \(seed): \(bytes)") }
    }
    #expect(client.send(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#).first?["result"] == .object([]))
  }

  @Test func `tools come after initialize`() {
    let client = MCPClient(isInitialized: false)
    #expect(client.send(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#).first?["error"]?["code"] == .number(-32600))
    #expect(client.send(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#).first?["result"] != nil)
  }

  @Test func `notifications and answers to nothing have no answer`() {
    let client = MCPClient()
    for line in [
      #"{"jsonrpc":"2.0","method":"notifications/strange"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":[7]}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized","params":null}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#,
      #"{"jsonrpc":"2.0","id":"touchstone-9","result":{}}"#,
    ] { #expect(client.send(line).isEmpty, "\(line)") }
  }

  @Test func `values of arguments are never options`() throws {
    let look = try #require(MCPTool.tools.first { $0.name == "look" })
    let words = try look.words(
      .fields([
        "name": .string("--package=/etc"), "device": .string("--all"), "dark": .bool(true), "view": .number(3),
        "steps": .array([.string("tap --dark"), .string("type Name=a b")]), "rtl": .bool(false),
        "timeout": .number(300),
      ]))
    #expect(
      words == [
        "look", "--json", "--device=--all", "--dark", "--tap=--dark", "--type=Name=a b", "--timeout=300", "--view=3",
        "--",
        "--package=/etc",
      ])
    // The tool's own parser agrees.
    let parsed = try #require(try Touchstone.parseAsRoot(words) as? Look)
    #expect(
      parsed.name == "--package=/etc" && parsed.package == "." && parsed.state.device == "--all"
        && parsed.timeout == 300)
  }

  @Test func `every option of a tool is one of the command`() throws {
    for tool in MCPTool.tools {
      let help = tool.command[0] == "look" ? Look.helpMessage() : Record.helpMessage()
      for parameter in tool.parameters where !parameter.option.isEmpty {
        #expect(help.contains("\(parameter.option) ") || help.contains("\(parameter.option)\n"), "\(parameter.option)")
      }
    }
  }

  // MARK: Recording

  private static let record =
    #"{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"record","arguments":{"name":"CardTests/dark"}}}"#

  @Test(arguments: [
    "C*", "*", "", "=CardTests/dark", "CardTests/dark\n\nNothing else changes.", "CardTests/\u{202E}krad",
    "CardTests/dark\u{2028}", "CardTests/\u{7}",
  ])
  func `no one is asked about a name that means more than it shows`(name: String) throws {
    let client = MCPClient(canAsk: true)
    let answers = client.send(
      JSONValue.fields([
        "jsonrpc": .string("2.0"), "id": .number(5), "method": .string("tools/call"),
        "params": .fields(["name": .string("record"), "arguments": .fields(["name": .string(name)])]),
      ]).line)
    #expect(answers.count == 1 && answers.first?["result"]?["isError"] == .bool(true), "\(answers)")
    #expect(
      answers.first?["result"]?["content"]?.elements?.first?["text"]?.text?.hasPrefix("The name is not") == true)
  }

  @Test func `what is recorded is the snapshot with the name, and no other whose name begins with it`() throws {
    let record = try #require(MCPTool.tools.first { $0.name == "record" })
    let words = try record.words(.fields(["name": .string("CardTests/dark")]))
    #expect(words == ["record", "--report", "never", "--only==CardTests/dark"])
    let parsed = try #require(try Touchstone.parseAsRoot(words) as? Record)
    #expect(parsed.only == [try SnapshotPattern(exactly: "CardTests/dark")])
  }

  @Test func `without a person to ask, nothing is recorded`() throws {
    let answer = try #require(MCPClient().send(Self.record).first)
    #expect(answer["id"] == .number(5))
    #expect(answer["result"]?["isError"] == .bool(true))
    #expect(
      answer["result"]?["content"]?.elements?.first?["text"]?.text?.contains("swift package record-snapshots") == true)
  }

  @Test func `a request with a large number is answered with the same`() throws {
    let answer = try #require(MCPClient().send(#"{"jsonrpc":"2.0","id":9007199254740991,"method":"ping"}"#).first)
    #expect(answer["id"]?.line == "9007199254740991")
  }

  /// What has nothing to ask with: in 2025-11-25, a client names the modes of its questions.
  @Test(arguments: ["null", #"{"url":{}}"#])
  func `a client that cannot show a form is not asked`(asking: String) throws {
    let answer = try #require(MCPClient(canAsk: true, asking: asking).send(Self.record).first)
    #expect(answer["result"]?["isError"] == .bool(true))
  }

  @Test(arguments: ["{}", #"{"form":{},"url":{}}"#])
  func `a snapshot is recorded once a person agrees`(asking: String) throws {
    let client = MCPClient(program: "/bin/echo", canAsk: true, asking: asking)
    let question = try #require(client.send(Self.record).first)
    let id = try #require(question["id"]).line
    let agreed = #"{"jsonrpc":"2.0","id":\#(id),"result":{"action":"accept","content":{"record":true}}}"#
    let result = try #require(client.send(agreed).first ?? client.wait())
    #expect(result["id"] == .number(5))
    #expect(result["result"]?["isError"] != .bool(true), "\(result)")
    let text = result["result"]?["content"]?.elements?.first?["text"]?.text ?? ""
    #expect(text.contains("--report never --only==CardTests/dark"), "\(result)")
  }

  @Test(arguments: [
    #"{"action":"decline"}"#, #"{"action":"cancel"}"#, #"{"action":"accept","content":{"record":false}}"#,
    #"{"action":"accept"}"#,
  ])
  func `a person who does not agree keeps the goldens`(answer: String) throws {
    let client = MCPClient(canAsk: true)
    let question = try #require(client.send(Self.record).first)
    #expect(question["method"] == .string("elicitation/create"))
    #expect(question["params"]?["message"]?.text?.contains("CardTests/dark") == true)
    let id = try #require(question["id"]).line
    let result = try #require(client.send(#"{"jsonrpc":"2.0","id":\#(id),"result":\#(answer)}"#).first)
    #expect(result["id"] == .number(5))
    #expect(result["result"]?["isError"] == .bool(true))
  }

  @Test func `a question is taken back when its call is cancelled, and a later yes records nothing`() throws {
    let client = MCPClient(program: "/bin/echo", canAsk: true)
    let id = try #require(client.send(Self.record).first?["id"])
    let answers = client.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5}}"#)
    #expect(answers.map { $0["method"]?.text } == ["notifications/cancelled"])
    #expect(answers.first?["id"] == nil && answers.first?["params"]?["requestId"] == id)
    let yes = #"{"jsonrpc":"2.0","id":\#(id.line),"result":{"action":"accept","content":{"record":true}}}"#
    #expect(client.send(yes).isEmpty)
    client.server.end()
    #expect(client.take().isEmpty)
  }

  @Test func `a client that refuses the question, or is gone, records nothing`() throws {
    let client = MCPClient(canAsk: true)
    let id = try #require(client.send(Self.record).first?["id"]).line
    let result = try #require(
      client.send(#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":-1,"message":"no"}}"#).first)
    #expect(result["result"]?["isError"] == .bool(true))
    _ = client.send(Self.record)
    client.server.end()
    #expect(client.take().isEmpty)
  }
}
