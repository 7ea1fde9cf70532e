import Foundation

/// An object of a JSON document, with its keys as they are written: decoders pass over a key that is repeated, and take
/// null for a missing value.
struct JSONObject: Hashable {
  /// The keys that lead to it: `fonts.whole`, also for elements of arrays; empty for the document itself.
  var path: String
  /// Its keys, in order.
  var keys: [String] = []
  /// The keys whose value is null.
  var nulls: [String] = []

  /// Returns the objects of a document in order, each before those in it.
  ///
  /// - Parameter json: Valid JSON, in UTF-8.
  static func all(in json: Data) -> [JSONObject] {
    let bytes = [UInt8](json)
    var objects: [JSONObject] = []
    // What is open: arrays, and objects with their numbers.
    var nesting: [(path: String, object: Int?)] = []
    var expectsKey = false
    var index = 0

    /// Returns the path of the value that begins here.
    func valuePath() -> String {
      guard let outer = nesting.last else { return "" }
      guard let object = outer.object, let key = objects[object].keys.last else { return outer.path }
      return outer.path.isEmpty ? key : "\(outer.path).\(key)"
    }

    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"):
        let path = valuePath()
        objects.append(JSONObject(path: path))
        nesting.append((path: path, object: objects.count - 1))
        expectsKey = true
      case UInt8(ascii: "["):
        nesting.append((path: valuePath(), object: nil))
        expectsKey = false
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = nesting.popLast()
        expectsKey = false
      case UInt8(ascii: ","):
        expectsKey = nesting.last?.object != nil
      case UInt8(ascii: "\""):
        let start = index
        index = Self.end(ofStringAt: start, in: bytes)
        if expectsKey, let object = nesting.last?.object {
          objects[object].keys.append(Self.text(bytes[start...index]))
          expectsKey = false
        }
      case UInt8(ascii: "n"):
        // Of the words of JSON, only null has this letter.
        if let object = nesting.last?.object, let key = objects[object].keys.last { objects[object].nulls.append(key) }
      default:
        break
      }
      index += 1
    }
    return objects
  }

  /// Returns the index of a string's closing quotation mark.
  private static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count - 1)
  }

  /// Returns what a string in quotation marks says.
  private static func text(_ written: ArraySlice<UInt8>) -> String {
    (try? JSONDecoder().decode(String.self, from: Data(written))) ?? String(decoding: written, as: UTF8.self)
  }
}
