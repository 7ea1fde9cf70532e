public import TouchstoneCore
import TouchstoneDrawing

extension View {
  /// Adds buttons to a row, which a swipe reveals.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let buttons = AnyView(content())
    return listRow { $0.swipes[edge] = buttons }
  }
}
