public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

extension View {
  /// Lets texts use a variant that fits. Ignored in pictures.
  public nonisolated func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}

extension View {
  /// Sets the background of the view's container. It is drawn behind the view itself, up to the edges of the screen.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { background { Rectangle().fill(style).ignoresSafeArea() } }

  /// Sets a view as the background of the view's container. It is drawn behind the view itself, up to the edges of the
  /// screen.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = content()
    return background(alignment: alignment) { view.ignoresSafeArea() }
  }
}

extension Image {
  /// Creates an image from a file or an image set. Only symbols use the value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image with a label from a file or an image set. Only symbols use the value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates a decorative image from a file or an image set. Only symbols use the value.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localised title that is shown while the text is empty. The selection is not visible.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }

  /// Creates a field with a title that is shown while the text is empty. The selection is not visible.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }
}

extension View {
  /// Stores the user's customisation of the tabs. Ignored in pictures.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  /// Sets how the tab bar is minimised. Ignored in pictures.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Places a view above the tab bar. It is drawn at the bottom of this view.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let accessory = content()
    return safeAreaInset(edge: .bottom) { accessory }
  }
  /// Places a view above the tabs of a sidebar. Ignored in pictures.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Places a view below the tabs of a sidebar. Ignored in pictures.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Places a view at the bottom of a sidebar. Ignored in pictures.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
  /// Sets the behaviour of a search field in a toolbar. Ignored in pictures.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Sets the effect of an active search on a toolbar. Ignored in pictures.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  /// Binds the focus of a search field. Ignored in pictures.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  /// Binds the focus of a search field to a value. Ignored in pictures.
  public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    self
  }
  /// Sets the behaviour of Writing Tools. Ignored in pictures.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Shows or hides the Writing Tools button. Ignored in pictures.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the style of the pointer. Ignored in pictures.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Shows or hides the pointer. Ignored in pictures.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { self }
  /// Shows or hides the disclosure indicator of links in lists. Ignored in pictures.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the subtitle of a navigation bar. Ignored in pictures.
  public nonisolated func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }
  /// Sets the subtitle of a navigation bar. Ignored in pictures.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }
  /// Sets the subtitle of a navigation bar. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  /// Sets the document of the navigation title. Ignored in pictures.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }
  /// Sets the document of the navigation title. Ignored in pictures.
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  /// Sets the document of the navigation title. Ignored in pictures.
  public nonisolated func navigationDocument<D: Transferable, I, N>(
    _ document: D, preview: SharePreview<I, N>
  ) -> some View { self }
  /// Sets how an input device scrolls. Ignored in pictures.
  public nonisolated func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
  {
    self
  }
  /// Sets whether a window can be resized. Ignored in pictures.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether a window can be dismissed. Ignored in pictures.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether a window can be minimised. Ignored in pictures.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether a window can fill the screen. Ignored in pictures.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets the icon of a dialog. Ignored in pictures.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
  /// Sets the severity of a dialog. Ignored in pictures.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Adds a toggle that suppresses a dialog. Ignored in pictures.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Adds a toggle that suppresses a dialog. Ignored in pictures.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// Sets suggestions for text input. Ignored in pictures.
  public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  /// Sets the text that a suggestion completes to. Ignored in pictures.
  public nonisolated func textInputCompletion(_ completion: String) -> some View { self }
  /// Shows or hides controls for formatting text input. Ignored in pictures.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
  /// Sets whether a presentation prevents the app from quitting. Ignored in pictures.
  public nonisolated func presentationPreventsAppTermination(_ prevents: Bool) -> some View { self }
  /// Assigns a hand gesture shortcut to the control. Ignored in pictures.
  public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }
  /// Sets the section's label in the list's section index. Ignored in pictures.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }
  /// Shows or hides the section index of a list. Ignored in pictures.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the margins of sections, in points. Ignored in pictures.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// Sets how buttons are sized. Ignored in pictures.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  /// Shows or hides the thumb of a slider. Ignored in pictures.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the space between a label's icon and its title, in points. Ignored in pictures.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  /// Sets the width reserved for a label's icon, in points. Ignored in pictures.
  public nonisolated func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
  /// Shows or hides the find navigator. Ignored in pictures.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Disables replacing in the find navigator. Ignored in pictures.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Sets whether gestures of the view activate its window. Ignored in pictures.
  public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  /// Sets the visibility of the window's toolbar in full screen. Ignored in pictures.
  public nonisolated func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility)
    -> some View
  { self }
}
