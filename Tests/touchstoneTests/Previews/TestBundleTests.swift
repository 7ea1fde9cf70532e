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
      try Data("#!/bin/sh\n# TOUCHSTONE_PREVIEW_PAGE\nexit $CODE\n".utf8).write(to: bundle)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bundle.path)
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
      let first = SourceState(of: [package], except: output)
      try Data("a".utf8).write(to: package.appendingPathComponent("Snapshots/a.png"))
      try Data("a".utf8).write(to: package.appendingPathComponent(".build/a.o"))
      try Data("a".utf8).write(to: package.appendingPathComponent("page/pictures/a.png"))
      #expect(SourceState(of: [package], except: output) == first)
      try Data("a".utf8).write(to: package.appendingPathComponent("Sources/A.swift"))
      let second = SourceState(of: [package], except: output)
      #expect(second != first)
      try Data("ab".utf8).write(to: package.appendingPathComponent("Sources/A.swift"))
      #expect(SourceState(of: [package], except: output) != second)
    }
  }

  @Test func `sources of local packages count too`() throws {
    try withPackage { package in
      try withPackage { other in
        let output = package.appendingPathComponent("page", isDirectory: true)
        let first = SourceState(of: [package], except: output).joined(with: [other], except: output)
        #expect(SourceState(of: [package, other], except: output) == first)
        try Data("a".utf8).write(to: other.appendingPathComponent("A.swift"))
        #expect(SourceState(of: [package, other], except: output) != first)
      }
    }
  }
}
