/// How a value is held by the object that it is associated with.
///
/// - Source: Objective-C runtime, `objc_AssociationPolicy`.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Weakly.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Strongly: the value is not copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Strongly: the value is not copied.
  case OBJC_ASSOCIATION_COPY = 771
}
