import Foundation
import Testing
import TouchstoneReport
import TouchstoneTestSupport

@testable import touchstone

struct LookRevisionTests {
  @Test
  func `today's tests and programs stay as they are after a comparison, even if the commit does not build`()
    throws
  {
    try withTemporaryFolder { package in
      try Data("// swift-tools-version: 6.2\nno package\n".utf8)
        .write(to: package.appendingPathComponent("Package.swift"))
      for words in [
        ["init", "-q"], ["add", "Package.swift"],
        ["-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", "A"],
      ] { #expect(ExternalProgram.run(["git"] + words, in: package)?.status == 0) }
      let build = package.appendingPathComponent(".build")
      let products = build.appendingPathComponent("x86_64-unknown-linux-gnu/debug")
      try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: build.appendingPathComponent("debug").path, withDestinationPath: "x86_64-unknown-linux-gnu/debug")
      for name in ["AppPackageTests.xctest", "touchstone"] {
        try Data().write(to: products.appendingPathComponent(name))
      }
      let session = LookSession(package: package)
      let request = LookRequest(name: "Card", folder: session.folder(of: "Card").path)
      let revision = try LookRevision("HEAD", of: package)
      #expect(throws: LookFailure.self) { try revision.answer(to: request, session) }
      // What is written again with the same contents keeps its time, by which SwiftPM's records go.
      let manifest = session.home.appendingPathComponent("revision/Package.swift").path
      let stamp = FileStamp.of(manifest)
      #expect(throws: LookFailure.self) { try revision.answer(to: request, session) }
      #expect(stamp != nil && FileStamp.of(manifest) == stamp)
      #expect(names(in: products.path) == ["AppPackageTests.xctest", "touchstone"])
    }
  }
}
