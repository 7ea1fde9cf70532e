package import Foundation

/// Someone's word that a picture or text, and no other, may become a golden.
package struct SnapshotApproval: Codable, Hashable, Sendable {
  /// The snapshot's name.
  package let id: String
  /// The golden's path, relative to the package.
  package let golden: String
  /// The digest of what was approved, as tests that draw it again know it: see ``GoldenKind/digest(of:)``.
  package let digest: String
  /// The SHA-256 of the file that was seen, in hexadecimal; nil if none was.
  package let file: String?
  /// The commit whose report was reviewed, if it is known.
  package let commit: GitCommit?
  /// The causes that may make the picture differ from its golden, if it was not seen, but others with the same causes were.
  /// Nil if it was seen.
  package let causes: [ViewEdit.Signature]?

  package init(
    id: String, golden: String, digest: String, file: String?, commit: GitCommit? = nil,
    causes: [ViewEdit.Signature]? = nil
  ) {
    self.id = id
    self.golden = golden
    self.digest = digest
    self.file = file
    self.commit = commit
    self.causes = causes
  }

  /// Returns whether a snapshot that this process has drawn, with an extension, shows what was approved.
  ///
  /// The masks in its file are those of the test itself, so what is under them may differ.
  package func approves(drawn data: Data, of id: String, pathExtension: String) -> Bool {
    self.id == id && GoldenKind(pathExtension: pathExtension)?.digest(of: data) == digest
  }

  /// Returns whether a file of a run is the one that was approved. It may come from anyone, and so may its masks: no byte
  /// may differ.
  package func approves(file data: Data, of id: String) -> Bool {
    self.id == id && GoldenKind.digest(ofFile: data) == file
  }
}
