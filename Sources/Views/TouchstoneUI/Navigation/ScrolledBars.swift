import TouchstoneCore

/// The edges of a screen under whose bars content is scrolled, from one evaluation to the next.
///
/// A class, because the screen's place keeps it.
@MainActor
final class ScrolledBars {
  private let kept: Binding<VerticalEdge.Set>
  private let memory: Memory

  /// What happened in a picture.
  private final class Memory {
    var picture = 0
    /// Whether the bar at the top became high again, and then low once more.
    var hasGrown = false
    var isSettled = false
  }

  init(at place: EvaluationContext) {
    kept = place.child(.content).keptState([])
    memory = place.child(.secondary).keptState(Memory()).wrappedValue
  }

  func contains(_ edge: VerticalEdge) -> Bool { kept.wrappedValue.contains(VerticalEdge.Set(edge)) }

  /// Takes the edges that were found in an evaluation.
  ///
  /// What is scrolled under a high bar may not be under a low one, which leaves more space. Then the bar stays low.
  func update(_ found: VerticalEdge.Set, in picture: Int) {
    if memory.picture != picture { (memory.picture, memory.hasGrown, memory.isSettled) = (picture, false, false) }
    var found = found
    switch (contains(.top), found.contains(.top)) {
    case (true, false) where memory.isSettled: found.insert(.top)
    case (true, false): memory.hasGrown = true
    case (false, true): memory.isSettled = memory.hasGrown
    default: break
    }
    if kept.wrappedValue != found { kept.wrappedValue = found }
  }
}
