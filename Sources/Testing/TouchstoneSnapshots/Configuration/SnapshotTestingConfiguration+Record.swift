extension SnapshotTestingConfiguration {
  /// A mode that says when goldens are written.
  ///
  /// A golden that already matches exactly stays unchanged in every mode.
  public struct Record: Equatable, Sendable {
    package enum Mode: String, Sendable {
      case all, failed, missing, never
    }

    package let mode: Mode

    private init(_ mode: Mode) {
      self.mode = mode
    }

    /// Creates a mode from its name: `all`, `failed`, `missing` or `never`.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// Writes every golden that is not identical to the value. The assertion fails, so that the mode is not left in the
    /// code.
    public static let all = Self(.all)

    /// Writes goldens that are missing or do not match; the assertion fails.
    public static let failed = Self(.failed)

    /// Writes goldens that are missing; the assertion fails.
    public static let missing = Self(.missing)

    /// Writes nothing. An assertion without a golden fails.
    public static let never = Self(.never)
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// Creates ``all`` from `true`, or ``missing`` from `false`, for older test code with `record: true`.
  public init(booleanLiteral value: BooleanLiteralType) {
    self = value ? .all : .missing
  }
}
