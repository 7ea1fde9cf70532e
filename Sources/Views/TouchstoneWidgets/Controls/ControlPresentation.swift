public import TouchstoneUI

/// What a control shows for a value.
///
///     assertSnapshot(of: try LightControl().showing(true), as: .image(control: .small))
///
/// As a view by itself it is a label: size and platter belong to the place that shows it.
public struct ControlPresentation: View {
  // SAFETY: the parts are values, which are used on the main actor only.
  package nonisolated(unsafe) let parts: ControlParts

  public var body: some View {
    Label {
      ControlText(parts: parts)
    } icon: {
      ControlSymbol(parts: parts)
    }
  }
}

extension ControlWidget {
  /// Returns what a control without a value shows, or that of its provider's preview.
  ///
  /// - Parameter isActive: Whether the action of a button runs.
  /// - Throws: ``WidgetError`` if the control needs a value.
  @MainActor public func showing(isActive: Bool = false) throws(WidgetError) -> ControlPresentation {
    try presentation(of: nil, isActive: isActive)
  }

  /// Returns what a control shows for a value: that of its provider, or the configuration of one without a provider.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isActive: Whether the action of a button runs.
  /// - Throws: ``WidgetError`` if the control shows values of another type, or none.
  @MainActor public func showing<Value>(
    _ value: Value, isActive: Bool = false
  ) throws(WidgetError) -> ControlPresentation { try presentation(of: value, isActive: isActive) }

  @MainActor private func presentation(of value: Any?, isActive: Bool) throws(WidgetError) -> ControlPresentation {
    let name = "\(Self.self)"
    var description = ControlDescription()
    body.add(to: &description)
    guard let makeParts = description.parts else { throw .noControl(control: name) }
    var parts = ControlParts()
    parts.isActive = isActive
    guard value == nil || description.valueType != nil, makeParts(value, &parts) else {
      throw .otherValue(
        control: name, expected: description.valueType, value: value.map { "\(type(of: $0))" })
    }
    guard parts.label != nil else { throw .noControl(control: name) }
    return ControlPresentation(parts: parts)
  }
}
