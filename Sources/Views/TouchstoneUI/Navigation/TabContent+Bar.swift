import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

// What changes a tab in the tab bar. Phones have no sidebar, so settings for sidebars have no effect.

/// What a tab bar shows of a tab besides its label and its badge.
struct TabItemSettings {
  var isDisabled = false
  /// Whether the tab is for searching, which iOS 26 shows apart from the others.
  var isSearch = false
  /// What changes the button of the tab.
  var changes: [(AnyView) -> AnyView] = []
}

extension ViewTraits {
  private enum SettingsKey: _ViewTraitKey { static var defaultValue: TabItemSettings { TabItemSettings() } }

  var tabItemSettings: TabItemSettings {
    get { self[viewTrait: SettingsKey.self] }
    set { self[viewTrait: SettingsKey.self] = newValue }
  }
}

extension TabContent {
  /// Returns the tabs, each with a change of its view.
  nonisolated func changed<V: View>(_ change: @escaping (AnyView) -> V) -> _Tabs<TabValue> {
    _Tabs(parts: [self]) { AnyView(change($0)) }
  }

  /// Returns the tabs with other settings.
  private nonisolated func settings(_ change: @escaping (inout TabItemSettings) -> Void) -> _Tabs<TabValue> {
    changed { $0.modifier(TraitModifier { change(&$0.tabItemSettings) }) }
  }

  /// Returns the tabs, with a change of their buttons in the tab bar.
  nonisolated func button<V: View>(_ change: @escaping (AnyView) -> V) -> _Tabs<TabValue> {
    settings { $0.changes.append { AnyView(change($0)) } }
  }

  /// Adds a number to a tab; 0 hides it.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { changed { $0.badge(count) } }

  /// Adds text to a tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge(label) } }

  /// Adds text to a tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Adds text to a tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Removes a tab from the bar.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _Tabs(parts: hidden ? [] : [self])
  }

  /// Sets whether a tab can be selected. The bar shows it dimmed if it cannot.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    settings { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Shows a popover while a value is true, in a compact width a sheet.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    changed {
      $0.popover(
        isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
    }
  }

  /// Shows a popover while an item is not `nil`, in a compact width a sheet.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> {
    changed {
      $0.popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
    }
  }
}
