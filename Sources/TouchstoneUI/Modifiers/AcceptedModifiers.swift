public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

extension View {
  /// Lets texts take a variant that fits; they are drawn as they are.
  public nonisolated func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}

extension View {
  /// Puts a style behind the container of the view: here behind the view itself, up to the edges of the screen.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { background { Rectangle().fill(style).ignoresSafeArea() } }

  /// Puts a view behind the container of the view: here behind the view itself, up to the edges of the screen.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = content()
    return background(alignment: alignment) { view.ignoresSafeArea() }
  }
}

extension Image {
  /// Creates the picture of a file or of an image set; only symbols have a value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates the picture of a file or of an image set, with a label; only symbols have a value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates the picture of a file or of an image set that says nothing; only symbols have a value.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a text that is shown while there is none; the selection is shown nowhere.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }

  /// Creates a field with a text that is shown while there is none; the selection is shown nowhere.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }
}

extension View {
  /// Keeps what a person makes of the tabs; nothing is made of them here.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  /// Sets how the bar of tabs becomes smaller; it stays as it is.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Puts a view above the bar of tabs: here above the bottom of the view.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let accessory = content()
    return safeAreaInset(edge: .bottom) { accessory }
  }
  /// Puts a view above the tabs of a sidebar; there is none here.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Puts a view below the tabs of a sidebar; there is none here.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Puts a view at the bottom of a sidebar; there is none here.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
  /// Sets how the field of a search in a bar behaves; it stays as it is.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Sets how a search shows in a bar; it stays as it is.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  /// Tells whether the field of a search has the focus; it has none.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  /// Tells which field of a search has the focus; none has.
  public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    self
  }
  /// Sets how help with writing appears; it does not here.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Shows or hides the button of help with writing; there is none here.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the shape of the pointer; there is none here.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Shows or hides the pointer; there is none here.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { self }
  /// Shows or hides the arrow of links in lists; it is shown.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the line below a title of a bar; it is left out.
  public nonisolated func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }
  /// Sets the line below a title of a bar; it is left out.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }
  /// Sets the line below a title of a bar; it is left out.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  /// Gives the title of a bar a document; it changes nothing here.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }
  /// Gives the title of a bar a document; it changes nothing here.
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  /// Gives the title of a bar a document; it changes nothing here.
  public nonisolated func navigationDocument<D: Transferable, I, N>(
    _ document: D, preview: SharePreview<I, N>
  ) -> some View { self }
  /// Sets how devices scroll; nothing is scrolled by hand here.
  public nonisolated func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
  {
    self
  }
  /// Sets where a window is resized from; there is none here.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether a window can be put away; there is none here.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether a window can be made small; there is none here.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether a window can fill the screen; there is none here.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets the picture of a dialog; it is left out.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
  /// Sets how much a dialog matters; it looks the same.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Offers not to show a dialog again; the offer is left out.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Offers not to show a dialog again; the offer is left out.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// Offers suggestions for a text; they are shown nowhere.
  public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  /// Sets what a suggestion completes; none is shown.
  public nonisolated func textInputCompletion(_ completion: String) -> some View { self }
  /// Sets in which form text is written; nothing is written by hand here.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
  /// Sets the room that is left beside a sheet; there is none.
  public nonisolated func presentationPreventsAppTermination(_ prevents: Bool) -> some View { self }
  /// Shows how many fingers are meant; no gesture is shown.
  public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }
  /// Sets how long sections' titles stay on top; they stay in their place.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }
  /// Shows or hides the index of sections; there is none here.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the room around sections, in points; it stays as the style has it.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// Sets the size of buttons as they fit; they stay as they are.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  /// Sets how a slider marks its middle; it does not.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the room between a label's icon and its title; it stays as it is.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  /// Sets the width that a label's icon has; it stays as it is.
  public nonisolated func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
  /// Sets which find bar shows; there is none here.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Leaves replacing out of the find bar; there is none here.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Tells that the view's content may be shown on a device that others see; nothing is shown here.
  public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  /// Shows how the view moves other views in its window; there is none here.
  public nonisolated func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility)
    -> some View
  { self }
}
