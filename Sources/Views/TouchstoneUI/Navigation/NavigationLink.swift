import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A control that pushes a screen.
///
/// - Source: SwiftUI, `NavigationLink`.
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  /// The destination of a tap.
  enum Target {
    case screen(Destination, isActive: Binding<Bool>?)
    case value((any Hashable)?)
  }

  let target: Target
  let label: Label
}

extension NavigationLink: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let isRow = context.environment.surroundings.isInRow && context.environment.buttonStyles.isEmpty
    var action: @MainActor () -> Void = {}
    var isEnabled = true
    var push: NavigationPush?
    switch target {
    case .screen(let destination, let binding):
      let isActive = binding ?? context.child(.modifier).keptState(false)
      action = { isActive.wrappedValue = true }
      if isActive.wrappedValue {
        push = NavigationPush(screen: AnyView(destination)) { isActive.wrappedValue = false }
      }
    case .value(let value?):
      let navigator = context.environment.surroundings.navigator
      action = { navigator?.push(value) }
      isEnabled = navigator != nil || isRow
    case .value(nil): isEnabled = false
    }
    let place = context.child(.content)
    let nodes = isRow ? row(action, in: place) : place.evaluate(button(action).disabled(!isEnabled))
    guard let push, let first = nodes.first else { return nodes }
    let key = NavigationSettingsKey.self
    let pushing = PreferenceNode<NavigationSettingsKey>(child: first) { _, inner in
      var settings = inner ?? key.defaultValue
      settings.pushes.append(push)
      return settings
    }
    return [pushing] + nodes.dropFirst()
  }

  private nonisolated func button(_ action: @escaping @MainActor () -> Void) -> Button<Label> {
    Button(action: action, label: { label })
  }

  /// Returns a link that is a row. It looks like its label; the row has an arrow, and its value can be selected.
  @MainActor
  private func row(_ action: @escaping @MainActor () -> Void, in context: EvaluationContext) -> [RenderNode] {
    let surroundings = context.environment.surroundings
    // Outside of a navigation container, it is disabled, and half transparent as its arrow is.
    let leads = surroundings.titleBar != nil || surroundings.column != nil
    let opacity = leads ? 1 : context.environment.look.controls.disabledControlOpacity
    let context = leads ? context : context.environment { $0.isEnabled = false }
    let nodes = leads ? context.evaluate(HStack { label }) : context.evaluate(HStack { label }.opacity(opacity))
    for node in nodes {
      node.traits.listRow.showsDisclosure = true
      node.traits.listRow.hidesDisclosure = context.environment.navigationLinkIndicatorVisibility == .hidden
      node.traits.listRow.disclosureOpacity = opacity
      node.traits.listRow.badge = node.children.lazy.compactMap(\.traits.listRow.badge).first
      node.traits.accessibility.traits.insert(.isButton)
      var acts = true
      if case .value(let value?) = target {
        node.traits.containerValues.tags.append(AnyHashable(value))
        // In a column of a split view, the tap selects the row instead.
        acts = context.environment.surroundings.navigator != nil
      }
      guard acts else { continue }
      if context.environment.isEnabled {
        node.traits.interactions.tap = action
      } else {
        node.traits.interactions.isDisabled = true
      }
    }
    return nodes
  }

  /// Creates a link to a screen.
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .screen(destination(), isActive: nil), label: label())
  }

  /// Creates a link to a screen.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .screen(destination, isActive: nil), label: label())
  }

  /// Creates a link to a screen that is shown while a value is true.
  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(target: .screen(destination, isActive: isActive), label: label())
  }

  /// Creates a link to a screen that is shown while a value is true.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .screen(destination(), isActive: isActive), label: label())
  }

  /// Creates a link to a screen that is shown while its tag is selected.
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .screen(destination, isActive: selection.isSelecting(tag)), label: label())
  }

  /// Creates a link to a screen that is shown while its tag is selected.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .screen(destination(), isActive: selection.isSelecting(tag)), label: label())
  }
}

extension Binding {
  /// Returns a binding to whether the given value is selected.
  func isSelecting<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isSelected in
        if isSelected { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of a value. `nil` disables the link.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value), label: label())
  }
}

extension NavigationLink {
  /// Sets whether the screen is shown in the detail column. Ignored in pictures.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> Self { self }
}
