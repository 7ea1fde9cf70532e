import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A row of views separated by movable dividers.
///
/// The views share the width as in a row without gaps. The dividers never move.
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

/// A column of views separated by movable dividers.
///
/// The views share the height as in a column without gaps. The dividers never move.
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

/// Views that share the length of their stack, with a line between them.
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
