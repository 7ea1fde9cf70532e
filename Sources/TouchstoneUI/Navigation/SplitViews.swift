import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// Views in a row with lines between them that a person can move.
///
/// The views share the width as in a row without gaps; nothing moves the lines here.
///
/// - Source: SwiftUI, `HSplitView`.
public struct HSplitView<Content> where Content: View {
  let content: Content
}

extension HSplitView: View {
  /// Creates a row.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  public var body: some View {
    HStack(spacing: 0) { DividedViews(content: content) }
  }
}

/// Views in a column with lines between them that a person can move.
///
/// The views share the height as in a column without gaps; nothing moves the lines here.
///
/// - Source: SwiftUI, `VSplitView`.
public struct VSplitView<Content> where Content: View {
  let content: Content
}

extension VSplitView: View {
  /// Creates a column.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  public var body: some View {
    VStack(spacing: 0) { DividedViews(content: content) }
  }
}

/// Views that share their stack's length, with a line between each two.
private struct DividedViews<Content: View>: View {
  let content: Content

  var body: some View {
    Group(subviews: content) { views in
      ForEach(views) { view in
        view.frame(maxWidth: .infinity, maxHeight: .infinity)
        if view.id != views.last?.id { Divider() }
      }
    }
  }
}
