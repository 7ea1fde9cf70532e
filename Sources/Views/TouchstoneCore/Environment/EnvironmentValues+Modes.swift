/// Settings of symbols, texts and buttons that views can read; none of them affects a picture.
extension EnvironmentValues {
  /// How buttons fit the space that they are offered.
  @Entry public var buttonSizing: ButtonSizing = .automatic
  /// Whether dragging over a view activates it.
  @Entry public var springLoadingBehavior: SpringLoadingBehavior = .automatic
  /// How symbols are coloured.
  @Entry public var symbolColorRenderingMode: SymbolColorRenderingMode?
  /// How symbols show their variable values.
  @Entry public var symbolVariableValueMode: SymbolVariableValueMode?
  /// What writing tools do in texts.
  @Entry public var writingToolsBehavior: WritingToolsBehavior?
  /// How strongly the background of the view stands out, as that of a selected row does.
  @Entry public var backgroundProminence: BackgroundProminence = .standard
  /// The size of rows in sidebars.
  @Entry public var sidebarRowSize: SidebarRowSize = .medium
}
