/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Sets the container shape of the view's content, which has no effect: `ContainerRelativeShape` stays a rectangle.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}
