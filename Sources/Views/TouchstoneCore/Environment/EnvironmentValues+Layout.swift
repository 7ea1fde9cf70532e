package import TouchstoneDrawing

/// What of the containers around a view matters to the views of this module.
private struct Place {
  var stackAxis: Axis?
  var marksDataRows = false
}

extension EnvironmentValues {
  private enum PlaceKey: EnvironmentKey { static var defaultValue: Place { Place() } }

  private var place: Place {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }

  /// The axis of the enclosing stack, which spacers and dividers use.
  package var stackAxis: Axis? { place.stackAxis }

  /// Whether the container needs to know which elements of a `ForEach` its views show.
  package var marksDataRows: Bool { place.marksDataRows }

  /// Enters a stack.
  ///
  /// - Parameter axis: `nil` for one whose views don't follow each other, such as a grid.
  package mutating func enterStack(_ axis: Axis?) { place.stackAxis = axis }

  /// Leaves the enclosing stack, as for a layer or the content of a scroll view.
  package mutating func leaveStack() { enterStack(nil) }

  /// Enters or leaves a container that needs to know which elements its views show.
  package mutating func markDataRows(_ marksDataRows: Bool) {
    if place.marksDataRows != marksDataRows { place.marksDataRows = marksDataRows }
  }
}
