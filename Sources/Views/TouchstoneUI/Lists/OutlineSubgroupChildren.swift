public import TouchstoneCore

/// The children of an outline element.
///
/// - Source: SwiftUI, `OutlineSubgroupChildren`.
public struct OutlineSubgroupChildren: View, ErasedView { let content: AnyView }
