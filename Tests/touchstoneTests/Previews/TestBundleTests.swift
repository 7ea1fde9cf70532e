import Foundation
import Testing

@testable import touchstone

struct TestBundleTests {
  private func withPackage(_ body: (URL) throws -> Void) throws {
    let package = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: package) }
    try body(package)
  }

  /// SwiftPM's `debug` is a link to a folder named for the platform.
  @Test func `the bundle is found behind the link that a build folder has`() throws {
    try withPackage { package in
      let build = package.appendingPathComponent(".build")
      let products = build.appendingPathComponent("x86_64-unknown-linux-gnu/debug")
      try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: build.appendingPathComponent("debug").path, withDestinationPath: "x86_64-unknown-linux-gnu/debug")
      let bundle = products.appendingPathComponent("AppPackageTests.xctest")
      ShellScript.write("#!/bin/sh\n# TOUCHSTONE_PREVIEW_PAGE\nexit $CODE\n", to: bundle)
      let tests = TestBundle(package: package, scratch: build, name: "App")
      try tests.run(environment: ["CODE": "0"])
      #expect(throws: PreviewFailure.crashed(code: 3, "")) { try tests.run(environment: ["CODE": "3"]) }
    }
  }

  @Test func `a package without tests is told what to add`() throws {
    try withPackage { package in
      let bundle = TestBundle(package: package, scratch: package, name: "App")
      #expect(throws: PreviewFailure.noTests) { try bundle.run(environment: [:]) }
    }
  }

  @Test func `a bundle that cannot draw previews is not run`() throws {
    try withPackage { package in
      let products = package.appendingPathComponent("scratch/debug")
      try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
      try Data("#!/bin/sh\nexit 0\n".utf8).write(to: products.appendingPathComponent("AppPackageTests.xctest"))
      let bundle = TestBundle(package: package, scratch: package.appendingPathComponent("scratch"), name: "App")
      #expect(throws: PreviewFailure.noTouchstone) { try bundle.run(environment: [:]) }
    }
  }

  @Test func `sources change with their files, and not with goldens and builds`() throws {
    try withPackage { package in
      let output = package.appendingPathComponent("page", isDirectory: true)
      for folder in ["Sources", "Snapshots", ".build", "page/pictures"] {
        try FileManager.default.createDirectory(
          at: package.appendingPathComponent(folder), withIntermediateDirectories: true)
      }
      try Data("a".utf8).write(to: package.appendingPathComponent("Package.swift"))
      let first = SourceState(of: [package], except: [output])
      try Data("a".utf8).write(to: package.appendingPathComponent("Snapshots/a.png"))
      try Data("a".utf8).write(to: package.appendingPathComponent(".build/a.o"))
      try Data("a".utf8).write(to: package.appendingPathComponent("page/pictures/a.png"))
      #expect(SourceState(of: [package], except: [output]) == first)
      try Data("a".utf8).write(to: package.appendingPathComponent("Sources/A.swift"))
      let second = SourceState(of: [package], except: [output])
      #expect(second != first)
      try Data("ab".utf8).write(to: package.appendingPathComponent("Sources/A.swift"))
      #expect(SourceState(of: [package], except: [output]) != second)
    }
  }

  @Test func `sources behind links count, each once, and so do those in folders that are named Snapshots`() throws {
    try withPackage { folder in
      func write(_ path: String, _ text: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      func state() -> SourceState { SourceState(of: [folder.appendingPathComponent("package")], except: []) }
      try write("package/Package.swift", "")
      try write("package/Sources/App/Snapshots/Snapshots/Card.swift", "1")
      try write("package/Snapshots/AppTests/Snapshots/card.png", "1")
      try write("app/View.swift", "1")
      let link = { try FileManager.default.createSymbolicLink(atPath: folder.path + $0, withDestinationPath: $1) }
      try link("/package/Sources/Shared", "../../app")
      // A link that leads to a folder around it does not end.
      try link("/app/again", "../package")
      let first = state()
      #expect(SourceState(text: first.text) == first && first.text.split(separator: "\n").count == 3)
      try write("package/Snapshots/AppTests/Snapshots/card.png", "1 2 3")
      #expect(state() == first)
      try write("app/View.swift", "1 2")
      try write("package/Sources/App/Snapshots/Snapshots/Card.swift", "1 2")
      let changes = try #require(state().changes(since: first))
      #expect(Set(changes.map { $0.split(separator: "/").last }) == ["View.swift", "Card.swift"])
      try write("app/New.swift", "")
      #expect(state().changes(since: first) == nil)
      try FileManager.default.removeItem(at: folder.appendingPathComponent("app/View.swift"))
      #expect(state().changes(since: first) == nil)
    }
  }

  @Test func `a file has the path of each link that leads to it: each may be a source of a module`() throws {
    try withPackage { package in
      for folder in ["Shared", "Sources/A", "Sources/B"] {
        try FileManager.default.createDirectory(
          at: package.appendingPathComponent(folder), withIntermediateDirectories: true)
      }
      let file = package.appendingPathComponent("Shared/View.swift")
      try Data("1".utf8).write(to: file)
      for (path, place) in [
        ("Sources/A/Shared", "../../Shared"), ("Sources/B/Shared", "../../Shared"),
        ("Sources/B/C.swift", "Shared/View.swift"),
        // Folders in each other have no end.
        ("Shared/A", "../Sources/A"), ("Shared/B", "../Sources/B"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: package.appendingPathComponent(path).path, withDestinationPath: place)
      }
      let first = SourceState(of: [package], except: [])
      try Data("1 2".utf8).write(to: file)
      let changes = try #require(SourceState(of: [package], except: []).changes(since: first))
      let names = Set(changes.map { $0.dropFirst(package.path.count + 1) })
      #expect(
        names.isSuperset(of: [
          "Shared/View.swift", "Sources/A/Shared/View.swift", "Sources/B/Shared/View.swift", "Sources/B/C.swift",
        ]))
      #expect(names.count < 100)
    }
  }

  @Test func `a drawing that takes too long is ended, with all that it started`() throws {
    try withPackage { package in
      let products = package.appendingPathComponent("debug")
      try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
      let file = products.appendingPathComponent("AppPackageTests.xctest")
      ShellScript.write("#!/bin/sh\nsetsid sleep 600 &\necho $! > started\nwait\n", to: file)
      var bundle = TestBundle(package: package, scratch: package, name: "App")
      // On a busy machine, the script may be ended before it has started anything.
      func started() -> pid_t? {
        let text = try? String(contentsOf: package.appendingPathComponent("started"), encoding: .utf8)
        return text.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
      }
      for seconds in [0.5, 5, 60] where started() == nil {
        bundle.limit = .seconds(seconds)
        #expect(throws: PreviewFailure.overdue(.seconds(seconds))) { try bundle.runKnown(environment: [:]) }
      }
      let inner = try #require(started())
      // A process that was killed is there until the system has a moment for it.
      func state() -> String { (try? String(contentsOfFile: "/proc/\(inner)/stat", encoding: .utf8)) ?? ") Z" }
      for _ in 0..<1200 where !state().contains(") Z") { usleep(50_000) }
      #expect(state().contains(") Z"))
    }
  }

  @Test func `the sources of a local package are its manifest and the folders of its targets, wherever they lie`()
    throws
  {
    try withPackage { folder in
      let other = folder.appendingPathComponent("other")
      for path in ["Lib", "Sources/Base", "Tests/BaseTests", "Plugins/Make", "../far"] {
        try FileManager.default.createDirectory(
          at: other.appendingPathComponent(path), withIntermediateDirectories: true)
      }
      let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "other", targets: [
          .target(name: "Base"), .target(name: "Lib", path: "Lib"), .testTarget(name: "BaseTests"),
          .plugin(name: "Make", capability: .buildTool()), .target(name: "Far")])
        """
      try FileManager.default.createSymbolicLink(
        atPath: other.appendingPathComponent("Sources/Far").path, withDestinationPath: "../../far")
      try Data(manifest.utf8).write(to: other.appendingPathComponent("Package.swift"))
      var previews = PackagePreviews(package: folder, scratch: folder)
      let json = """
        {"name": "App", "toolsVersion": {"_version": "6.0.0"}, "products": [], "targets": [],
        "dependencies": [{"fileSystem": [{"identity": "other", "path": "\(other.path)"}]}]}
        """
      previews.manifest = try JSONDecoder().decode(PackageManifest.self, from: Data(json.utf8))
      let paths = previews.localSources().map { $0.path.dropFirst(other.path.count) }
      #expect(paths == ["/Package.swift", "/Sources/Base", "/Lib", "/Plugins/Make", "/Sources/Far"])
    }
  }

  @Test func `sources of local packages count too`() throws {
    try withPackage { package in
      try withPackage { other in
        let output = package.appendingPathComponent("page", isDirectory: true)
        let first = SourceState(of: [package], except: [output]).joined(with: [other], except: [output])
        #expect(SourceState(of: [package, other], except: [output]) == first)
        try Data("a".utf8).write(to: other.appendingPathComponent("A.swift"))
        #expect(SourceState(of: [package, other], except: [output]) != first)
      }
    }
  }
}
