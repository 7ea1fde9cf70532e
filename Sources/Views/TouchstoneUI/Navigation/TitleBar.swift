/// The navigation bar above a screen. Its title is known only after the screen has been evaluated.
///
/// A class, so that the views of the screen can read it during layout.
final class TitleBar {
  /// Whether the bar shows a large title.
  var isLarge = false
}
