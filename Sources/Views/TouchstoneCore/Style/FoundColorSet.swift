/// The colour set of a name, for where there is no renderer that looks it up. It follows from the name, and does not make
/// colours differ.
package struct FoundColorSet: Hashable, Sendable {
  let set: ColorSet?

  package init(_ set: ColorSet?) { self.set = set }

  package static func == (lhs: FoundColorSet, rhs: FoundColorSet) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
