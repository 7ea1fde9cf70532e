import Foundation
import Testing

@testable import TouchstoneSnapshots

@Suite struct GoldenKeyTests {
  private let place = SourcePlace(
    package: URL(fileURLWithPath: "/p", isDirectory: true), file: "Tests/CardTests/Cards.swift", target: "CardTests",
    stem: "Cards")

  private func request(
    function: String = "testDark()", name: String? = nil, argument: String? = nil, directory: String? = nil
  ) -> SnapshotRequest {
    SnapshotRequest(
      at: AssertionLocation(
        fileID: "CardTests/Cards.swift", filePath: "/p/Tests/CardTests/Cards.swift", line: 1, function: function),
      AssertionArguments(name: name, snapshotDirectory: directory), test: TestIdentity(argument: argument))
  }

  private func path(
    _ request: SnapshotRequest, counter: Int = 1, scale: Double? = 2, pathExtension: String? = "png",
    environment: SnapshotEnvironment = SnapshotEnvironment()
  ) -> String {
    let key = GoldenKey(request, place: place, pathExtension: pathExtension) { counter }
    return key.folder(environment: environment).appendingPathComponent(key.fileName(scale: scale)).path
  }

  @Test func `a golden lies below the target and the file`() {
    #expect(path(request()) == "/p/Snapshots/CardTests/Cards/testDark.1@2x.png")
    #expect(path(request(), counter: 3, scale: 1) == "/p/Snapshots/CardTests/Cards/testDark.3.png")
    #expect(path(request(name: "wide card"), scale: 1.5) == "/p/Snapshots/CardTests/Cards/testDark.wide_card@1.5x.png")
    #expect(path(request(), scale: nil, pathExtension: nil) == "/p/Snapshots/CardTests/Cards/testDark.1")
  }

  @Test func `the argument of a parameterised test is in the name`() {
    let levels = request(function: "levels(level:)", argument: "0.25")
    #expect(path(levels) == "/p/Snapshots/CardTests/Cards/levels.0.25.1@2x.png")
  }

  // swift-snapshot-testing writes the parentheses as a hyphen.
  @Test func `what a helper adds to the name of a test is in the name`() {
    #expect(path(request(function: "testCard()_dark")) == "/p/Snapshots/CardTests/Cards/testCard-_dark.1@2x.png")
    #expect(GoldenKey.isName("testCard-_dark.1.png", ofTestsNamed: GoldenKey.testNames(of: "testCard()")))
    #expect(path(request(function: "a card (wide)()")) == path(request(function: "a card ()")))
  }

  @Test func `other folders come from the assertion and from the environment`() {
    var environment = SnapshotEnvironment()
    environment.snapshots = "/goldens"
    #expect(path(request(), environment: environment) == "/goldens/CardTests/Cards/testDark.1@2x.png")
    #expect(path(request(directory: "/own"), environment: environment) == "/own/testDark.1@2x.png")
    #expect(path(request(directory: "Own")) == "/p/Own/testDark.1@2x.png")
  }

  @Test func `the ID leaves out target scale extension and the first number`() {
    func id(_ request: SnapshotRequest, _ counter: Int) -> String {
      GoldenKey(request, place: place, pathExtension: "png") { counter }.id.description
    }
    #expect(id(request(), 1) == "Cards/testDark")
    #expect(id(request(), 2) == "Cards/testDark.2")
    #expect(id(request(name: "wide"), 1) == "Cards/testDark.wide")
    #expect(id(request(argument: "3"), 1) == "Cards/testDark.3")
  }

  @Test func `the patterns of only mean a snapshot or all below`() {
    let id = SnapshotID(target: "AppTests", description: "Cards/testDark.wide")
    for pattern in [
      "Cards", "Cards/", "Cards/testDark", "Cards/testDark.wide", "AppTests", "AppTests/Cards",
      "AppTests/Cards/testDark",
      "*", "*.wide", "Cards/*.wide", "Cards/test*", "AppTests/*", "*Dark*",
    ] {
      #expect(id.matches(pattern), "\(pattern)")
    }
    for pattern in [
      "Car", "Cards/test", "Cards/testDark.wid", "Other", "Cards/testDark.wide.2", "testDark", "*.wid", "", "Other*",
      "*x*",
    ] {
      #expect(!id.matches(pattern), "\(pattern)")
    }
  }

  @Test func `a pattern that begins with equals means the whole name only`() {
    let id = SnapshotID(target: "AppTests", description: "Cards/testDark.wide")
    for pattern in ["=Cards/testDark.wide", "=AppTests/Cards/testDark.wide"] {
      #expect(id.matches(pattern), "\(pattern)")
    }
    for pattern in ["=Cards/testDark", "=Cards", "=*", "=", "=Cards/testDark.wide.2"] {
      #expect(!id.matches(pattern), "\(pattern)")
    }
  }

  @Test func `the longest name fits a file system`() {
    let long = String(repeating: "very long ", count: 40)
    let longest = path(request(function: "`\(long)`()", name: long, argument: long), scale: 1.25)
    #expect((longest as NSString).lastPathComponent.utf8.count <= 255)
  }
}

@Suite struct SourcePlaceTests {
  private func place(_ fileID: String, _ path: String, package: String) -> SourcePlace {
    SourcePlace(
      fileID: fileID, filePath: path, workingFolder: URL(fileURLWithPath: "/src"),
      isFile: { $0 == path }, isPackage: { $0.path == package })
  }

