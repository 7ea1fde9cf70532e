package import Foundation

/// The name of a golden: `<file>/<test>[.<argument>].<name or number>[@2x].<extension>`.
package struct GoldenKey: Hashable, Sendable {
  package var place: SourcePlace
  /// The test, as part of a file name.
  package var test: String
  /// The argument, as part of a file name.
  package var argument: String?
  /// The name, as part of a file name.
  package var name: String?
  /// The number among the unnamed snapshots of the test, from 1.
  package var counter: Int?
  package var pathExtension: String?
  package var layout: GoldenLayout
  /// The folder, instead of the package's.
  package var snapshotDirectory: String?
  /// The same folder, as part of a folder's name, where all goldens are in one.
  private var ownFolder: String?

  /// Creates the key of an assertion.
  ///
  /// - Parameter counter: Called for the next number, if the assertion has no name.
  package init(
    _ request: SnapshotRequest, place: SourcePlace, pathExtension: String?, layout: GoldenLayout = .package,
    counter: () -> Int
  ) {
    self.place = place
    self.layout = layout
    switch layout {
    case .package:
      test = Self.testName(of: request.location.function)
      argument = request.test.argument.map(Self.argumentPart)
      name = request.arguments.name.map { SnapshotName.component($0) }
    case .besideTests:
      test = GoldenLayout.legacyComponent(request.location.function)
      name = request.arguments.name.map { GoldenLayout.legacyComponent($0) }
    }
    self.counter = request.arguments.name == nil ? counter() : nil
    self.pathExtension = pathExtension
    snapshotDirectory = request.arguments.snapshotDirectory
  }

  /// Returns a parameterised test's argument, as part of a file name.
  package static func argumentPart(_ argument: String) -> String {
    SnapshotName.component(argument, limit: 60)
  }

  /// Returns the prefixes of the names of a test function's goldens, in each layout.
  package static func testNames(of function: String) -> Set<String> {
    [testName(of: function), GoldenLayout.legacyComponent(function)]
  }

  /// Returns whether a golden of one of the tests may have the name of this file.
  package static func isName(_ file: String, ofTestsNamed names: Set<String>) -> Bool {
    // `levels-level.1.png`: the layout beside tests has the labels of arguments in the name.
    names.contains { file.hasPrefix($0 + ".") || file.hasPrefix($0 + "-") }
  }

  /// Returns `levels` for `levels(level:)`, because the argument is a separate part of the name, and `testCard-_dark` for
  /// `testCard()_dark`, because helpers add to the name of the function that calls them.
  private static func testName(of function: String) -> String {
    let added = function.drop { $0 != ")" }.dropFirst()
    let suffix = added.isEmpty || added.contains("(") ? "" : "-\(added)"
    return SnapshotName.component(function.prefix { $0 != "(" } + suffix)
  }

  private var middle: String {
    ([test] + (argument.map { [$0] } ?? []) + (name.map { [$0] } ?? [])).joined(separator: ".")
  }

  /// The snapshot's name in messages.
  package var id: SnapshotID {
    let number = counter.map { $0 == 1 ? "" : ".\($0)" } ?? ""
    return SnapshotID(target: place.target, description: "\(place.stem)/\(middle)\(number)")
  }

  /// The file's name without scale and extension.
  package var stem: String { middle + (counter.map { ".\($0)" } ?? "") }

  /// Returns the file's name.
  package func fileName(scale: Double?) -> String {
    stem + (layout == .package ? Self.suffix(scale: scale) : "")
      + (pathExtension.map { $0.isEmpty ? "" : ".\($0)" } ?? "")
  }

  /// Returns why files cannot have the extension, in words; `nil` if they can.
  var extensionFault: String? {
    guard let pathExtension, !pathExtension.isEmpty else { return nil }
    let parts = pathExtension.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy {
          $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_+".unicodeScalars.contains($0)
        }
    }
    if isName, pathExtension.utf8.count <= 64 { return nil }
    return
      "\(pathExtension.debugDescription) is no path extension of a golden: at most 64 bytes of letters, digits, -, _ and +,"
      + " with single dots between them. Change the strategy: Snapshotting(pathExtension: \"txt\", …)"
  }

  /// Returns the suffix for a scale: none for 1, `@2x`, `@1.5x`.
  package static func suffix(scale: Double?) -> String {
    guard let scale, scale != 1 else { return "" }
    return scale == scale.rounded() && abs(scale) < 1e6 ? "@\(Int(scale))x" : "@\(scale)x"
  }

  /// Returns the folder that goldens lie in: the package's, or one that the assertion or the environment names.
  package func root(environment: SnapshotEnvironment) -> URL {
    let named = snapshotDirectory ?? environment.snapshots
    return named.map { URL(fileURLWithPath: $0, relativeTo: place.package).absoluteURL } ?? place.package
  }

  /// Returns the folder of the golden.
  package func folder(environment: SnapshotEnvironment) -> URL {
    if let snapshotDirectory {
      return URL(fileURLWithPath: snapshotDirectory, relativeTo: place.package).absoluteURL.standardizedFileURL
    }
    let elsewhere = environment.snapshots.map { URL(fileURLWithPath: $0, relativeTo: place.package).absoluteURL }
    if layout == .besideTests, elsewhere == nil {
      return URL(fileURLWithPath: place.file, relativeTo: place.package).absoluteURL.deletingLastPathComponent()
        .appendingPathComponent("__Snapshots__", isDirectory: true)
        .appendingPathComponent(place.stem, isDirectory: true).standardizedFileURL
    }
    let root =
      elsewhere
      ?? place.package.appendingPathComponent("Snapshots", isDirectory: true)
    return root.appendingPathComponent(place.target, isDirectory: true)
      .appendingPathComponent(place.stem + (ownFolder.map { "@\($0)" } ?? ""), isDirectory: true).standardizedFileURL
  }

  /// Has the golden lie with those of assertions that name no folder, apart from others of its name: `Cards@own/dark.1.png`.
  mutating func moveIntoFolderOfAll() {
    guard let named = snapshotDirectory else { return }
    // Another checkout of the package has another place, and the same names in and beside it.
    let folder = URL(fileURLWithPath: named, relativeTo: place.package).standardizedFileURL
    let inside = "\(folder.path)/".relative(to: place.package)
    ownFolder = SnapshotName.component(inside.hasPrefix("/") ? folder.lastPathComponent : String(inside.dropLast()))
    snapshotDirectory = nil
  }
}
