public import TouchstoneCore

/// The items of a group with a label.
///
/// - Source: SwiftUI, `LabeledToolbarItemGroupContent`.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledToolbarItemGroupContent: View {
  public var body: some View { content }
}
