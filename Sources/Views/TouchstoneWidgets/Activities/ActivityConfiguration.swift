public import TouchstoneUI

/// A widget that shows a Live Activity on the Lock Screen and in the Dynamic Island.
///
/// - Source: WidgetKit, `ActivityConfiguration`.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = Never

  private let views: @MainActor (ActivityViewContext<Attributes>) -> ActivityViews

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - attributesType: The type of the activity.
  ///   - content: The view on the Lock Screen.
  ///   - dynamicIsland: The views in the Dynamic Island.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    views = { context in ActivityViews(content: AnyView(content(context)), island: dynamicIsland(context)) }
  }
}

extension ActivityConfiguration: DescribedConfiguration {
  func describe(_ description: inout WidgetDescription) {
    description.entryType = "\(Attributes.self)"
    description.activity = { [views] attributes, state, isStale in
      guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else {
        return nil
      }
      return views(
        ActivityViewContext(activityID: "activity", attributes: attributes, state: state, isStale: isStale))
    }
  }
}

/// The views of a Live Activity.
package struct ActivityViews {
  package let content: AnyView
  package let island: DynamicIsland
}
