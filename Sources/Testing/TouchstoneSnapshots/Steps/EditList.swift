/// The edits of a picture that run logs and reports keep: as many different ones as there is room for, then repetitions of them
/// in other views.
package struct EditList: Hashable, Sendable {
  /// The most edits.
  private static let limit = 24

  /// The edits, in their order.
  package let edits: [ViewEdit]
  /// Whether more changed than they say; nil if not.
  package let hasMore: Bool?

  /// - Parameters:
  ///   - all: The edits of the picture.
  ///   - summary: The numbers of the difference, which may have more regions than were looked at.
  package init(_ all: [ViewEdit], of summary: DifferenceSummary?) {
    var known: Set<ViewEdit.Signature> = []
    let different = all.indices.filter { index in
      guard !all[index].isConsequence else { return false }
      let fresh = all[index].signatures.filter { !known.contains($0) }
      known.formUnion(fresh)
      return !fresh.isEmpty
    }
    let kept = Set(different.prefix(Self.limit))
    let others = Set(all.indices.lazy.filter { !kept.contains($0) }.prefix(Self.limit - kept.count))
    edits = all.indices.filter { kept.contains($0) || others.contains($0) }.map { all[$0] }
    hasMore = different.count > Self.limit || summary?.isWhole == false ? true : nil
  }
}
