import Foundation
import Synchronization
import TouchstoneSnapshots

/// A server of the Model Context Protocol over standard input and output: a line for each message.
///
/// Each call of a tool is a process of its own, so that a view that never ends or crashes ends no more than the call.
///
/// It is a class because the thread of calls shares it.
///
/// - Source: Model Context Protocol, 2025-11-25: "Lifecycle", "Transports" (stdio), "Cancellation", "Tools", "Elicitation".
final class MCPServer: Sendable {
  /// The versions of the protocol, newest first. In 2025-03-26 alone, a server has to receive batches, which this one does not.
  static let versions = ["2025-11-25", "2025-06-18", "2024-11-05"]

  private struct Question {
    /// The call that waits for the answer.
    let call: JSONValue
    let proceed: @Sendable (JSONValue?) -> Void
  }

  private struct State {
    var isInitialized = false
    var canAsk = false
    var calls: [JSONValue: MCPProcess] = [:]
    /// The questions to the person, with what to do with the answer.
    var questions: [JSONValue: Question] = [:]
    var asked = 0
  }

  private let package: URL
  /// The path of the build folder; nil for that of the package.
  private let scratch: String?
  /// The program that runs the tools: this one.
  private let program: String
  private let write: @Sendable (String) -> Void
  private let state = Mutex(State())
  /// Runs one call after another: they build in one folder, and write their pictures into those of the views.
  private let queue = DispatchQueue(label: "touchstone.mcp.calls")

  /// - Parameter write: Sends a message, without the end of its line.
  init(
    package: URL, scratch: String? = nil, program: String = "/proc/self/exe",
    write: @escaping @Sendable (String) -> Void
  ) {
    self.package = package
    self.scratch = scratch
    self.program = program
    self.write = write
  }

  // MARK: Messages

  /// Answers a message.
  func receive(_ line: Data) {
    do throws(MCPMessage.Fault) {
      switch try MCPMessage(line: line) {
      case .request(let id, let method, let params):
        do throws(MCPMessage.Fault) {
          try answer(id, method, params)
        } catch {
          var fault = error
          fault.id = id
          write(MCPMessage.error(fault))
        }
      case .notification(let method, let params):
        if method == "notifications/cancelled", let id = params["requestId"] { cancel(id) }
      case .response(let id, let result):
        let question = state.withLock { $0.questions.removeValue(forKey: id) }
        question?.proceed(result)
      }
    } catch {
      write(MCPMessage.error(error))
    }
  }

  /// Answers a line that is too long to be read.
  func refuse(_ why: String) { write(MCPMessage.error(.invalidRequest(why))) }

  /// Ends all calls, because the client is gone.
  func end() {
    let (calls, questions) = state.withLock { state in
      defer { (state.calls, state.questions) = ([:], [:]) }
      return (state.calls.values, state.questions.values)
    }
    for call in calls { call.cancel() }
    for question in questions { question.proceed(nil) }
    // Until all that was started has ended.
    queue.sync {}
  }

  private func answer(_ id: JSONValue, _ method: String, _ params: JSONValue) throws(MCPMessage.Fault) {
    switch method {
    case "initialize": write(MCPMessage.response(id, try initialize(params)))
    case "ping": write(MCPMessage.response(id, .object([])))
    case "tools/list", "tools/call":
      guard state.withLock({ $0.isInitialized }) else { throw .invalidRequest("The first request is initialize.") }
      if method == "tools/call" { return try call(id, params) }
      if params["cursor"] ?? .null != .null {
        throw .invalidParams("There is only one page of tools, so there is no cursor.")
      }
      write(MCPMessage.response(id, .fields(["tools": .array(MCPTool.tools.map(\.json))])))
    default: throw .noMethod(method)
    }
  }

  private func initialize(_ params: JSONValue) throws(MCPMessage.Fault) -> JSONValue {
    guard let wanted = params["protocolVersion"]?.text else {
      throw .invalidParams("initialize needs the protocolVersion, a text.")
    }
    state.withLock { state in
      state.isInitialized = true
      // Without modes, a client means forms: so it was before 2025-11-25.
      let asking = params["capabilities"]?["elicitation"] ?? .null
      state.canAsk = asking == .object([]) || asking["form"] ?? .null != .null
    }
    return .fields([
      "protocolVersion": .string(Self.versions.contains(wanted) ? wanted : Self.versions[0]),
      "capabilities": .fields(["tools": .object([])]),
      "serverInfo": .fields([
        "name": .string("touchstone"), "title": .string("Touchstone"), "version": .string(TouchstoneVersion.current),
      ]),
      "instructions": .string(
        """
        Shows SwiftUI views of the package in \(package.lastPathComponent) without a Mac. After each change of a view, call \
        look: it builds what is needed, and returns the view's tree, its issues and its picture. Use compare with against \
        HEAD to see what a change did, and audit in dark, with typeSize accessibility3, and with rtl.
        """),
    ])
  }

  // MARK: Calls

