import Foundation

/// Whether a package's goldens are stored in Git LFS.
enum LFSState: Hashable {
  /// The package is not in a Git repository, the repository belongs to another user, or Git is not installed.
  case noGit
  case notUsed
  /// Git LFS is used, with the version of git-lfs; `nil` if it is not installed.
  case used(version: String?)

  /// Asks Git about a golden.
  init(package: URL, golden: String) {
    guard let answer = Self.git(["check-attr", "filter", "--", golden], in: package) else {
      self = .noGit
      return
    }
    guard answer.hasSuffix(": filter: lfs") else {
      self = .notUsed
      return
    }
    self = .used(version: Self.git(["lfs", "version"], in: package)?.split(separator: " ").first.map(String.init))
  }

  /// The state in words.
  var text: String {
    switch self {
    case .noGit: "unknown (this is not a Git repository)"
    case .notUsed: "not used"
    case .used(let version): "used, \(version ?? "not installed")"
    }
  }

  /// A missing git-lfs, with a fix.
  var problems: [String] {
    self == .used(version: nil)
      ? ["The goldens are kept in Git LFS, and git-lfs is not installed: apt-get install git-lfs && git lfs install"]
      : []
  }

  private static func git(_ arguments: [String], in folder: URL) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
