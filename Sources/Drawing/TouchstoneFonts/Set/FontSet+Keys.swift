import Foundation

/// The keys of `fonts.json`.
extension FontSet {
  /// The keys of the objects in a file, by the path of the objects.
  private static let keys = [
    "": ["fonts", "folders", "format", "goldens", "packages", "sources", "widths"],
    "fonts": ["bytes", "name", "package", "sha256", "version", "whole"],
    "fonts.whole": ["bytes", "sha256"],
    "packages": ["license", "name", "release", "system", "version"],
  ]

  /// Returns what is wrong with the keys of a file; nil if nothing is. A declaration that is misspelt, repeated or null
  /// must not be taken for none.
  ///
  /// - Parameter json: A file that can be decoded.
  static func keyFault(in json: Data) -> String? {
    for object in JSONObject.all(in: json) {
      let known = keys[object.path] ?? []
      let subject = object.path.isEmpty ? "it" : "an entry of its \"\(object.path)\""
      if let unknown = object.keys.filter({ !known.contains($0) }).min() {
        return "\(subject) has the unknown key \(unknown.debugDescription): misspelt, or of a newer version of "
          + "Touchstone. The keys are \(known.joined(separator: ", "))"
      }
      var seen: Set<String> = []
      if let twice = object.keys.first(where: { !seen.insert($0).inserted }) {
        return "\(subject) has the key \"\(twice)\" twice"
      }
      if let null = object.nulls.first {
        return "\(subject) has null for \"\(null)\": give a value, or leave the key out"
      }
    }
    return nil
  }
}
