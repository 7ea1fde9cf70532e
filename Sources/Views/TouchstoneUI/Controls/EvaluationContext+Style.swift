import TouchstoneCore

/// A style of one kind of view, such as toggles, whatever its type.
///
/// - Parameter Parts: The parts of such a view, for example a label and whether it is on.
private protocol AnyStyle<Parts> {
  associatedtype Parts

  @MainActor func makeNodes(of parts: Parts, in context: EvaluationContext) -> [RenderNode]
}

/// A style, and the method of its protocol that makes a view of the parts.
private struct TypedStyle<Style, Parts, Body: View>: AnyStyle {
  let style: Style
  let makeBody: @MainActor (Style, Parts) -> Body

  func makeNodes(of parts: Parts, in context: EvaluationContext) -> [RenderNode] {
    context.evaluate(style: style) { makeBody($0, parts) }
  }
}

extension EnvironmentValues {
  private enum StylesKey<Parts>: EnvironmentKey { static var defaultValue: StyleStack<any AnyStyle<Parts>> { [] } }

  /// Sets the innermost style of the views with certain parts.
  mutating func addStyle<Style, Parts, Body: View>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Parts) -> Body
  ) {
    self[StylesKey<Parts>.self].append(TypedStyle(style: style, makeBody: makeBody))
  }

  /// Removes the innermost style of the views with certain parts, and returns what it makes of such a view.
  fileprivate mutating func removeStyle<Parts>(for parts: Parts.Type) -> (any AnyStyle<Parts>)? {
    guard let style = self[StylesKey<Parts>.self].last else { return nil }
    setContainerValues { $0[StylesKey<Parts>.self].removeLast() }
    return style
  }

  /// Makes a style the only one of the views with certain parts.
  mutating func setStyle<Style, Parts, Body: View>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Parts) -> Body
  ) {
    self[StylesKey<Parts>.self] = [TypedStyle(style: style, makeBody: makeBody)]
  }

  /// Whether code has set a style for the views with certain parts.
  func hasStyle<Parts>(for parts: Parts.Type) -> Bool { !self[StylesKey<Parts>.self].isEmpty }
}

extension View {
  /// Sets the style of the views with certain parts.
  nonisolated func style<Style, Parts, Body: View>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Parts) -> Body
  ) -> some View {
    transformEnvironment(\.self) { $0.addStyle(style, makeBody: makeBody) }
  }
}

extension EvaluationContext {
  /// Evaluates a view of these parts with the innermost style of the environment; views inside use the next one.
  func evaluate<Style, Parts, Body: View>(
    _ parts: Parts, default style: Style, makeBody: @escaping @MainActor (Style, Parts) -> Body
  ) -> [RenderNode] {
    var set: (any AnyStyle<Parts>)?
    let inner = environment { set = $0.removeStyle(for: Parts.self) }
    return (set ?? TypedStyle(style: style, makeBody: makeBody)).makeNodes(of: parts, in: inner)
  }

  /// Evaluates the view that a style creates, after connecting the style's own properties.
  ///
  /// What a style of the system sets is the container's own style: see `EnvironmentValues.isSettingContainerValues`.
  func evaluate<Style, Content: View>(
    style: Style, makeBody: @MainActor (Style) -> Content
  ) -> [RenderNode] {
    var style = style
    let isSystem = Style.self is any BuiltInStyle.Type
    let context = child(.type(ObjectIdentifier(Style.self))).environment { $0.isSettingContainerValues = isSystem }
    DynamicPropertyLinker.link(&style, context: context)
    return context.child(.content).evaluate(makeBody(style))
  }
}
