import Foundation

/// A message of the Model Context Protocol, which is one of JSON-RPC 2.0.
///
/// - Source: JSON-RPC 2.0 specification, 4 to 5.1 (4.1: no error for the params of a notification); Model Context Protocol, 2025-11-25, "Base protocol": identifiers are texts or
///   whole numbers and never null, and there are no batches.
enum MCPMessage: Hashable {
  case request(id: JSONValue, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// The answer to a request of this server; nil if it is an error.
  case response(id: JSONValue, result: JSONValue?)

  /// Why a line is no message, or a request is refused.
  struct Fault: Error, Hashable {
    var code: Int
    var message: String
    /// The request's identifier, as far as it is known.
    var id = JSONValue.null

    static func parse(_ why: String) -> Fault { Fault(code: -32700, message: why) }
    static func invalidRequest(_ why: String, id: JSONValue = .null) -> Fault {
      Fault(code: -32600, message: why, id: id)
    }
    static func noMethod(_ method: String) -> Fault {
      Fault(code: -32601, message: "There is no method \(method.short(80).debugDescription).")
    }
    static func invalidParams(_ why: String) -> Fault { Fault(code: -32602, message: why) }
    static func inside(_ why: String) -> Fault { Fault(code: -32603, message: why) }
  }

  init(line: Data) throws(Fault) {
    guard let value = JSONValue(line) else { throw .parse("The line is not JSON.") }
    guard case .object = value else {
      throw .invalidRequest("A message is one JSON object; there are no batches.")
    }
    let id = value["id"]
    let isIdentifier =
      switch id {
      case nil, .string: true
      case .number(let number): number == number.rounded() && number.magnitude < 0x1p53
      default: false
      }
    guard isIdentifier else { throw .invalidRequest("The id is neither a text nor a whole number.") }
    guard value["jsonrpc"] == .string("2.0") else {
      throw .invalidRequest("The message does not say \"jsonrpc\": \"2.0\".", id: id ?? .null)
    }
    guard let method = value["method"] else {
      guard let id, value["result"] != nil || value["error"] != nil else {
        throw .invalidRequest("The message has neither a method nor a result.", id: id ?? .null)
      }
      self = .response(id: id, result: value["result"])
      return
    }
    guard let name = method.text else { throw .invalidRequest("The method is not a text.", id: id ?? .null) }
    let params = value["params"] ?? .object([])
    guard case .object = params else {
      // No one waits for an answer to a notification.
      guard id != nil else {
        self = .notification(method: name, params: .object([]))
        return
      }
      throw Fault(code: -32602, message: "The params are not an object.", id: id ?? .null)
    }
    self = id.map { .request(id: $0, method: name, params: params) } ?? .notification(method: name, params: params)
  }

  // MARK: Writing

  static func response(_ id: JSONValue, _ result: JSONValue) -> String {
    JSONValue.fields(["jsonrpc": .string("2.0"), "id": id, "result": result]).line
  }

  static func error(_ fault: Fault) -> String {
    JSONValue.fields([
      "jsonrpc": .string("2.0"), "id": fault.id,
      "error": .fields(["code": .number(Double(fault.code)), "message": .string(fault.message)]),
    ]).line
  }

  static func notification(_ method: String, _ params: JSONValue) -> String {
    JSONValue.fields(["jsonrpc": .string("2.0"), "method": .string(method), "params": params]).line
  }

  static func request(_ id: JSONValue, _ method: String, _ params: JSONValue) -> String {
    JSONValue.fields(["jsonrpc": .string("2.0"), "id": id, "method": .string(method), "params": params]).line
  }
}
