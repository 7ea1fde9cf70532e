public import TouchstoneCore

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title from a resource as its header.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(parts: Text(titleResource), content(), EmptyView())
  }

  /// Creates a section with a title from a resource as its header, which the user can collapse.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(parts: Text(titleResource), content(), EmptyView(), expansion: isExpanded)
  }
}
