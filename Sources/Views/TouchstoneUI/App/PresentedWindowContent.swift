public import TouchstoneCore

/// The content of a window that shows a value.
///
/// - Source: SwiftUI, `PresentedWindowContent`.
public struct PresentedWindowContent<Data, Content: View> {
  let content: Content
}

extension PresentedWindowContent: View {
  public var body: some View { content }
}
