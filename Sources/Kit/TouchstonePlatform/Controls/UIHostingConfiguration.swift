public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A SwiftUI view as the content of a cell. Cells are not drawn.
///
/// - Source: SwiftUI, `UIHostingConfiguration`.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let backgroundView: Background

  /// Sets the distances of the content from edges of the cell, in points. Has no effect.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration { self }
  /// Sets the distances of the content from edges of the cell, in points. Has no effect.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration { self }
  /// Sets the smallest size of the cell, in points. Has no effect.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration { self }
  /// Sets the background.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(content: self.content, backgroundView: content())
  }
  /// Sets the style of the background.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<
    Content, _UIHostingConfigurationBackground<S>
  > {
    background { _UIHostingConfigurationBackground(style: style) }
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates a configuration of a view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    backgroundView = EmptyView()
  }
}

/// A background of a style.
public struct _UIHostingConfigurationBackground<S: ShapeStyle>: View {
  let style: S

  public var body: some View { Rectangle().fill(style) }
}
