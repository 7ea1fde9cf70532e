extension SnapshotTestingConfiguration {
  /// The command that a failure message suggests for comparing the golden with the actual file.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String
    package let isDefault: Bool

    /// Creates a tool from a closure that receives the paths of the golden and the actual file.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      command = tool
      isDefault = false
    }

    /// Creates a tool that is called with the two paths: `"ksdiff"` becomes `ksdiff golden actual`.
    public init(stringLiteral value: StringLiteralType) {
      command = { "\(value) \(Self.quoted($0)) \(Self.quoted($1))" }
      isDefault = false
    }

    private init(default command: @escaping @Sendable (String, String) -> String) {
      self.command = command
      isDefault = true
    }

    /// Kaleidoscope's command-line tool.
    public static let ksdiff: Self = "ksdiff"

    /// The two paths, without a command.
    public static let `default` = Self(default: { "- \($0)\n+ \($1)" })

    /// Returns the command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }

    /// The path as one word of a shell.
    private static func quoted(_ path: String) -> String {
      let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-@+,:".contains($0) }
      return isPlain
        ? path : "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
  }
}