  private func call(_ id: JSONValue, _ params: JSONValue) throws(MCPMessage.Fault) {
    guard let name = params["name"]?.text else { throw .invalidParams("tools/call needs the name of a tool.") }
    guard let tool = MCPTool.tools.first(where: { $0.name == name }) else {
      let names = MCPTool.tools.map(\.name).joined(separator: ", ")
      throw .invalidParams("There is no tool \(name.short(80).debugDescription): there are \(names).")
    }
    let given = params["arguments"] ?? .null
    let arguments = given == .null ? .object([]) : given
    guard case .object = arguments else { throw .invalidParams("The arguments are not an object.") }
    let words: [String]
    do throws(MCPTool.Mistake) { words = try tool.words(arguments) } catch {
      // In a result, the model reads it and can call again with other values; clients need not show it errors of the protocol.
      return write(MCPMessage.response(id, Self.failure(error.why)))
    }
    let process = MCPProcess(program: program)
    let isNew = state.withLock { state in
      guard state.calls[id] == nil else { return false }
      state.calls[id] = process
      return true
    }
    guard isNew else { throw .invalidRequest("A call with this id is running.") }
    let run: @Sendable () -> Void = { [self] in
      // The pictures are read before another process may draw the view again.
      let lock = FileLock(LookLock.file(in: LookSession(package: package).home), until: { process.isCancelled })
      defer { withExtendedLifetime(lock) {} }
      let result = process.run(
        located(words),
        environment: [
          LookLock.variable: "held", LookCommand.variable: CommandLine.arguments[0],
        ])
      let isRunning = state.withLock { state in
        // After a cancellation, a newer call may have the id.
        guard state.calls[id] === process else { return false }
        state.calls[id] = nil
        return true
      }
      // A call that was cancelled has no answer.
      guard isRunning else { return }
      guard let result else {
        var fault = MCPMessage.Fault.inside("The tool could not be started.")
        fault.id = id
        return write(MCPMessage.error(fault))
      }
      write(MCPMessage.response(id, content(of: result, tool)))
    }
    guard let consent = tool.consent else { return queue.async(execute: run) }
    ask(consent(arguments["name"]?.text ?? ""), for: id) { [self] refusal in
      guard let refusal else { return queue.async(execute: run) }
      guard state.withLock({ $0.calls.removeValue(forKey: id) != nil }) else { return }
      write(MCPMessage.response(id, Self.failure(refusal)))
    }
  }

  /// The words of a command with the package's folder, before the `--` that ends its options.
  private func located(_ words: [String]) -> [String] {
    [words[0], "--package=\(package.path)"] + (scratch.map { ["--scratch-path=\($0)"] } ?? []) + words.dropFirst()
  }

  private func cancel(_ id: JSONValue) {
    let (process, question) = state.withLock { state in
      let question = state.questions.first { $0.value.call == id }?.key
      question.map { _ = state.questions.removeValue(forKey: $0) }
      return (state.calls.removeValue(forKey: id), question)
    }
    process?.cancel()
    // What no one waits for is not asked any longer.
    question.map { write(MCPMessage.notification("notifications/cancelled", .fields(["requestId": $0]))) }
  }

  /// Asks the person, and passes on why not; nil if the person agrees.
  private func ask(_ question: String, for call: JSONValue, then proceed: @escaping @Sendable (String?) -> Void) {
    let id: JSONValue? = state.withLock { state in
      guard state.canAsk else { return nil }
      state.asked += 1
      let id = JSONValue.string("touchstone-\(state.asked)")
      state.questions[id] = Question(call: call) { answer in
        let isYes = answer?["action"]?.text == "accept" && answer?["content"]?["record"] == .bool(true)
        proceed(isYes ? nil : "The person did not agree, so nothing was recorded.")
      }
      return id
    }
    guard let id else {
      return proceed(
        "Nothing was recorded: this client cannot ask a person. A person can record: swift package record-snapshots --only NAME"
      )
    }
    let schema = JSONValue.fields([
      "type": .string("object"),
      "properties": .fields([
        "record": .fields([
          "type": .string("boolean"), "title": .string("Record"),
          "description": .string("I have looked at the pictures, and want them as goldens."),
        ])
      ]), "required": .array([.string("record")]),
    ])
    write(
      MCPMessage.request(
        id, "elicitation/create", .fields(["message": .string(question), "requestedSchema": schema])))
  }

  // MARK: Content

  private func content(of result: ExternalProgram.Result, _ tool: MCPTool) -> JSONValue {
    let text = result.output.isEmpty ? result.complaint : result.output
    guard result.status == 0 else { return Self.failure(text) }
    var content: [JSONValue] = [.fields(["type": .string("text"), "text": .string(text)])]
    if tool.hasPictures, case .object(let pictures)? = JSONValue(Data(result.output.utf8))?["pictures"] {
      for picture in pictures {
        guard let file = picture.value.text.flatMap(self.picture(at:)), let data = try? Data(contentsOf: file) else {
          continue
        }
        content.append(
          .fields([
            "type": .string("image"), "data": .string(data.base64EncodedString()), "mimeType": .string("image/png"),
          ]))
      }
    }
    return .fields(["content": .array(content)])
  }

  /// Returns the file of a picture, if it is in the package, or in the folder of looks, whose build folder may be a link. Links are
  /// followed, because what they name is what would be sent.
  private func picture(at path: String) -> URL? {
    let file = package.appendingPathComponent(path).resolvingSymlinksInPath()
    let folders = [package, LookSession(package: package).home].map { $0.resolvingSymlinksInPath().path }
    return folders.contains { file.path.hasPrefix($0 + "/") } ? file : nil
  }

  private static func failure(_ text: String) -> JSONValue {
    .fields([
      "content": .array([.fields(["type": .string("text"), "text": .string(text)])]), "isError": .bool(true),
    ])
  }
}
