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

  @Test func `what the compiler says about a commit has files, lines and hints, as for the package itself`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      try repository.commit(["Package.swift": "// swift-tools-version: 6.2\n"])
      let revision = try LookRevision("HEAD", of: repository.url)
      let copy = URL(fileURLWithPath: "/home/ada/App/.build/touchstone/look/revision", isDirectory: true)
      let output = """
        [1/2] Compiling App
        \(copy.path)/Sources/App/Card.swift:3:8: error: no such module 'HealthKit'
        """
      let failure = revision.failure(PreviewFailure.notBuilt(output), in: copy)
      let error = try #require(failure.errors.first)
      #expect(failure.errors.count == 1 && failure.kind == "against")
      #expect((error.file, error.line, error.message) == ("Sources/App/Card.swift", 3, "no such module 'HealthKit'"))
      #expect(error.hint?.contains("#if canImport(HealthKit)") == true)
      #expect(revision.failure(LookFailure.notBuilt([error], output: output), in: copy) == failure)
      let title = "Cannot compare with “HEAD (\(revision.commit.prefix(10)))”: the package does not build there"
      #expect("\(failure)".hasPrefix("\(title):\n\nSources/App/Card.swift:3:8: no such module"))
      let json = try #require(JSONValue(Data(LookReport.json(failure).utf8)))
      #expect(json["error"] == .string("against") && json["message"] == .string("\(title)."))
      #expect(json["errors"]?.elements?.first?["file"] == .string("Sources/App/Card.swift"))
      #expect(try JSONSchema.ofLook().faults(in: json) == [])
      // Without a place, there is only a text.
      let other = revision.failure(PreviewFailure.notBuilt("error: no manifest"), in: copy)
      #expect(other.errors.isEmpty && "\(other)".contains("no manifest"))
    }
  }
}
