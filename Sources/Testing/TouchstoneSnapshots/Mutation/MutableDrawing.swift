package import TouchstoneDrawing

/// What draws a picture, of which mutants are made.
package struct MutableDrawing: Sendable {
  /// A view that draws something.
  package struct View: Sendable {
    /// The type of the user's view around it, or its own name.
    package var type: String
    /// The names of the views around it, outermost first, and its own.
    package var path: String

    package init(type: String, path: String) {
      self.type = type
      self.path = path
    }
  }

  /// The drawing steps, with the numbers of the views that drew them.
  package var list: DisplayList
  /// The views, by their numbers.
  package var views: [View]
  /// Draws a list as the strategy does.
  package var draw: @Sendable (DisplayList) throws -> UIImage

  package init(list: DisplayList, views: [View], draw: @escaping @Sendable (DisplayList) throws -> UIImage) {
    self.list = list
    self.views = views
    self.draw = draw
  }
}
