import Foundation
import Testing
import TouchstoneConditions

@testable import touchstone

/// Names that the compiler refuses, of which `migrate` must not say that nothing stops the build.
struct AbsentNameTests {
  private let folder = MigrationFolder()

  /// Xcode's template of an app with Core Data, of which only one file imports Core Data.
  @Test func `the context of Core Data stops a build where nothing but SwiftUI is imported`() throws {
    try folder.write([
      "Sources/Cards/CardsApp.swift": """
      import SwiftUI
      @main struct CardsApp: App {
        let persistence = Persistence.shared
        var body: some Scene {
          WindowGroup { Text("A").environment(\\.managedObjectContext, persistence.container.viewContext) }
        }
      }
      """
    ])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library))
    #expect(plan.text.contains(#"CardsApp.swift:5: \.managedObjectContext: Core Data is not available: pass"#))
    #expect(plan.verdict.text == #"Verdict: cannot build: \.managedObjectContext in 1 file."#)
  }

  @Test(arguments: ["FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults"])
  func `requests of Core Data stop a build`(name: String) throws {
    try folder.write(["Sources/Cards/A.swift": "import SwiftUI\nlet a: \(name)<Card>\n"])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library))
    #expect(plan.verdict.text == "Verdict: cannot build: \(name) in 1 file.")
  }

  @Test(arguments: [
    "import SwiftUI\nstruct FetchRequest<T> {}\nlet a: FetchRequest<Int>\n",
    "import Foundation\nlet a: FetchRequest<Int>\n",
    "import Foundation\nclass NSPredicate { init(format: String) {} }\nlet a = NSPredicate(format: \"a\")\n",
  ])
  func `a name that is the package's own stops nothing`(source: String) throws {
    try folder.write(["Sources/Cards/A.swift": source])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library))
    #expect(!plan.verdict.text.contains("cannot build"), "\(plan.verdict.text)")
  }

  /// Touchstone declares them as unavailable, or not at all.
  @Test func `names of SwiftUI that are absent all stop a build`() {
    #expect(Advice.byName.keys.filter { AbsentNames.contains($0) && !Advice.stoppingNames.contains($0) }.isEmpty)
    #expect(Advice.stoppingNames.allSatisfy { Advice.byName[$0] != nil })
  }

  @Test(arguments: [
    #"NSPredicate(format: "a == %@", a)"#, "NSPredicate(\n  format: a)", #"Foundation.NSPredicate (format: "a")"#,
  ])
  func `predicates that are read from text stop a build`(code: String) throws {
    try folder.write(["Sources/Cards/A.swift": "import Foundation\nlet a = \(code)\n"])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library))
    #expect(plan.text.contains("A.swift:2: NSPredicate(format:): Linux has no predicates from text: use #Predicate or"))
    #expect(plan.verdict.text == "Verdict: cannot build: NSPredicate(format:) in 1 file.")
  }

  @Test(arguments: ["NSPredicate(block: a)", "NSPredicate(value: true)", "format(NSPredicate.self)", "NSPredicate"])
  func `other predicates stop no build`(code: String) throws {
    try folder.write(["Sources/Cards/A.swift": "import Foundation\nlet a = \(code)\n"])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library))
    #expect(plan.verdict.obstacles.isEmpty && !plan.text.contains("NSPredicate"))
  }

  @Test func `files that import Cocoa are compiled with AppKit, as on macOS`() throws {
    try folder.write(["Sources/Cards/A.swift": "import Cocoa\nimport SwiftUI\nlet a = NSColor.red\n"])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library))
    #expect(plan.targets.map(\.products) == [["AppKit", "SwiftUI"]])
    #expect(plan.targets.map(\.plugins) == [["CompileAsMacOS"]])
    #expect(plan.targets.flatMap(\.remarks).isEmpty && plan.verdict.obstacles.isEmpty)
  }

  @Test func `names of AppKit that are missing are named where Cocoa is imported`() throws {
    try folder.write(["Sources/Cards/A.swift": "import Cocoa\nlet a: NSTableView?\n"])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library))
    #expect(plan.text.contains("A.swift:2: NSTableView: Linux and Touchstone do not have it"))
    #expect(plan.verdict.text == "Verdict: cannot build: NSTableView in 1 file.")
  }

  @Test func `a dependency that imports Cocoa has to be migrated`() throws {
    try folder.write([
      "Sources/Cards/A.swift": "", ".build/checkouts/deck/Package.swift": "",
      ".build/checkouts/deck/Sources/Deck/A.swift": "import Foundation\nimport Cocoa\n",
    ])
    defer { folder.remove() }
    let found = DependencySurvey.all(of: try folder.manifest(MigrationFolder.library), package: folder.url)
    #expect(found.map { $0.text.hasPrefix("Dependency deck imports Cocoa (Sources/Deck/A.swift:2)") } == [true])
  }
}
