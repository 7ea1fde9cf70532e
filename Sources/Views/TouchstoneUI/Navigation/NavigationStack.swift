import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A stack of screens, the last of which is visible, with a navigation bar.
///
/// - Source: SwiftUI, `NavigationStack`.
public struct NavigationStack<Data, Root> where Root: View {
  /// The values of the screens above the first, or `nil` if the stack stores them itself.
  let path: Binding<NavigationPath>?
  let root: Root
}

extension NavigationStack: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let path = path ?? context.child(.modifier).keptState(NavigationPath())
    return [NavigationAssembly(context: context, path: path).node(of: root)]
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that stores its path itself.
  public nonisolated init(@ViewBuilder root: () -> Root) {
    self.init(path: nil, root: root())
  }

  /// Creates a stack with a path of values of any types.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: path, root: root())
  }
}

extension NavigationStack {
  /// Creates a stack with a path of values of one type.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    let erased = Binding<NavigationPath>(
      get: { NavigationPath(path.wrappedValue) },
      set: { new in path.wrappedValue = Data(new.elements.compactMap { $0 as? Data.Element }) })
    self.init(path: erased, root: root())
  }
}
