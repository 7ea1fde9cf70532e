public import Foundation
public import TouchstoneCore

extension AppStorage where Value == TabViewCustomization {
  /// Keeps the customisation of tabs under a key; Touchstone ignores the store.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(initialValue: wrappedValue, key: key)
  }
}

extension AppStorage {
  /// Keeps the customisation of columns under a key; Touchstone ignores the store.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(initialValue: wrappedValue, key: key)
  }
}

extension AppStorage where Value == ToolbarLabelStyle {
  /// Keeps the style of labels in toolbars under a key; Touchstone ignores the store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(initialValue: wrappedValue, key: key)
  }
}
