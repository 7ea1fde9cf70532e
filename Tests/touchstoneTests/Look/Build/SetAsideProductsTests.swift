import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct SetAsideProductsTests {
  /// Calls a closure with a build folder, and its folder of products, which is behind a link as SwiftPM makes it.
  private func withBuildFolder(_ body: (_ scratch: URL, _ products: URL) throws -> Void) throws {
    try withTemporaryFolder { scratch in
      let products = scratch.appendingPathComponent("x86_64-unknown-linux-gnu/debug")
      try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: scratch.appendingPathComponent("debug").path, withDestinationPath: "x86_64-unknown-linux-gnu/debug")
      for name in ["app", "AppPackageTests.xctest", "other"] {
        try Data("today's \(name)".utf8).write(to: products.appendingPathComponent(name))
      }
      try body(scratch, products)
    }
  }

  private func text(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

  @Test func `programs and tests of an earlier commit are gone afterwards, and today's are back as they were`() throws {
    try withBuildFolder { scratch, products in
      let files = ["app", "AppPackageTests.xctest", "old"].map(products.appendingPathComponent)
      let stamps = files.map { FileStamp.of($0.path) }
      let aside = try SetAsideProducts(in: scratch, names: ["app", "AppPackageTests.xctest", "old"])
      #expect(names(in: products.path) == ["other"])
      for file in files { try Data("the commit's".utf8).write(to: file) }
      aside.restore()
      #expect(files.map { FileStamp.of($0.path) } == stamps)
      #expect(text(files[0]) == "today's app" && stamps[2] == nil)
      #expect(names(in: scratch.path) == ["debug", "x86_64-unknown-linux-gnu"])
    }
  }

  @Test func `resources of any package are today's afterwards`() throws {
    try withBuildFolder { scratch, products in
      let file = products.appendingPathComponent("Kit_Kit.resources/Colors.json")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("today's".utf8).write(to: file)
      let aside = try SetAsideProducts(in: scratch, names: ["app"])
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("the commit's".utf8).write(to: file)
      aside.restore()
      #expect(text(file) == "today's")
    }
  }

  @Test func `what a process has left that was ended is removed, and the rest stays`() throws {
    try withBuildFolder { scratch, products in
      #expect(!SetAsideProducts.areLeft(in: scratch))
      _ = try SetAsideProducts(in: scratch, names: ["app", "AppPackageTests.xctest"])
      for name in ["app", "App.look"] { try Data("the commit's".utf8).write(to: products.appendingPathComponent(name)) }
      #expect(SetAsideProducts.areLeft(in: scratch))
      // Such a program would read resources that are not there.
      try SetAsideProducts(in: scratch, names: ["AppPackageTests.xctest"]).restore()
      #expect(names(in: products.path) == ["other"])
      #expect(names(in: scratch.path) == ["debug", "x86_64-unknown-linux-gnu"])
    }
  }

  @Test func `a package may make its programs, its libraries, its resources and each of the test bundles`() throws {
    let names = try PackageFixture.manifest().productNames
    let resources = names.filter { $0.hasSuffix(".resources") }
    #expect(resources.contains("Design_Cards.resources") && resources.contains("Design_Base.resources"))
    #expect(
      names.subtracting(resources) == [
        "DesignPackageTests.xctest", "touchstone-previewsPackageTests.xctest", "touchstone-viewsPackageTests.xctest",
        "App", "app", "Cards", "Rows", "libCards.so", "libRows.so",
      ])
  }
}
