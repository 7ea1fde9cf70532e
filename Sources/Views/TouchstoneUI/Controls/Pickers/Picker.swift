import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A control for choosing one of several values.
///
/// - Source: SwiftUI, `Picker`.
public struct Picker<Label, SelectionValue: Hashable, Content> where Label: View, Content: View {
  /// The chosen value; `nil` if there is none to choose for.
  let selection: Binding<SelectionValue>?
  /// Whether the picker is for several values that differ, so that none of its own is chosen.
  var isMixed = false
  let content: Content
  let label: Label
  /// What a menu shows instead of the chosen value.
  var currentValueLabel: AnyView?
}

extension Picker: View, MultiView {
  /// Creates a picker.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, content: content(), label: label())
  }

  /// Creates a picker.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content(), label: label)
  }

  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    parts.add(view, countingBy: nil) { view, context in
      // An inline picker in a list is a row for its label and one for each value.
      // In a menu the values are items.
      context.environment.surroundings.isInMenu
        || (context.environment.surroundings.isInRow && context.environment.controlSettings.picker == .inline)
        ? view.rows(context) : ViewElementList(ViewElement(context) { $0.evaluate(view) })
    } nodes: {
      $0.nodes($1)
    }
  }

  @MainActor
  private func nodes(_ context: EvaluationContext) -> [RenderNode] {
    let look = context.environment.controlSettings.picker
    let inner = context.child(.secondary).environment { $0.setContainerValues { setEnvironment(of: &$0, in: look) } }
    // A menu shows the chosen value in the tint colour, so the value is evaluated with it.
    let isMenu = look == .automatic || look == .link
    let color =
      !context.environment.isEnabled
      ? AnyShapeStyle(Color.placeholder)
      : context.environment.look.isDesktop
        ? AnyShapeStyle(Color.primary)
        : context.environment.surroundings.isInRow
          ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(TintShapeStyle())
    let content = content
    let nodes =
      isMenu
      ? inner.evaluate(DefaultForeground(color)) { $0.child(.content).evaluate(content) } : inner.evaluate(content)
    var options = nodes.map { PickerOption($0, of: selection, isMixed: isMixed) }
    if look == .segmented, let chosen = options.firstIndex(where: \.isSelected) {
      let selected = inner.environment {
        $0.setContainerValues { setSegmentTitle(of: &$0, isSelected: true) }
      }.evaluate(content)
      options[chosen] = PickerOption(selected[chosen], of: selection, isMixed: isMixed)
    }
    if look == .segmented { for option in options { option.node.traits.keepsTextSize = true } }
    let isOpen = look == .automatic ? context.child(.modifier).keptState(false) : nil
    let choices = Interactions.Choices(
      names: { options.flatMap(\.node.names) },
      choose: { name in
        guard let option = options.first(where: { $0.node.names.contains(name) }) else { return false }
        option.select()
        return true
      })
    let choice = options.first(where: \.isSelected)?.node.accessibilityElements.first?.label
    func evaluate(_ picker: some View) -> [RenderNode] {
      let nodes = context.child(.content).evaluate(picker)
        .described(as: .picker, label: label.spokenLabel(in: context.environment), value: choice)
      for node in nodes {
        if context.environment.isEnabled {
          node.traits.interactions.choices = choices
          if let isOpen { node.traits.interactions.tap = { isOpen.wrappedValue.toggle() } }
        } else {
          node.traits.interactions.isDisabled = true
        }
      }
      return nodes
    }
    switch look {
    case .segmented: return evaluate(SegmentedPicker(label: AnyView(label), options: options))
    case .inline: return evaluate(InlinePicker(label: AnyView(label), options: options))
    case .wheel: return evaluate(WheelPicker(options: options))
    case .automatic, .link:
      let closed = evaluate(
        MenuPicker(
          label: AnyView(label), options: options, currentValueLabel: currentValueLabel, isLink: look == .link))
      guard let isOpen, isOpen.wrappedValue else { return closed }
      return context.opening(closed, order: context.environment.menuOrder) {
        $0.menuGroups(of: menu) { isOpen.wrappedValue = false }
      }
    }
  }

  /// Sets the environment of the values.
  @MainActor private func setEnvironment(of environment: inout EnvironmentValues, in look: _PickerAppearance) {
    environment.controlSettings.picker = .automatic
    switch look {
    case .segmented:
      setSegmentTitle(of: &environment, isSelected: false)
    case .wheel: environment.font = .system(size: environment.look.wheels.fontSize)
    case .inline: break
    case .automatic, .link:
      // The symbol of a value is as large as other symbols of rows, and close to its title.
      if environment.surroundings.isInRow, !environment.look.isDesktop { environment.imageScale = .large }
      environment.leaveRow()
      environment.font = environment.controlFont
      environment.look.controls.labelSpacing = environment.look.controls.menuLabelSpacing
    }
  }

  /// Sets the font of a segment's title, and the colour that UIKit's `appearance()` gives it.
  @MainActor private func setSegmentTitle(of environment: inout EnvironmentValues, isSelected: Bool) {
    environment.font = segmentFont(in: environment, isSelected: isSelected)
    let own = environment.appearanceProxies.settings.segments
    if let color = isSelected ? own.selectedTitle : own.title { environment.foregroundStyles = [AnyShapeStyle(color)] }
  }

  private func segmentFont(in environment: EnvironmentValues, isSelected: Bool) -> Font {
    let fonts = environment.look.fonts
    return .system(
      size: environment.desktopControl?.fontSize ?? environment.look.controls.segmentFontSize,
      weight: isSelected ? fonts.selectedSegmentWeight : fonts.segmentWeight)
  }

  /// The picker as it is in its own menu: only the values.
  private nonisolated var menu: Picker<EmptyView, SelectionValue, Content> {
    Picker<EmptyView, SelectionValue, Content>(
      selection: selection, isMixed: isMixed, content: content, label: EmptyView())
  }

  @MainActor
  private func rows(_ context: EvaluationContext) -> ViewElementList {
    let isLabelHidden = context.environment.labelsHidden
    let label = label
    var rows = ViewElementList()
    if !isLabelHidden, !context.environment.surroundings.isInMenu {
      rows.append(ViewElementList(ViewElement(context.child(.modifier)) { $0.evaluate(label) }))
    }
    let (selection, isMixed) = (selection, isMixed)
    let options = context.child(.secondary).elements(of: content).map { _, element in
      var option = ViewElement(element.context) { place in
        let nodes = element.evaluate(in: place.environment)
        return nodes.flatMap { node in
          if node.traits.id == nil { node.traits.id = element.traits.id }
          let choice = PickerOption(node, of: selection, isMixed: isMixed)
          return element.context.child(.part(.option)).environment { $0 = place.environment }
            .evaluate(InlineOption(option: choice))
        }
      }
      option.traits = element.traits
      return option
    }
    rows.append(options)
    return rows
  }
}

extension RenderNode {
  /// Returns the tag of a view, or else its identity, as a value of the given type.
  func tag<Value: Hashable>() -> Value? {
    for tag in traits.containerValues.tags { if let value = tag.base as? Value { return value } }
    return traits.id?.base as? Value
  }
}

/// One of the values of a picker, already evaluated.
struct PickerOption {
  let node: RenderNode
  let isSelected: Bool
  let select: @MainActor () -> Void

  @MainActor
  init<Value: Hashable>(_ node: RenderNode, of selection: Binding<Value>?, isMixed: Bool) {
    let tag: Value? = node.tag()
    self.node = node
    isSelected = !isMixed && selection.map { tag == $0.wrappedValue } ?? false
    select = { if let tag { selection?.wrappedValue = tag } }
  }

  var view: NodeView { NodeView(node: node) }
}

/// An already evaluated view, which can be shown once.
struct NodeView {
  let node: RenderNode
}

extension NodeView: View, PrimitiveView {
  func makeNodes(_ context: EvaluationContext) -> [RenderNode] { [node] }
}
