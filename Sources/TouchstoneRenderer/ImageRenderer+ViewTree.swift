import TouchstoneUI

extension ImageRenderer {
  /// The view as text: one line for each view with its frame in the view around it, in points.
  ///
  /// ```
  /// VStack (0, 0) 100×40.5
  ///   Text "Hello" (30, 0) 40×20.5
  ///   Color red (0, 20.5) 100×20
  /// ```
  ///
  /// What lies in a view is indented by two columns. Numbers have at most three decimals. The same view gives the same
  /// text; where a picture changes, the text tells which view has moved. Touchstone's own; Apple's frameworks have no such
  /// text.
  public var viewTree: String { picture(scale: scale).root.treeDescription }
}
