import TouchstoneCore

/// A view of a public type that shows a view of any type, such as the label that a style is given. The container's own
/// style ends here.
protocol ErasedView: View {
  var content: AnyView { get }
}

extension ErasedView {
  public var body: some View { content.environment(\.isSettingContainerValues, false) }
}
