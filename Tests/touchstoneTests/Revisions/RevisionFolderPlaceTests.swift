import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

/// Folders of revisions where a clone, or the folder itself, is not as usual.
@Suite struct RevisionFolderPlaceTests {
  private func folder(of package: URL) -> RevisionFolder {
    RevisionFolder(url: package.appendingPathComponent(".build/base/checkout"), hasOwnTouchstone: true)
  }

  @Test func `what is missing is found where the repository is itself a submodule`() throws {
    try withTemporaryFolder { folder in
      let kit = try GitRepository(in: folder, named: "kit")
      let app = try GitRepository(in: folder)
      try app.commit(["Art/logo.png": GitRepository.pointer])
      try app.git("submodule", "add", "-q", kit.url.path, "Vendor/Kit")
      try app.commit([:])
      let all = try GitRepository(in: folder, named: "all")
      try all.git("submodule", "add", "-q", app.url.path, "App")
      let package = all.url.appendingPathComponent("App")
      let missing = try self.folder(of: package).write(Revision("HEAD", of: package), like: package)
      #expect(missing.count == 2)
      #expect(missing.first?.contains("The submodule Vendor/Kit") == true, "\(missing)")
      #expect(missing.last?.contains("Art/logo.png") == true, "\(missing)")
    }
  }

  @Test func `files that a cache has brought back are not written again`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      let copy = self.folder(of: repository.url)
      let card = copy.url.appendingPathComponent("Card.swift").path
      // Files that are as new as the index are read in any case.
      let old = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)]
      _ = try copy.write(Revision("HEAD", of: repository.url), like: repository.url)
      for _ in 1...2 {
        try FileManager.default.setAttributes(old, ofItemAtPath: card)
        _ = try copy.write(Revision("HEAD", of: repository.url), like: repository.url)
      }
      let home = copy.url.deletingLastPathComponent().path
      let kept = folder.appendingPathComponent("kept").path
      let move = ExternalProgram.run(["sh", "-c", #"cp -a "$0" "$1" && rm -r "$0" && cp -a "$1" "$0""#, home, kept])
      #expect(move?.status == 0)
      let stamp = try FileManager.default.attributesOfItem(atPath: card)[.modificationDate] as? Date
      _ = try copy.write(Revision("HEAD", of: repository.url), like: repository.url)
      #expect(try FileManager.default.attributesOfItem(atPath: card)[.modificationDate] as? Date == stamp)
    }
  }

  @Test func `a sparse checkout leaves out nothing of another commit`() throws {
    try withTemporaryFolder { folder in
      let repository = try GitRepository(in: folder)
      try repository.commit(["Art/words.txt": "\n", "Sources/Card.swift": "\n"])
      try repository.git("sparse-checkout", "set", "Sources")
      #expect(repository.text("Art/words.txt") == nil)
      let copy = self.folder(of: repository.url)
      _ = try copy.write(Revision("HEAD", of: repository.url), like: repository.url)
      #expect(FileManager.default.fileExists(atPath: copy.url.appendingPathComponent("Art/words.txt").path))
    }
  }
}
