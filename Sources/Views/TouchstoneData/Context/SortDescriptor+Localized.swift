public import Foundation

/// The orders of texts that `String.StandardComparator` has on Apple's platforms and swift-foundation lacks.
public enum LocalizedComparator: Sendable {
  /// The order of people, which texts have in fetches unless they are to be compared as `lexical`.
  case localizedStandard
  /// The same: Foundation's descriptors have no room for a difference. On Apple's platforms, numbers in texts are compared
  /// digit by digit.
  case localized
}

extension SortDescriptor {
  /// Creates a descriptor that sorts texts in the order of people, where models are fetched.
  ///
  /// Arrays that Foundation itself sorts on Linux are in the order of `<`.
  ///
  /// - Source: Foundation on Apple's platforms, `SortDescriptor.init(_:comparator:order:)`.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedComparator, order: SortOrder = .forward
  ) {
    self.init(keyPath, order: order)
  }

  /// Creates a descriptor that sorts texts in the order of people, where models are fetched.
  ///
  /// Arrays that Foundation itself sorts on Linux are in the order of `<`.
  ///
  /// - Source: Foundation on Apple's platforms, `SortDescriptor.init(_:comparator:order:)`.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedComparator, order: SortOrder = .forward
  ) {
    self.init(keyPath, order: order)
  }
}
