extension SnapshotFailure {
  /// The reason for a failure, for filters and counts. The text is in ``SnapshotResult/message``.
  ///
  /// A log of a later version may hold a reason that is not listed here; it reads as ``other``.
  package enum Reason: String, Codable, CaseIterable, Hashable, Sendable {
    /// The value and the golden are of one size, and differ.
    case differs
    /// The value and the golden are pictures of different sizes or scales.
    case size
    /// There was no golden.
    case missing
    /// The golden cannot be read: damaged, cut off, or of another kind.
    case unreadable
    /// The golden is a Git LFS pointer whose content was not fetched.
    case pointer
    /// The value is empty, or a picture without any visible pixel.
    case empty
    /// Two assertions of the run share a golden and disagree.
    case collision
    /// The value could not be made: its expression or its strategy threw.
    case value
    /// A mask covers nothing, or the masks cover everything.
    case mask
    /// The strategy did not deliver in time.
    case timeout
    /// The golden could not be written.
    case write
    /// The code asks for every snapshot to be recorded, which fails so that it is not left there.
    case recording
    /// The fonts of this machine are not those that the golden was drawn with.
    case fonts
    /// Something else was approved for the golden.
    case approval
    /// An audit found something to fix in the view.
    case audit
    /// The comparison itself failed.
    case comparison
    /// Anything else.
    case other

    /// Whether it is what a comparison of two revisions looks for.
    package var isDifference: Bool { [.differs, .size, .missing].contains(self) }

    package init(from decoder: any Decoder) throws {
      let word = try decoder.singleValueContainer().decode(String.self)
      self = Self(rawValue: word) ?? .other
    }
  }
}
