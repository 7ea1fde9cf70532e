import TouchstoneUI

extension ImageRenderer {
  /// The view tree as text: one line per view, with its frame relative to its parent in points.
  ///
  /// ```
  /// VStack (0, 0) 100×40.5
  ///   Text "Hello" (30, 0) 40×20.5
  ///   Color red (0, 20.5) 100×20
  /// ```
  ///
  /// Each level is indented by two columns. Numbers have at most three decimals. The same view always produces the same
  /// text; if a picture changes, the text shows which view has moved. Specific to Touchstone: Apple's frameworks have
  /// no such text.
  public var viewTree: String { picture(scale: scale).root.treeDescription }
}
