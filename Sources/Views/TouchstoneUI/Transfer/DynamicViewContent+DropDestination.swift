import TouchstoneCore
import TouchstoneTypes

extension DynamicViewContent {
  /// Makes the space between rows a drop destination. Ignored in pictures.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
  ) -> some DynamicViewContent { self }
}
