public import TouchstoneUI

extension ChartContent {
  /// Sets the accessibility label of the marks.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { style { $0.spoken.label = label } }

  /// Sets the accessibility label of the marks to a string, without localising it.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> _ModifiedMarks<Self> {
    style { [label = Text(label)] in $0.spoken.label = label }
  }

  /// Sets the accessibility value of the marks, which is read after the label.
  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { style { $0.spoken.value = value } }

  /// Sets the accessibility value of the marks to a string, without localising it.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> _ModifiedMarks<Self> {
    style { [value = Text(value)] in $0.spoken.value = value }
  }

  /// Hides the marks from assistive technologies.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    style { $0.spoken.isHidden = hidden }
  }

  /// Sets the accessibility identifier of the marks, by which tests can find them.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    style { $0.spoken.identifier = identifier }
  }
}
