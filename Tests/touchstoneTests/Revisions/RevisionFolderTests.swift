import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

@Suite struct RevisionFolderTests {
  /// Writes a revision into a folder of the package's build folder.
  private func write(
    _ word: String, of repository: GitRepository, package path: String = "",
    hasOwnTouchstone: Bool = true
  ) throws -> (folder: RevisionFolder, package: URL, missing: [String]) {
    let package = path.isEmpty ? repository.url : repository.url.appendingPathComponent(path)
    let folder = RevisionFolder(
      url: package.appendingPathComponent(".build/base/checkout"), hasOwnTouchstone: hasOwnTouchstone)
    let revision = try Revision(word, of: package)
    return (folder, folder.package(of: revision), try folder.write(revision, like: package))
  }

  private func text(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

  @Test func `the checkout, its uncommitted changes and the index stay as they are`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      try repository.commit(["Card.swift": "struct Card { var a = 1 }\n", ".gitignore": ".build\n"])
      try repository.write(["Card.swift": "struct Card { var a = 2 }\n", "New.swift": "\n", "Staged.swift": "\n"])
      try repository.git("add", "Staged.swift")
      let before = try repository.state()
      let (_, package, missing) = try write("HEAD~1", of: repository)
      #expect(text(package.appendingPathComponent("Card.swift")) == "struct Card {}\n")
      #expect(!FileManager.default.fileExists(atPath: package.appendingPathComponent("New.swift").path))
      #expect(missing.isEmpty)
      #expect(try repository.state() == before)
    }
  }

  @Test func `files that two commits share keep their times, and what the first left is removed`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      try repository.commit(["Old.swift": "\n"])
      try repository.git("rm", "-q", "Old.swift")
      try repository.commit(["New.swift": "\n"])
      let (_, package, _) = try write("HEAD~1", of: repository)
      let card = package.appendingPathComponent("Card.swift").path
      let stamp = FileStamp.of(card)
      // What a process that was killed left.
      try Data().write(to: repository.url.appendingPathComponent(".build/base/checkout.index.lock"))
      _ = try write("HEAD", of: repository)
      #expect(stamp != nil && FileStamp.of(card) == stamp)
      #expect(!FileManager.default.fileExists(atPath: package.appendingPathComponent("Old.swift").path))
      #expect(FileManager.default.fileExists(atPath: package.appendingPathComponent("New.swift").path))
    }
  }

  @Test func `modules that were made of another commit's headers are not used`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      try repository.commit(["Sources/CCard/include/new.h": "\n"])
      let build = folder.appendingPathComponent("build")
      let modules = build.appendingPathComponent("x86_64-unknown-linux-gnu/debug/ModuleCache")
      let manager = FileManager.default
      try manager.createDirectory(at: modules, withIntermediateDirectories: true)
      try manager.createSymbolicLink(
        atPath: build.appendingPathComponent("debug").path, withDestinationPath: "x86_64-unknown-linux-gnu/debug")
      let object = modules.deletingLastPathComponent().appendingPathComponent("card.o")
      try Data().write(to: object)
      let revision = try Revision("HEAD", of: repository.url)
      for isOwn in [false, true] {
        let checkout = RevisionFolder(
          url: folder.appendingPathComponent("checkout"), hasOwnTouchstone: true, build: isOwn ? build : nil)
        _ = try checkout.write(revision, like: repository.url)
        #expect(manager.fileExists(atPath: modules.path) == !isOwn)
        #expect(manager.fileExists(atPath: object.path))
      }
    }
  }

  @Test func `local packages of the repository are those of the commit, and others those of the checkout`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      let paths = "path: \"../Kit\", path: \"../../../elsewhere\"\n"
      try repository.commit([
        "Apps/Shop/Package.swift": paths, "Apps/Kit/Package.swift": "old\n",
      ])
      let (folder, package, _) = try write("HEAD", of: repository, package: "Apps/Shop")
      let elsewhere = repository.url.deletingLastPathComponent().resolvingSymlinksInPath()
        .appendingPathComponent("elsewhere").path
      #expect(
        text(package.appendingPathComponent("Package.swift")) == "path: \"../Kit\", path: \"\(elsewhere)\"\n")
      #expect(text(folder.url.appendingPathComponent("Apps/Kit/Package.swift")) == "old\n")
    }
  }

  @Test func `a commit keeps the versions that it names, and has those of the checkout if it names none`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      try repository.write(["Package.resolved": "today\n"])
      let (_, package, _) = try write("HEAD", of: repository)
      #expect(text(package.appendingPathComponent("Package.resolved")) == "today\n")
      try repository.commit(["Package.resolved": "then\n"])
      try repository.write(["Package.resolved": "today\n"])
      _ = try write("HEAD", of: repository)
      #expect(text(package.appendingPathComponent("Package.resolved")) == "then\n")
    }
  }

  @Test func `submodules have the commit that the revision names, or are said to be missing`() throws {
    try withTemporaryFolder { folder in
      let kit = try GitRepository(in: folder, named: "kit")
      let repository = try GitRepository(in: folder)
      try repository.git("submodule", "add", "-q", kit.url.path, "Vendor/Kit")
      try repository.commit(["Card.swift": "struct Card { var a = 1 }\n"])
      // With this setting, git would move the submodules of the checkout with the files of the copy.
      try repository.git("config", "submodule.recurse", "true")
      let module = GitRepository(at: repository.url.appendingPathComponent("Vendor/Kit"))
      try module.commit(["Card.swift": "struct Card { var kit = 2 }\n"])
      try repository.commit(["Other.swift": "\n"])
      let before = try repository.state()
      let (_, package, missing) = try write("HEAD~1", of: repository)
      #expect(missing.isEmpty)
      #expect(text(package.appendingPathComponent("Vendor/Kit/Card.swift")) == "struct Card {}\n")
      _ = try write("HEAD", of: repository)
      #expect(text(package.appendingPathComponent("Vendor/Kit/Card.swift")) == "struct Card { var kit = 2 }\n")
      #expect(try repository.state() == before)
      // A commit from before the submodule.
      let begin = try repository.git("rev-list", "--max-parents=0", "HEAD")
      _ = try write(begin, of: repository)
      #expect(!FileManager.default.fileExists(atPath: package.appendingPathComponent("Vendor/Kit/Card.swift").path))
      _ = try write("HEAD", of: repository)
      #expect(text(package.appendingPathComponent("Vendor/Kit/Card.swift")) == "struct Card { var kit = 2 }\n")
      try module.git("push", "-q", "origin", "HEAD:refs/heads/other")
      // A clone without its submodules.
      try repository.git("clone", "-q", repository.url.path, folder.appendingPathComponent("clone").path)
      let clone = GitRepository(at: folder.appendingPathComponent("clone"))
      let found = try write("HEAD", of: clone).missing
      #expect(found.count == 1)
      let fetching = try #require(found.first?.split(separator: "Fetch it: ").last)
      let allowing = "export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=protocol.file.allow GIT_CONFIG_VALUE_0=always; "
      #expect(ExternalProgram.run(["sh", "-c", allowing + fetching])?.status == 0, "\(fetching)")
      let fetched = try write("HEAD", of: clone)
      #expect(fetched.missing.isEmpty)
      #expect(text(fetched.package.appendingPathComponent("Vendor/Kit/Card.swift")) == "struct Card { var kit = 2 }\n")
    }
  }

  @Test func `a partial clone says how to fetch the files of a commit, and the command does`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      try repository.commit(["Card.swift": "struct Card { var a = 1 }\n"])
      try repository.git("config", "uploadpack.allowFilter", "true")
      try repository.git("config", "uploadpack.allowAnySHA1InWant", "true")
      let clone = GitRepository(at: folder.appendingPathComponent("clone"))
      try repository.git("clone", "-q", "--filter=blob:none", "file://\(repository.url.path)", clone.url.path)
      let fault = try #require(throws: RevisionFault.self) { try write("HEAD~1", of: clone) }
      let command = try #require(fault.reason.split(separator: "Fetch them: ").last.map(String.init))
      #expect(command.hasPrefix("git -C "), "\(fault)")
      #expect(ExternalProgram.run(["sh", "-c", command])?.status == 0)
      #expect(text(try write("HEAD~1", of: clone).package.appendingPathComponent("Card.swift")) == "struct Card {}\n")
    }
  }

  @Test func `files that were not fetched from Git LFS are named, apart from goldens`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      try repository.commit([
        ".gitattributes": "*.png filter=lfs -text\n", "Sources/logo.png": GitRepository.pointer,
        "Snapshots/A/a.png": GitRepository.pointer,
      ])
      let commit = try repository.git("rev-parse", "HEAD")
      #expect(
        try write("HEAD", of: repository).missing == [
          "The file Sources/logo.png of the commit is not fetched from Git LFS. Fetch: git lfs fetch origin \(commit)"
        ])
    }
  }

  @Test func `pointers are found in submodules, and where a folder inside has the attributes`() throws {
    try withTemporaryFolder { folder in
      let kit = try GitRepository(in: folder, named: "kit")
      let inner = try kit.commit(["logo.png": GitRepository.pointer])
      let repository = try GitRepository(in: folder)
      try repository.git("submodule", "add", "-q", kit.url.path, "Vendor/Kit")
      let commit = try repository.commit([
        "Art/.gitattributes": "*.png -text\n", "Art/a.png": GitRepository.pointer, "Art/b.png": GitRepository.pointer,
      ])
      #expect(
        try write("HEAD", of: repository).missing == [
          "2 files of the commit, such as Art/a.png, are not fetched from Git LFS. Fetch: git lfs fetch origin \(commit)",
          "The file Vendor/Kit/logo.png of the commit is not fetched from Git LFS. "
            + "Fetch: git --git-dir \(repository.url.path)/.git/modules/Vendor/Kit lfs fetch origin \(inner)",
        ])
    }
  }

  private static let hasLFS = Git.output(["lfs", "version"], in: URL(fileURLWithPath: "/")) != nil

  @Test(.enabled(if: hasLFS, "git-lfs is not installed"))
  func `files of Git LFS that the clone has are written, and others once they are fetched`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      try repository.git("lfs", "install", "--local")
      try repository.git("lfs", "track", "*.png")
      try repository.commit(["Art/logo.png": "old"])
      try repository.commit(["Art/logo.png": "new"])
      let stored = try repository.git("cat-file", "blob", "HEAD:Art/logo.png")
      #expect(stored.hasPrefix("version https://git-lfs"))
      let before = try repository.state()
      let (_, package, missing) = try write("HEAD~1", of: repository)
      #expect(missing.isEmpty && text(package.appendingPathComponent("Art/logo.png")) == "old")
      #expect(try repository.state() == before)

      // A clone has what its checkout needs.
      let clone = GitRepository(at: folder.appendingPathComponent("clone"))
      try repository.git("clone", "-q", "file://\(repository.url.path)", clone.url.path)
      try clone.git("lfs", "install", "--local")
      try clone.git("lfs", "pull")
      #expect(clone.text("Art/logo.png") == "new")
      let old = try write("HEAD~1", of: clone)
      #expect(old.missing.count == 1)
      let command = try #require(old.missing.first?.split(separator: "Fetch: ").last.map(String.init))
      #expect(ExternalProgram.run(["sh", "-c", command], in: clone.url)?.status == 0, "\(command)")
      let fetched = try write("HEAD~1", of: clone)
      #expect(fetched.missing.isEmpty && text(fetched.package.appendingPathComponent("Art/logo.png")) == "old")
    }
  }

  @Test func `a commit that was not written to its end is written as a whole`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      try repository.commit(["Other.swift": "\n"])
      let (_, package, _) = try write("HEAD", of: repository)
      // As a process leaves it that is killed: a file that git knows nothing of, one that is lost, and the mark.
      try Data().write(to: package.appendingPathComponent("Foreign.swift"))
      try FileManager.default.removeItem(at: package.appendingPathComponent("Card.swift"))
      let mark = repository.url.appendingPathComponent(".build/base/checkout.index.begun")
      try Data().write(to: mark)
      _ = try write("HEAD", of: repository)
      #expect(!FileManager.default.fileExists(atPath: package.appendingPathComponent("Foreign.swift").path))
      #expect(text(package.appendingPathComponent("Card.swift")) == "struct Card {}\n")
      #expect(!FileManager.default.fileExists(atPath: mark.path))
    }
  }

  @Test func `a commit without the package cannot be compared with`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      try repository.commit(["Apps/Shop/Package.swift": GitRepository.manifest])
      let fault = #expect(throws: RevisionFault.self) { try write("HEAD~1", of: repository, package: "Apps/Shop") }
      #expect(fault?.reason == "the package was not there yet.")
    }
  }
}
