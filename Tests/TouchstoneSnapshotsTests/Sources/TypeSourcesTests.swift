import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport

struct TypeSourcesTests {
  /// Returns what is found in a package whose program was compiled from some sources.
  private func places(of types: [String], in files: [String: String], lists: [String: String] = [:]) throws -> [String?]
  {
    try withTemporaryPath { folder in
      for (path, text) in files.merging(lists, uniquingKeysWith: { $1 }) {
        let file = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.replacing("<package>", with: folder).utf8).write(to: file)
      }
      let sources = TypeSources(
        package: URL(fileURLWithPath: folder),
        program: TestProgram(file: URL(fileURLWithPath: "\(folder)/.build/debug/Tests.xctest")))
      return types.map(sources.place)
    }
  }

  @Test func `a type is found in the sources that SwiftPM compiled for its module`() throws {
    let found = try places(
      of: ["Shop.PriceTag", "Shop.Missing", "Design.PriceTag"],
      in: ["App/Shop/Tag.swift": "\nstruct PriceTag {}", "My App/Design/Tag.swift": "struct PriceTag {}"],
      lists: [
        ".build/debug/Shop.build/sources": "<package>/App/Shop/Tag.swift\n",
        ".build/debug/Design.build/sources": "'<package>/My App/Design/Tag.swift'\n",
      ])
    #expect(found == ["App/Shop/Tag.swift:2", nil, "My App/Design/Tag.swift:1"])
  }

  @Test func `a type of a package beside it is found from the package, within the repository`() throws {
    let repositories = [
      ([".git/HEAD"], "../Design/Chip.swift:1"), (["Shop/.git/HEAD"], "/Design/Chip.swift:1"),
      // A submodule.
      ([".git/HEAD", "Design/.git"], "/Design/Chip.swift:1"),
    ]
    for (marks, place) in repositories {
      try withTemporaryPath { folder in
        let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
        func write(_ text: String, _ path: String) throws {
          let file = root.appendingPathComponent(path)
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(text.utf8).write(to: file)
        }
        for mark in marks { try write("", mark) }
        try write("struct Chip {}", "Design/Chip.swift")
        try write("\(root.path)/Design/Chip.swift\n", "Shop/.build/debug/Design.build/sources")
        let sources = TypeSources(
          package: root.appendingPathComponent("Shop"),
          program: TestProgram(file: root.appendingPathComponent("Shop/.build/debug/Tests.xctest")))
        #expect(sources.place(of: "Design.Chip") == (place.hasPrefix("/") ? root.path + place : place))
      }
    }
  }

  @Test func `a type in a file that a plugin compiles is found in the original`() throws {
    let written = ".build/plugins/outputs/app/Pane/destination/CompileAsMacOS/Pane.asmacOS.swift"
    #expect(
      try places(
        of: ["Shop.Pane"],
        in: [written: "#sourceLocation(file: \"<package>/App/Shop/Pane.swift\", line: 1)\n\nstruct Pane {}"],
        lists: [".build/debug/Shop.build/sources": "<package>/\(written)\n"]) == ["App/Shop/Pane.swift:2"])
  }

  @Test func `without a list, the usual folders are searched`() throws {
    #expect(
      try places(of: ["Shop.PriceTag"], in: ["Sources/Shop/Deep/Tag.swift": "struct PriceTag {}"])
        == ["Sources/Shop/Deep/Tag.swift:1"])
  }

  @Test func `of two types with one name, neither is taken`() throws {
    let files = ["Sources/Shop/A.swift": "private struct Row {}", "Sources/Shop/B.swift": "private struct Row {}"]
    #expect(try places(of: ["Shop.Row"], in: files) == [nil])
    let nested = ["Sources/Shop/A.swift": "struct List { struct Row {} }", "Sources/Shop/B.swift": "\nstruct Row {}"]
    #expect(
      try places(of: ["Shop.Row", "Shop.List.Row"], in: nested) == ["Sources/Shop/B.swift:2", "Sources/Shop/A.swift:1"])
    let conditions = ["Sources/Shop/A.swift": "#if os(iOS)\nstruct Row {}\n#else\nstruct Row {}\n#endif"]
    #expect(try places(of: ["Shop.Row"], in: conditions) == ["Sources/Shop/A.swift:2"])
    let inExtension = ["Sources/Shop/A.swift": "\nextension Color { struct Row {} }"]
    #expect(try places(of: ["Shop.Color.Row"], in: inExtension) == ["Sources/Shop/A.swift:2"])
    let inFunction = ["Sources/Shop/A.swift": "func make() { struct Row {} }"]
    #expect(try places(of: ["Shop.Row"], in: inFunction) == ["Sources/Shop/A.swift:1"])
  }

  @Test func `a module cannot lead out of the folders`() throws {
    #expect(
      try places(of: ["Row", "", ".", "../x.Row"], in: ["Sources/Shop/A.swift": "struct Row {}"]) == [
        nil, nil, nil, nil,
      ])
  }
}
