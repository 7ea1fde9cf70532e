public import TouchstoneCore

/// The children of an outline element.
///
/// - Source: SwiftUI, `OutlineSubgroupChildren`.
public struct OutlineSubgroupChildren: View {
  let content: AnyView

  public var body: some View { content }
}
