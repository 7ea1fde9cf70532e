import Foundation
import TouchstoneSnapshots

/// Runs git, without changing anything in the repository.
enum Git {
  /// What a hook of git sets for its own repository and index.
  private static let foreignVariables = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"]

  /// Runs git in a folder.
  ///
  /// - Parameters:
  ///   - arguments: The words behind `git`.
  ///   - folder: The folder, whose repository git looks for.
  ///   - variables: Variables such as `GIT_DIR=…`.
  /// - Returns: The result; nil if there is no git.
  static func run(_ arguments: [String], in folder: URL, _ variables: [String] = []) -> ExternalProgram.Result? {
    let unset = foreignVariables.flatMap { ["-u", $0] }
    // Without optional locks, not even the times in the user's index are brought up to date.
    let command = ["env"] + unset + variables + ["GIT_OPTIONAL_LOCKS=0", "git"] + arguments
    return ExternalProgram.run(command, in: folder).flatMap { $0.status == 127 ? nil : $0 }
  }

  /// Returns what git prints; nil if it fails.
  static func output(_ arguments: [String], in folder: URL) -> String? {
    run(arguments, in: folder).flatMap { $0.status == 0 ? $0.output : nil }
  }

  /// Returns the bytes of a file in a commit; nil if it is not there, or larger than files that are read here.
  ///
  /// - Parameter file: The commit and the path in the repository: `HEAD:Snapshots/fonts.json`.
  static func contents(of file: String, in repository: URL) -> Data? {
    func data(_ words: String...) -> Data? {
      run(["cat-file"] + words + [file], in: repository).flatMap { $0.status == 0 ? $0.data : nil }
    }
    guard let size = output(["cat-file", "-s", file], in: repository).flatMap({ Int($0) }), size <= RegularFile.limit,
      let stored = data("blob")
    else { return nil }
    if !LFSPointer.isPointer(stored) { return stored }
    // What the pointer stands for, if the clone has it.
    return data("--filters") ?? stored
  }

  /// A file, link or submodule of a commit or of the index.
  struct Entry {
    /// The mode: `100644` of a file, `160000` of a submodule.
    let mode: String
    let hash: String
    /// In bytes; nil in a list without sizes, and of what has no contents.
    let size: Int?
    let path: String

    /// Reads what `ls-tree` and `ls-files --stage` print: mode, kind, hash and size, or mode, hash and stage; a tab; the path.
    fileprivate init?(_ line: Substring) {
      let parts = line.split(separator: "\t", maxSplits: 1)
      let words = (parts.first ?? "").split(separator: " ")
      guard parts.count == 2, let mode = words.first, let hash = words.first(where: { $0.count >= 40 }) else {
        return nil
      }
      (self.mode, self.hash, path) = (String(mode), String(hash), String(parts[1]))
      size = words.count > 3 ? Int(words[3]) : nil
    }

    var isFile: Bool { mode.hasPrefix("100") }
    var isSubmodule: Bool { mode == "160000" }
  }

  /// Returns what `ls-tree` or `ls-files --stage` lists; nil if git fails.
  ///
  /// - Parameter arguments: The words behind `git`, without `-z`.
  static func entries(_ arguments: [String], in folder: URL, _ variables: [String] = []) -> [Entry]? {
    guard let result = run([arguments[0], "-z"] + arguments.dropFirst(), in: folder, variables), result.status == 0
    else { return nil }
    return result.output.split(separator: "\0").compactMap { Entry($0) }
  }

  /// The author that git would give to a commit, `Ann <ann@example.org>`; nil if none is configured.
  static func author(in folder: URL) -> String? {
    // Without the setting, git makes one up from the names of the user and the machine.
    guard let identity = output(["-c", "user.useConfigOnly=true", "var", "GIT_AUTHOR_IDENT"], in: folder) else {
      return nil
    }
    // The time and its zone follow.
    return identity.split(separator: " ").dropLast(2).joined(separator: " ")
  }
}
