public import TouchstoneCore

/// The children of an element of an outline.
///
/// - Source: SwiftUI, `OutlineSubgroupChildren`.
public struct OutlineSubgroupChildren: View {
  let content: AnyView

  public var body: some View { content }
}
