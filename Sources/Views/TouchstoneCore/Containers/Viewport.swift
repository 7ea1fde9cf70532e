package import TouchstoneDrawing

/// The screen or the scroll views around a view.
package struct Viewport {
  /// The size of the nearest of them.
  package var size: ContainerSize?
  private var horizontal: ScrollWindow?
  private var vertical: ScrollWindow?

  package init(size: ContainerSize? = nil) {
    self.size = size
  }

  /// The window of the nearest scroll view along an axis.
  package subscript(axis: Axis) -> ScrollWindow? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension EnvironmentValues {
  /// The screen or the scroll views around the view.
  @Entry package var viewport: Viewport = Viewport()
}
