package import TouchstoneCore

extension View {
  /// Marks the values that the preceding modifiers set as the container's own style: sheets presented from within the
  /// content don't inherit them. The mark ends at the parts that a style is given, and at ``userContent()``. Bodies of a
  /// ``BuiltInStyle`` need none.
  package nonisolated func containerStyle() -> some View { environment(\.isSettingContainerValues, true) }

  /// Marks a view that the user passes to a container: what it sets is inherited by all that is inside.
  package nonisolated func userContent() -> some View { environment(\.isSettingContainerValues, false) }
}
