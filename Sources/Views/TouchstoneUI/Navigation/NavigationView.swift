import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The older navigation container, drawn as a stack whose first view is the first screen.
///
/// - Source: SwiftUI, `NavigationView`, in the style that iPhones show.
public struct NavigationView<Content> where Content: View {
  let content: Content
}

extension NavigationView: View, PrimitiveView {
  /// Creates a container whose first view is the first screen.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let path = context.child(.modifier).keptState(NavigationPath())
    let columns = context.child(.secondary).subviews(of: content)
    let assembly = NavigationAssembly(context: context, path: path)
    // A screen without content still has its title.
    return [columns.isEmpty ? assembly.node(of: content) : assembly.node(of: columns[..<min(1, columns.count)])]
  }
}

/// A style of older navigation containers; all are drawn like stacks.
///
/// - Source: SwiftUI, `NavigationViewStyle`.
public protocol NavigationViewStyle {}

/// The default style.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public init() {}
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style; use `.stack` as a shorthand.
  public init() {}
}

/// Columns side by side, drawn as a stack.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  init() {}
}

/// Two columns side by side, drawn as a stack.
///
/// - Source: SwiftUI, `DoubleColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style: one screen at a time.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side, drawn as a stack.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
