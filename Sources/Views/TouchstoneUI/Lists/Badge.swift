public import TouchstoneCore

extension View {
  /// Adds a number to the end of a row or to a tab; 0 hides it.
  public nonisolated func badge(_ count: Int) -> some View {
    listRow { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
  }

  /// Adds text to the end of a row or to a tab.
  public nonisolated func badge(_ label: Text?) -> some View { listRow { $0.badge = label } }

  /// Adds text to the end of a row or to a tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Adds text to the end of a row or to a tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Adds text from a resource to the end of a row or to a tab.
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }

  /// Sets the prominence of badges.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    listRow { $0.badgeProminence = prominence }.environment(\.badgeProminence, prominence)
  }
}
