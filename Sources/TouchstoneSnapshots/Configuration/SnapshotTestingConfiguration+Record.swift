extension SnapshotTestingConfiguration {
  /// When goldens are written.
  ///
  /// Whatever the mode, a golden that already shows the value is not touched.
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

    /// Every golden that does not show the value to the bit is written. The assertion fails, so that the mode is not
    /// left in the code.
    public static let all = Self(.all)

    /// A golden that is missing or that does not match is written, and the assertion fails.
    public static let failed = Self(.failed)

    /// A golden that is missing is written, and the assertion fails.
    public static let missing = Self(.missing)

    /// Nothing is written. An assertion without a golden fails.
    public static let never = Self(.never)
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` is ``all``, `false` is ``missing``: older test code says `record: true`.
  public init(booleanLiteral value: BooleanLiteralType) {
    self = value ? .all : .missing
  }
}
