import Foundation
import Testing

@testable import touchstone

struct NewPackageTests {
  private func package(_ files: [String: String], name: String = "Cards") throws -> (NewPackage, URL) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("new-\(UUID().uuidString)")
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return (try NewPackage(folder: folder, name: name, touchstone: "../touchstone", preferred: nil), folder)
  }

  @Test func `the views without a test are named with their place and the reason`() throws {
    let (new, folder) = try package([
      "Views/Card.swift": "import SwiftUI\nstruct Switch: View { var body: some View { Text(\"\") } }\n",
      "Views/Row.swift": "import SwiftUI\nstruct Row: View { let title: String }\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      new.summary == """
        Snapshots of 1 view without parameters.
        Views without a test:
          Views/Row.swift:2: Row: it needs title
        Next: swift test
        """)
    #expect(new.files.map(\.text)[1].contains("func `switch`() {\n    assertSnapshot(of: Switch(), as: .image)"))
  }

  @Test func `nothing is written where a link leads out of the folder`() throws {
    let (new, folder) = try package([
      "Card.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }\n"
    ])
    let elsewhere = FileManager.default.temporaryDirectory.appendingPathComponent("elsewhere-\(UUID().uuidString)")
    defer { for url in [folder, elsewhere] { try? FileManager.default.removeItem(at: url) } }
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("Tests").path, withDestinationPath: elsewhere.path)
    #expect {
      try new.write()
    } throws: { error in
      "\(error)".contains("Tests/CardsTests/CardsTests.swift cannot be written: a link leads to ")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path))
  }

  @Test func `the platform is the one that has what the sources import, and is told`() throws {
    let hidden = "#if os(macOS)\nlet a = 1\nlet b = 2\n#endif\n"
    for (module, platform, other) in [("UIKit", "iOS", "macOS"), ("AppKit", "macOS", "iOS")] {
      let condition = hidden.replacingOccurrences(of: "macOS", with: other)
      let (new, folder) = try package([
        "Card.swift": "import \(module)\n" + condition, "Row.swift": hidden + "#if os(iOS)\nlet c = 3\n#endif\n",
      ])
      defer { try? FileManager.default.removeItem(at: folder) }
      #expect(
        new.summary.contains(
          "\nCompiled as on \(platform). For \(other): delete these files, and touchstone init --as \(other)\n"))
      let manifest = new.files.map(\.text)[0]
      #expect(manifest.contains(platform == "iOS" ? "\"CompileAsIOS\"" : "\"CompileAsMacOS\""))
      #expect(manifest.contains("written by `touchstone init`"))
    }
  }

  @Test(arguments: ["SwiftUI", "Testing", "class", "MapKit", "TouchstoneTesting", "main"])
  func `a name that no module can have is refused`(name: String) throws {
    #expect(throws: MigrationError.takenName(name)) { try package(["Card.swift": "import SwiftUI\n"], name: name) }
    #expect(
      MigrationError.takenName("class").description
        == "Nothing was written: a module cannot be called class, which is a keyword or the name of another module. Choose "
        + "a name: --name ClassViews")
  }

  @Test func `what is no source is excluded, and the folder of goldens exists`() throws {
    let (new, folder) = try package([
      "Card.swift": "import SwiftUI\nimport HealthKit\n", "Info.plist": "", "Shop.entitlements": "",
      "CardTests/CardTests.swift": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let excluded = #"exclude: ["CardTests", "Info.plist", "Shop.entitlements", "Snapshots", "Tests"]"#
    #expect(new.files.map(\.text)[0].contains(excluded))
    #expect(new.files.map(\.path).contains("Snapshots/.gitkeep"))
    #expect(new.summary.hasSuffix("Next: touchstone migrate, which lists what Linux lacks, and then swift test"))
  }

  @Test func `tests of previews import SwiftUI, which has their type`() throws {
    let (new, folder) = try package(["Card.swift": "import SwiftUI\n#Preview { Text(\"\") }\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(new.files.map(\.text)[1].hasPrefix("import SwiftUI\nimport Testing\nimport TouchstoneTesting\n"))
  }

  @Test func `a folder without SwiftUI gets tests that do not import it, and a warning`() throws {
    let (new, folder) = try package(["Card.swift": "import UIKit\nfinal class Card: UIView {}\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(new.summary.hasPrefix("NO SNAPSHOT: there is no preview and no view without parameters."))
    let tests = new.files.map(\.text)[1]
    #expect(!tests.contains("import SwiftUI"))
    #expect(!tests.contains("@Test"))
    #expect(tests.contains("write the first test here"))
  }
}
