/// Why the file of a view's known issues cannot be read.
enum AuditBaselineFault: Error, Hashable, CustomStringConvertible {
  /// The file is not UTF-8, or a Git LFS pointer.
  case noText(path: String)
  /// A line names no kind of issue.
  case strangeLine(String, path: String)

  var description: String {
    switch self {
    case .noText(let path): "\(path) is not a list of known issues. Restore: git checkout -- \(path)"
    case .strangeLine(let line, let path):
      "\(path) has a line that is no known issue: \(line.prefix(80).debugDescription). Correct or remove it."
    }
  }
}
