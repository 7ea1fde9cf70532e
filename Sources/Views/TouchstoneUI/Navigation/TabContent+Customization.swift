public import TouchstoneCore

extension TabContent {
  /// Sets the name under which the user's customisation of a tab is stored. Ignored in pictures.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets what the user can change about a tab. Ignored in pictures.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets whether a tab is visible until the user changes it, where the user can. Ignored in pictures, which show the
  /// tab bar of a phone.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets the place of a tab beside a sidebar. Ignored in pictures, which show the tab bar of a phone.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Adds actions to a section in a sidebar. Ignored in pictures.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Adds actions that a swipe on a tab in a sidebar shows. Ignored in pictures.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }

  /// Adds a menu to a tab in a sidebar. Ignored in pictures.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<TabValue> { self }

  /// Lets a tab be dragged. Ignored in pictures.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> { self }

  /// Lets values be dropped on a tab. Ignored in pictures.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> { self }

  /// Sets whether dragging over a tab selects it. Ignored in pictures.
  public nonisolated func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some TabContent<TabValue> { self }
}
