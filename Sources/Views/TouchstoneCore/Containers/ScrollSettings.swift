package import TouchstoneDrawing

/// What the modifiers around scroll views ask of them.
package struct ScrollSettings {
  /// The margins around the content.
  package var margins = EdgeInsets()
  /// The edges whose margins were set, which lists then have instead of their own.
  package var marginEdges: Edge.Set = []
  /// The point at which a scroll view and its content are initially aligned.
  package var anchor: UnitPoint?
  /// The point at which content that is shorter than its scroll view is aligned, if different.
  package var alignmentAnchor: UnitPoint?
  /// Whether content is drawn outside of the bounds.
  package var isClipDisabled = false
  /// Whether users can scroll.
  var isEnabled = true
  /// Requests for positions to which scroll views should scroll.
  package var requests: ScrollRequests?
  /// Closures to call with the nearest scroll views in the content once they are laid out.
  package var observers: [@MainActor (ScrollNode) -> Void] = []
}

extension EnvironmentValues {
  /// The settings of the scroll views inside.
  @Entry package var scrollSettings: ScrollSettings = ScrollSettings()

  /// Whether users can scroll.
  public var isScrollEnabled: Bool {
    get { scrollSettings.isEnabled }
    set { scrollSettings.isEnabled = newValue }
  }
}
