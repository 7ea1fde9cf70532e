extension View {
  /// Scales the view to fit the available space, keeping its aspect ratio.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to cover the available space, keeping its aspect ratio.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
