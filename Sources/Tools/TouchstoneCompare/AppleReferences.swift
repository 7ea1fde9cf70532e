import Foundation
import TouchstoneSnapshots

/// The references that swift-snapshot-testing has recorded on a Mac, in folders `__Snapshots__` beside the tests.
///
/// - Source: swift-snapshot-testing, `verifySnapshot`: `__Snapshots__/<file>/<test>.<name or number>.<extension>`, where each
///   sequence of characters other than word characters is one `-`.
enum AppleReferences {
  private static let folder = GoldenLayout.besideTests.rawValue

  /// Returns the folder below which all folders of references are meant: that of a path which ends in `__Snapshots__` and
  /// leads to nothing, as `__Snapshots__` does in the folder of a package. Nil for any other path.
  ///
  /// - Throws: ``CompareError/missing(_:)`` if there is no such folder below it.
  static func parent(of path: String) throws(CompareError) -> String? {
    guard (path as NSString).lastPathComponent == folder, !FileManager.default.fileExists(atPath: path) else {
      return nil
    }
    let parent = (path as NSString).deletingLastPathComponent
    let start = parent.isEmpty ? "." : parent
    let found = FileManager.default.enumerator(
      at: URL(fileURLWithPath: start, isDirectory: true), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let place = found?.nextObject() as? URL {
      if place.lastPathComponent == folder { return start }
    }
    throw .missing(path)
  }

  /// Returns whether a path leads through a folder of references.
  static func isReference(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0 == folder }
  }

  /// Returns whether files of a folder are references.
  static func areIn(_ place: String, _ names: Set<String>) -> Bool {
    let path = URL(fileURLWithPath: place, isDirectory: true).standardizedFileURL.path
    return isReference(path + "/") || names.contains(where: isReference)
  }

  /// Returns whether a file of a folder of goldens may be one: `Snapshots/<target>/<file>/<name>`. Settings, fonts and
  /// approvals are less deep.
  static func mayBeGolden(_ name: String, in folder: String) -> Bool {
    let isRoot = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent == "Snapshots"
    return !isRoot || name.split(separator: "/").count > 2
  }

  /// Returns what a reference and a golden of the same snapshot have in common: the test's file, and the name without what the
  /// two tools write differently. Nil for a path that leads to neither.
  ///
  /// - Parameter hasHash: Whether the name ends in a hash, before the number, as that of a golden does whose name has other
  ///   characters.
  static func key(_ path: String, isReference: Bool, hasHash: Bool) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 1, !isReference || self.isReference(path) else { return nil }
    let name = parts[parts.count - 1]
    let pathExtension = (name as NSString).pathExtension
    let stem = String(PairMatching.withoutScale(name).dropLast(pathExtension.isEmpty ? 0 : pathExtension.count + 1))
    return "\(parts[parts.count - 2])/\(plain(stem, hasHash: hasHash)).\(pathExtension)"
  }

  /// Returns what a reference and a golden of one argument of a parameterised test have in common: the test's file, its name and
  /// the argument. Nil for a path that does not say all of them.
  ///
  /// A reference says the argument where the test passes it as the name: `row-name.Espresso.png` of
  /// `row(name:)`, for `row.Espresso.1@2x.png` or `row.Espresso.Espresso@2x.png`. Its numbers count the calls in whichever order
  /// the arguments ran.
  static func argumentKey(_ path: String, isReference: Bool, hasHash: Bool) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 1, !isReference || self.isReference(path) else { return nil }
    var words = PairMatching.withoutScale(parts[parts.count - 1]).split(separator: ".").map(String.init)
    guard words.count > (isReference ? 2 : 3), let pathExtension = words.popLast() else { return nil }
    let last = isReference ? nil : words.popLast()
    let argument = plain(words.dropFirst().joined(separator: "."), hasHash: hasHash)
    // The labels of the parameters follow the name, which is one word unless it is a raw identifier.
    let labelled = words[0].split(separator: "-", maxSplits: 1)
    guard !argument.isEmpty, argument.contains(where: { !$0.isNumber }) || !isReference,
      isReference ? labelled.count == 2 : last == "1" || last.map { plain($0, hasHash: hasHash) } == argument
    else { return nil }
    return "\(parts[parts.count - 2])/\(isReference ? String(labelled[0]) : words[0])/\(argument).\(pathExtension)"
  }

  /// `Long_Message`, `Long-Message` and `Long Message` are one name, and so are `1.5` and `1-5`.
  private static func plain(_ stem: String, hasHash: Bool) -> String {
    let whole = hasHash ? stem.replacing(/-[0-9a-f]{6}(?=$|\.)/, with: "") : stem
    return whole.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
