import Foundation
public import TouchstoneSnapshots

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// - Source: swift-snapshot-testing, `Snapshotting.raw` and `Snapshotting.curl`: the texts are the same.
extension Snapshotting where Value == URLRequest, Format == String {
  /// A request as an HTTP message: method and address, headers, body.
  ///
  ///     POST https://www.example.com/account
  ///     Cookie: session={"userId":"1"}
  ///
  ///     email=blob%40example.com&name=Blob
  ///
  /// Headers and query items are sorted by name.
  public static var raw: Snapshotting {
    .raw(pretty: false)
  }

  /// A request as an HTTP message: method and address, headers, body.
  ///
  /// - Parameter pretty: Whether a JSON body is written on several lines, with sorted keys. Other bodies stay
  ///   unchanged.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { "\n" + String(decoding: pretty ? $0.prettyJSON ?? $0 : $0, as: UTF8.self) }
      return (["\(request.httpMethod ?? "GET") \(request.sortedAddress)"] + headers + (body.map { [$0] } ?? []))
        .joined(separator: "\n")
    }
  }

  /// A request as a curl command, with one option per line.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var words = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": words.append("--head")
      case let method: words.append("--request \(method)")
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      words += headers.sorted { $0.key < $1.key }.filter { $0.key != "Cookie" }.map { name, value in
        "--header \"\(name): \(value.escapingQuotes)\""
      }
      if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
        words.append("--data \"\(body.replacing(#"\""#, with: #"\\""#).escapingQuotes)\"")
      }
      if let cookie = headers["Cookie"] { words.append("--cookie \"\(cookie.escapingQuotes)\"") }
      words.append("\"\(request.sortedAddress)\"")
      return words.joined(separator: " \\\n\t")
    }
  }
}

extension URLRequest {
  /// The address with the items of its query sorted by name.
  fileprivate var sortedAddress: String {
    guard let url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return "(null)" }
    parts.queryItems = parts.queryItems?.sorted { $0.name < $1.name }
    return parts.url?.absoluteString ?? url.absoluteString
  }
}

extension Data {
  /// JSON in lines, its keys sorted. Nil for what is no JSON.
  fileprivate var prettyJSON: Data? {
    guard let object = try? JSONSerialization.jsonObject(with: self) else { return nil }
    return try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
  }
}

extension String {
  fileprivate var escapingQuotes: String { replacing("\"", with: "\\\"") }
}
