/// Settings of scroll views that views can read; none of them affects a picture.
extension EnvironmentValues {
  /// How scroll views bounce at their sides.
  @Entry public var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic
  /// How scroll views bounce at their top and bottom.
  @Entry public var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic
  /// Whether scroll views show horizontal indicators.
  @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  /// Whether scroll views show vertical indicators.
  @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  /// How scrolling dismisses the keyboard.
  @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
}
