public import Foundation

extension Snapshotting where Value == String, Format == String {
  /// A text, compared line by line.
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines)
  }
}

extension Snapshotting where Format == String {
  /// The description of a value, as `String(describing:)` returns it.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes as they are.
  public static var data: Snapshotting {
    Snapshotting(pathExtension: nil, diffing: .data)
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// A value as JSON that the given encoder writes.
  ///
  /// If the encoder throws, the assertion fails with its error.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded("json") { try encoder.encode($0) }
  }

  /// A value as an XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// A value as a property list that the given encoder writes.
  ///
  /// If the encoder throws, the assertion fails with its error.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded("plist") { try encoder.encode($0) }
  }

  private static func encoded(_ pathExtension: String, by encode: @escaping (Value) throws -> Data) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback(taking: { (value: Value) in
      Taken(default: "") { _ in String(decoding: try encode(value), as: UTF8.self) }
    })
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// An object of `JSONSerialization` as JSON with sorted keys.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback(taking: { (value: Any) in
      Taken(default: "") { _ in
        guard JSONSerialization.isValidJSONObject(value) else {
          throw EncodingError.invalidValue(
            value, EncodingError.Context(codingPath: [], debugDescription: "\(type(of: value)) is not a JSON object"))
        }
        let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        return String(decoding: data, as: UTF8.self)
      }
    })
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// A function as a table of every case of its parameter with the snapshot of the result.
  ///
  ///     assertSnapshot(of: { $0.rawValue.count }, as: Snapshotting<Season, String>.func(into: .description))
  ///
  /// - Parameter witness: The strategy for results.
  public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
    var strategy = SimplySnapshotting.lines.asyncPullback { (function: @escaping (Value) -> A) in
      Value.allCases.reduce(Async(value: [String]())) { rows, input in
        Async { callback in
          rows.run { rows in
            witness.snapshot(function(input)).run { callback(rows + ["\"\(input)\",\"\($0)\""]) }
          }
        }
      }
      .map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
