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

extension Toggle where Label == Text {
  /// Creates a toggle with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }

  /// Creates a toggle with a localised title for several values.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(all: sources.map { $0[keyPath: isOn] }, label: Text(titleKey))
  }

  /// Creates a toggle with a title for several values.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(all: sources.map { $0[keyPath: isOn] }, label: Text(title))
  }
}

extension Toggle where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates a toggle with a localised title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: TouchstoneUI.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: TouchstoneUI.Label(title, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style's configuration, drawn with the next outer style.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}
