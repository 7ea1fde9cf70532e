import Foundation

@testable import touchstone

/// A manifest as `swift package dump-package` prints it: Cards is in a product and tested, Rows in a product, Hidden in
/// none, App an executable.
enum PackageFixture {
  static func manifest(
    tests: String = #""byName": ["Cards", null]"#, drawing: String = "TouchstoneTesting",
    dependency: String =
      #"{"sourceControl": [{"identity": "touchstone", "location": {"remote": [{"urlString": "https://example.org/touchstone"}]}, "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]}"#
  ) throws -> PackageManifest {
    let text = """
      {
        "name": "Design",
        "toolsVersion": {"_version": "6.2.0"},
        "dependencies": [\(dependency), {"registry": [{"identity": "a.b"}]}],
        "products": [
          {"name": "Cards", "targets": ["Cards"], "type": {"library": ["automatic"]}},
          {"name": "Rows", "targets": ["Rows"], "type": {"library": ["automatic"]}},
          {"name": "app", "targets": ["App"], "type": {"executable": null}}
        ],
        "targets": [
          {"name": "Cards", "type": "regular", "exclude": [], "resources": [], "dependencies": [{"target": ["Base", null]}]},
          {"name": "Rows", "type": "regular", "exclude": [], "resources": [], "dependencies": []},
          {"name": "Base", "type": "regular", "exclude": [], "resources": [],
            "dependencies": [{"product": ["SwiftUI", "touchstone", null, {"platformNames": ["linux"]}]}]},
          {"name": "Hidden", "type": "regular", "exclude": [], "resources": [], "dependencies": []},
          {"name": "App", "type": "executable", "exclude": [], "resources": [], "path": "App", "dependencies": [{"byName": ["Hidden", null]}]},
          {"name": "CardTests", "type": "test", "exclude": [], "resources": [],
            "dependencies": [{\(tests)}, {"product": ["\(drawing)", "touchstone", null, null]}]}
        ]
      }
      """
    return try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
  }

  /// A folder that is removed afterwards.
  static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "touchstone-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  static func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}
