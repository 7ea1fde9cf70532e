import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// Views of which one is visible, selected in a bar at the bottom or as one of several pages.
///
/// - Source: SwiftUI, `TabView`.
public struct TabView<SelectionValue: Hashable, Content> where Content: View {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View, PrimitiveView {
  /// Creates a tab view; each tab is a view with `tabItem` and `tag`.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let chosen = context.child(.modifier).keptState(0)
    let inner = context.child(.secondary).environment {
      $0.leaveContainer()
      $0.tabSettings.accessory = nil
      $0.tabSettings.minimizing = .automatic
    }
    let tabs = inner.elements(of: content).all
    let values = tabs.enumerated().map { index, tab in tab.traits.tabValue(SelectionValue.self, index: index) }
    var current = min(chosen.wrappedValue, max(0, tabs.count - 1))
    if let selection { current = values.firstIndex { $0 == selection.wrappedValue } ?? 0 }
    let selection = selection
    func choose(_ index: Int) {
      chosen.wrappedValue = index
      if let value = values[index] { selection?.wrappedValue = value }
    }
    let assembly = TabAssembly(context: context, tabs: tabs, current: current, choose: choose)
    return [context.environment.tabSettings.indexDisplay.map { assembly.pages($0) } ?? assembly.bar()]
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that stores its selection itself.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

extension ViewTraits {
  /// Returns the value that selects a tab: its tag, or else its identity.
  fileprivate func tabValue<Value: Hashable>(_ type: Value.Type, index: Int) -> Value? {
    for tag in containerValues.tags { if let value = tag.base as? Value { return value } }
    return id?.base as? Value
  }

  private enum TabItemKey: _ViewTraitKey { static var defaultValue: AnyView? { nil } }

  /// The view's label in the bar of a `TabView`.
  var tabItem: AnyView? {
    get { self[viewTrait: TabItemKey.self] }
    set { self[viewTrait: TabItemKey.self] = newValue }
  }
}
