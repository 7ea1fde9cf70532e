import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// Finds which file of one folder is compared with which of another: those of one path; or else those whose names differ only
/// by the scale at the end, such as `row.1.png` and `row.1@2x.png`; or else a reference of swift-snapshot-testing and the
/// golden of the same snapshot. Where several could be meant, it is the only one that has the size of the other picture.
struct PairMatching {
  /// The folders.
  let references: String
  let actuals: String
  /// The files of those that are not in their places, because the package of the folder keeps hashes.
  var objects: (references: [String: String], actuals: [String: String]) = ([:], [:])

  /// Returns the pairs, in the order of their names, and the files that only one folder has.
  func pairs(_ references: Set<String>, _ actuals: Set<String>) -> [(reference: String?, actual: String?)] {
    var partners: [String: String] = [:]
    var rest = (references: references.subtracting(actuals), actuals: actuals.subtracting(references))
    func pair(_ key: (_ path: String, _ isReference: Bool) -> String?) {
      var waiting: [String: [String]] = [:]
      for path in rest.references { if let key = key(path, true) { waiting[key, default: []].append(path) } }
      var candidates: [String: [String]] = [:]
      for path in rest.actuals { if let key = key(path, false) { candidates[key, default: []].append(path) } }
      for (key, references) in waiting {
        for (reference, actual) in matched(references, candidates[key] ?? []) {
          partners[actual] = reference
          rest.references.remove(reference)
          rest.actuals.remove(actual)
        }
      }
    }
    pair { path, _ in Self.withoutScale(path) }
    // A name can end like a hash, as `facade` does.
    for key in [AppleReferences.key, AppleReferences.argumentKey] {
      for hasHash in [false, true] {
        pair { path, isReference in
          let place = isReference ? self.path(of: path, in: self.references) : path
          return key(place, isReference, hasHash && !isReference)
        }
      }
    }
    let others = references.subtracting(partners.values).union(actuals)
    return others.sorted().map { name in
      (partners[name] ?? (references.contains(name) ? name : nil), actuals.contains(name) ? name : nil)
    }
  }

  /// Returns the pairs among files of which any could be meant by any.
  private func matched(_ references: [String], _ actuals: [String]) -> [(reference: String, actual: String)] {
    let found = references.sorted().compactMap { reference -> (reference: String, actual: String)? in
      // Test targets may have files of one name.
      let places = Set(path(of: reference, in: self.references).split(separator: "/").map(String.init))
      let near = actuals.filter { path in
        let folders = self.path(of: path, in: self.actuals).split(separator: "/").dropLast(2)
        return folders.last.map { places.contains(String($0)) } ?? false
      }
      let possible = near.isEmpty && references.count == 1 ? actuals : near
      if possible.count == 1 { return (reference, possible[0]) }
      let size = size(of: objects.references[reference] ?? path(of: reference, in: self.references))
      let equal = possible.filter { name in
        size != nil && self.size(of: objects.actuals[name] ?? path(of: name, in: self.actuals)) == size
      }
      return equal.count == 1 ? (reference, equal[0]) : nil
    }
    return Dictionary(grouping: found, by: \.actual).values.compactMap { $0.count == 1 ? $0[0] : nil }
  }

  private func path(of name: String, in folder: String) -> String {
    URL(fileURLWithPath: folder).appendingPathComponent(name).standardizedFileURL.path
  }

  private func size(of path: String) -> [Int]? {
    let size = (try? RegularFile.read(path, prefix: 24)).flatMap(PictureHeader.size(ofPNG:))
    return size.map { [$0.width, $0.height] }
  }

  /// Returns the path without a scale such as `@2x` or `@1.5x` before the extension.
  static func withoutScale(_ path: String) -> String {
    path.replacing(/@[0-9]+(\.[0-9]+)?x(?=\.[^.\/]+$)/, with: "")
  }
}
