import TouchstoneUI

/// What a configuration says about its control.
struct ControlDescription {
  /// What the control shows for a value; `nil` for one of another type.
  ///
  /// A control without a value ignores the one that it is given.
  var parts: (@MainActor (Any?, inout ControlParts) -> Bool)?
  /// The type of the value, for messages; `nil` if the control has none.
  var valueType: String?

  /// Sets the content for a value.
  @MainActor mutating func setContent<Value, Content: ControlWidgetTemplate>(
    preview: (() -> Value)? = nil, _ content: @escaping (Value) -> Content
  ) {
    valueType = "\(Value.self)"
    parts = { value, parts in
      guard let value = value.map({ $0 as? Value }) ?? preview?() else { return false }
      content(value).add(to: &parts)
      return true
    }
  }
}

/// A configuration that the package implements.
@MainActor
protocol DescribedControlConfiguration: ControlWidgetConfiguration {
  /// Adds what the configuration says.
  func describe(_ description: inout ControlDescription)
}

extension ControlWidgetConfiguration {
  /// Adds what the configuration, or the one that it consists of, says.
  @MainActor func add(to description: inout ControlDescription) {
    if let described = self as? any DescribedControlConfiguration {
      described.describe(&description)
    } else if Body.self != Never.self {
      body.add(to: &description)
    }
  }
}
