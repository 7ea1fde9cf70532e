/// A kind of small change of what is drawn, as a mistake in the code of a view would make it.
package enum MutantKind: String, CaseIterable, Codable, Sendable {
  /// A view draws nothing.
  case hiddenView = "hidden view"
  /// A view is 4 points further to the right or down, as with more padding, or to the left or up.
  case padding
  /// An opacity, a clip, a mask, a filter such as a shadow, a blend mode, a rotation or a scale has no effect.
  case droppedModifier = "dropped modifier"
  /// Two steps that touch are drawn in the other order.
  case swappedOrder = "swapped order"
  /// A step has another colour of the picture.
  case color
  /// A text is bold, or no longer bold.
  case weight
  /// A text lacks its end.
  case cutText = "cut text"
}
