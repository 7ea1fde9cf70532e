/// Where the changes of an animator end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end, the start, or in between.
  case end, start, current
}
