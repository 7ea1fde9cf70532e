@preconcurrency public import OpenCombine
import TouchstoneDrawing

/// A view that runs an action for each value of a publisher.
///
/// - Source: SwiftUI, `SubscriptionView`.
public struct SubscriptionView<PublisherType: Publisher, Content: View> where PublisherType.Failure == Never {
  /// The content.
  public var content: Content
  /// The publisher.
  public var publisher: PublisherType
  /// The action.
  public var action: (PublisherType.Output) -> Void

  /// Creates a view that runs an action for each value of a publisher.
  public nonisolated init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension SubscriptionView: View {
  public var body: some View { content.onReceive(publisher, perform: action) }
}
