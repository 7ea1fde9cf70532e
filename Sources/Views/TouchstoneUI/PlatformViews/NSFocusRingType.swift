/// Whether a ring is around a view while it has the focus.
public enum NSFocusRingType: UInt, Sendable {
  /// The usual one.
  case `default`
  case none
  /// One outside of the view.
  case exterior
}
