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

  @Test func `an answer that is kept says what is missing in the clone, and counts only while that is so`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      let pointer =
        "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 1\n"
      try repository.commit([".gitattributes": "*.png filter=lfs -text\n", "logo.png": pointer])
      let session = LookSession(package: repository.url.resolvingSymlinksInPath())
      let request = LookRequest(name: "Card", folder: session.folder(of: "Card").path)
      let revision = try LookRevision("HEAD", of: session.package)
      let copy = session.copied(to: session.home.appendingPathComponent("revision", isDirectory: true))
      // A manager of toolchains is asked there.
      try FileManager.default.createDirectory(at: copy.package, withIntermediateDirectories: true)
      let missing = [
        "The file logo.png of the commit is not fetched from Git LFS. Fetch: git lfs fetch origin \(revision.commit)"
      ]
      var kept = LookAnswer()
      kept.width = 7
      _ = try request.prepare()
      let answer = request.place.appendingPathComponent(LookRequest.answerName)
      for (known, isCurrent) in [(missing, true), ([], false)] {
        try JSONEncoder().encode(kept).write(to: answer)
        try revision.key(of: request, copy, known)
          .write(to: request.place.appendingPathComponent("commit.txt"), atomically: true, encoding: .utf8)
        if isCurrent {
          let found = try revision.answer(to: request, session)
          #expect(found.answer == kept && found.missing == missing)
        } else {
          #expect(throws: LookFailure.self) { try revision.answer(to: request, session) }
        }
      }
    }
  }
}
