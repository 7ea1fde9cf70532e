import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A control that switches between on and off.
///
/// - Source: SwiftUI, `Toggle`.
public struct Toggle<Label> where Label: View {
  let isOn: Binding<Bool>
  var isMixed = false
  let label: Label
}

extension Toggle: View, PrimitiveView {
  /// Creates a toggle.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// Creates a toggle for several values, which is on if all of them are.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(all: sources.map { $0[keyPath: isOn] }, label: label())
  }

  nonisolated init(all bindings: [Binding<Bool>], label: Label) {
    self.init(
      isOn: Binding(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }),
      isMixed: Set(bindings.map(\.wrappedValue)).count > 1, label: label)
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let configuration = ToggleStyleConfiguration(
      label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed)
    let nodes =
      !context.environment.look.isDesktop || context.environment.surroundings.form == .grouped
      ? context.evaluate(configuration, default: SwitchToggleStyle()) { $0.makeBody(configuration: $1) }
      : context.evaluate(configuration, default: CheckboxToggleStyle()) { $0.makeBody(configuration: $1) }
    let value: SystemWord = isMixed ? .mixed : isOn.wrappedValue ? .on : .off
    for node in nodes {
      node.traits.accessibility.traits.insert(.isToggle)
      node.traits.accessibility.value = value.text(in: context.environment)
      if context.environment.isEnabled {
        node.traits.interactions.tap = { isOn.wrappedValue.toggle() }
        node.traits.interactions.toggle = { isOn.wrappedValue.toggle() }
      } else {
        node.traits.interactions.isDisabled = true
      }
    }
    return nodes
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style's configuration, drawn with the next outer style.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}
