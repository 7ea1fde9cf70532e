import Foundation

extension RenderNode {
  /// The accessibility elements of the tree, in reading order.
  ///
  /// A text is an element, and so is an image with a label. A control is a single element including its content, as is
  /// a view that combines or ignores its children. Other views with a label or an identifier are groups if they contain
  /// more than one element; otherwise they apply their properties to it. What lies behind a modal element is left out, up
  /// to the group around it.
  ///
  /// - Source: SwiftUI, "Accessibility fundamentals", `accessibilityElement(children:)`,
  ///   `accessibilitySortPriority(_:)`.
  package var accessibilityElements: [AccessibilityElement] { accessibilityElements { $0.accessibilityElements } }

  /// Returns the accessibility elements of the tree, given those of a child: a caller that keeps what it returned for each
  /// view makes the elements of a whole tree once.
  package func accessibilityElements(
    _ elements: (RenderNode) -> [AccessibilityElement]
  ) -> [AccessibilityElement] {
    let own = traits.accessibility
    if own.isHidden { return [] }
    // Modifiers repeat the properties of their content, which apply only where they were set.
    let isPassedOn = children.count == 1 && children[0].traits.accessibility == own
    let keepsGroup = children.count == 1 && children[0].traits.accessibility.children == .contain
    let isDisabled = traits.interactions.isDisabled
    let drawn = drawnElements ?? ownElement.map { [$0] }
    let inner =
      drawn?.map(placed) ?? (children.count == 1 ? elements(children[0]) : sortedChildren.flatMap(elements).unobscured)
    let role = AccessibilityRole(own)
    let isControl = role?.isControl ?? false
    // What lies before or behind a view is beside it.
    let isLayered =
      self is LayeredNode && own.children == nil && !isControl && children[0].traits.accessibility == own
      && children[0].traits.interactions.isDisabled == isDisabled
    if isPassedOn || isLayered || (own == AccessibilityProperties() && !isDisabled) { return inner }
    switch own.children ?? (isControl ? .combine : nil) {
    case .ignore:
      return [element(role ?? .group, from: nil, own, isDisabled)]
    case .combine:
      let control = inner.flatMap(\.spokenParts).first { $0.role.isControl }
      let combined = AccessibilityElement(combining: inner)
      return [element(role ?? control?.role ?? .text, from: combined, own, isDisabled)]
    default:
      guard own.children == nil || keepsGroup, inner.count == 1 else {
        if inner.isEmpty, own.label == nil { return [] }
        guard own.isDescribed || own.children == .contain else { return inner }
        var group = element(role ?? .group, from: nil, own, isDisabled)
        group.children = inner
        return [group]
      }
      return [element(inner[0].role, from: inner[0], own, isDisabled)]
    }
  }

  private var ownElement: AccessibilityElement? {
    switch self {
    case let text as TextNode where !text.string.isEmpty: AccessibilityElement(role: .text, label: text.string)
    case let image as ImageNode: image.spokenLabel.map { AccessibilityElement(role: .image, label: $0) }
    default: nil
    }
  }

  /// The children sorted by priority, highest first.
  private var sortedChildren: [RenderNode] {
    guard children.contains(where: { $0.traits.accessibility.sortPriority != 0 }) else { return children }
    return children.enumerated()
      .sorted {
        ($1.element.traits.accessibility.sortPriority, $0.offset)
          < ($0.element.traits.accessibility.sortPriority, $1.offset)
      }
      .map(\.element)
  }

  /// Creates the view's element from what its content says, if anything.
  private func element(
    _ role: AccessibilityRole, from inner: AccessibilityElement?, _ own: AccessibilityProperties, _ isDisabled: Bool
  ) -> AccessibilityElement {
    var element = inner ?? AccessibilityElement(role: role)
    element.role = role
    element.add(own, isDisabled: isDisabled)
    element.frame = frame(in: nil)
    element.activationPoint = own.activation?.point(in: element.frame) ?? element.activationPoint
    return element
  }

  /// An element of what the view draws by itself, in the view's frame unless it says where it is.
  private func placed(_ element: AccessibilityElement) -> AccessibilityElement {
    guard element.frame.isNull else { return element }
    var element = element
    element.frame = frame(in: nil)
    return element
  }
}

extension AccessibilityElement {
  /// The element, or its children if it is a group.
  fileprivate var spokenParts: [AccessibilityElement] {
    children.isEmpty ? [self] : children.flatMap(\.spokenParts)
  }

  /// The element and all those in it.
  private var subtree: [AccessibilityElement] { [self] + children.flatMap(\.subtree) }

  /// Creates one element with what several say.
  fileprivate init(combining inner: [AccessibilityElement]) {
    if inner.count == 1, inner[0].children.isEmpty {
      self = inner[0]
      return
    }
    self.init(role: .text)
    let spoken = inner.flatMap(\.spokenParts)
    func joined(_ texts: [String]) -> String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }
    label = joined(spoken.compactMap(\.label))
    value = joined(spoken.compactMap(\.value))
    traits = spoken.reduce([]) { $0.union($1.traits) }
    // A group's label is left out, but what people can do with it is not.
    let all = inner.flatMap(\.subtree)
    hint = joined(all.compactMap(\.hint))
    destination = all.compactMap(\.destination).first
    actions = all.flatMap(\.actions)
    details = all.flatMap(\.details)
    rotors = all.flatMap(\.rotors)
    isAdjustable = all.contains(where: \.isAdjustable)
  }
}

extension [AccessibilityElement] {
  /// The elements that a modal one does not hide: only the last modal one, or all if there is none.
  fileprivate var unobscured: [AccessibilityElement] {
    last { $0.traits.contains(.isModal) }.map { [$0] } ?? self
  }
}

extension [RenderNode] {
  /// Sets the role of a control that is used as a single element, without its parts.
  @MainActor package func described(as role: AccessibilityRole, label: String?, value: String?) -> [RenderNode] {
    for node in self {
      node.traits.accessibility.role = role
      node.traits.accessibility.label = label
      node.traits.accessibility.value = value
      node.traits.accessibility.children = .ignore
    }
    return self
  }
}