  @Test func `a source that is not on this machine is in no package around`() {
    let found = SourcePlace(
      fileID: "CardTests/Cards.swift", filePath: "/p/build/Tests/CardTests/Cards.swift",
      workingFolder: URL(fileURLWithPath: "/src"), isFile: { _ in false }, isPackage: { $0.path == "/p" })
    #expect(found.package.path == "/src")
    #expect(found.file == "/p/build/Tests/CardTests/Cards.swift")
    #expect(found.target == "CardTests")
  }

  @Test func `a program that was compiled elsewhere finds its source in the working folder by the end of the path`() {
    func file(_ path: String, have files: Set<String>) -> SourcePlace {
      SourcePlace(
        fileID: "CardTests/Cards.swift", filePath: path, workingFolder: URL(fileURLWithPath: "/src"),
        isFile: files.contains, isPackage: { ["/p", "/src"].contains($0.path) })
    }
    let source = "/p/build/Tests/CardTests/Cards.swift"
    let found = file(source, have: ["/src/Tests/CardTests/Cards.swift", "/src/CardTests/Cards.swift"])
    #expect(found.file == "Tests/CardTests/Cards.swift")
    #expect(found.package.path == "/src")
    #expect(found.target == "CardTests")
    #expect(!found.isInPackage)
    // A name alone says nothing, and neither does a file where the source is.
    #expect(file(source, have: ["/src/Cards.swift"]).file == source)
    let outside = file("/x/CardTests/Cards.swift", have: ["/x/CardTests/Cards.swift", "/src/CardTests/Cards.swift"])
    #expect(outside.file == "/x/CardTests/Cards.swift")
  }

  @Test func `a source of Bazel, which tests do not have, has its path from the workspace`() {
    let found = SourcePlace(
      fileID: "CardTests/Cards.swift", filePath: "app/Tests/CardTests/Cards.swift",
      workingFolder: URL(fileURLWithPath: "/runfiles/_main", isDirectory: true), isFile: { _ in false },
      isPackage: { _ in false })
    #expect(found.file == "app/Tests/CardTests/Cards.swift")
    #expect(found.package.path == "/runfiles/_main")
    #expect(!found.isInPackage)
  }

  @Test func `the target is the folder below tests`() {
    let found = place("CardTests/Cards.swift", "/p/Tests/CardTests/Sub/Cards.swift", package: "/p")
    #expect(found.package.path == "/p")
    #expect(found.file == "Tests/CardTests/Sub/Cards.swift")
    #expect(found.target == "CardTests")
    #expect(found.stem == "Cards")
  }

  @Test func `elsewhere the target is the module`() {
    #expect(place("Mod/A.swift", "/p/Checks/X/A.swift", package: "/p").target == "Mod")
    #expect(place("Mod/A.swift", "/p/Tests/A.swift", package: "/p").target == "Mod")
  }

  @Test func `a helper of another module does not move the golden`() {
    #expect(place("Helpers/Assert.swift", "/p/Checks/CardTests/A.swift", package: "/p").target == "CardTests")
    #expect(place("Helpers/Assert.swift", "/p/CardTests/Views/A.swift", package: "/p").target == "CardTests")
    #expect(place("Helpers/Assert.swift", "/p/Tests/CardTests/A.swift", package: "/p").target == "CardTests")
    #expect(
      place("Helpers/Assert.swift", "/p/Features/Cards/Tests/CardTests/A.swift", package: "/p").target == "CardTests")
    let gone = SourcePlace(
      fileID: "Helpers/Assert.swift", filePath: "/build/Tests/CardTests/A.swift",
      workingFolder: URL(fileURLWithPath: "/src"), isFile: { _ in false }, isPackage: { _ in false })
    #expect(gone.target == "CardTests")
  }

  @Test func `a short path of Swift 6 is found below its module`() {
    let found = SourcePlace(
      fileID: "Helpers/Assert.swift", filePath: "CardTests/Cards.swift", workingFolder: URL(fileURLWithPath: "/p/sub"),
      isFile: { _ in false }, isPackage: { $0.path == "/p" },
      find: { name, folder in folder.path == "/p/Tests/CardTests" ? "\(folder.path)/Views/\(name)" : nil })
    #expect(found.package.path == "/p")
    #expect(found.file == "Tests/CardTests/Views/Cards.swift")
    #expect(found.target == "CardTests")
    #expect(found.stem == "Cards")
    let lost = SourcePlace(
      fileID: "Helpers/Assert.swift", filePath: "CardTests/Cards.swift", workingFolder: URL(fileURLWithPath: "/w"),
      isFile: { _ in false }, isPackage: { _ in false })
    #expect(lost.file == "Tests/CardTests/Cards.swift")
    #expect(lost.package.path == "/w")
  }

  @Test func `the nearest package counts`() {
    let nested = place("T/A.swift", "/p/Tests/Packages/x/Tests/T/A.swift", package: "/p/Tests/Packages/x")
    #expect(nested.package.path == "/p/Tests/Packages/x")
    #expect(nested.target == "T")
  }

  @Test func `a source that is not here belongs to the working folder`() {
    let found = place("Mod/A.swift", "/elsewhere/Tests/Mod/A.swift", package: "/p")
    #expect(found.package.path == "/src")
    #expect(found.file == "/elsewhere/Tests/Mod/A.swift")
    #expect(found.target == "Mod")
  }
}
