/// What a piece of code is for.
enum BuilderContext: Hashable {
  /// A view builder, as is certain from the source.
  case builder
  /// Perhaps a view builder: only a picture that came to it tells.
  case unknown
  /// What is done when something happens: no picture depends on it.
  case action
}

extension BuilderContext {
  /// What is written before a closure.
  struct Callee {
    /// The function or type.
    var name = ""
    /// Whether the name follows a dot.
    var isMember = false
    /// The label of the argument; nil for the first trailing closure.
    var label: String?
    /// Whether the parentheses before the closure have an argument `action`.
    var hasAction = false
  }

  /// The labels of closures that make no view, besides those that end in `action`.
  private static let labels: Set = [
    "animations", "by", "completion", "execute", "get", "perform", "set", "transform", "updating", "where",
  ]
  /// Functions and types whose first closure makes no view. So does that of a button whose title comes before it.
  private static let others: Set = [
    "Animation", "Binding", "Canvas", "DispatchQueue", "KeyframeTrack", "Path", "Shader", "Task", "Timer", "UIColor",
    "NSColor", "alignmentGuide", "allSatisfy", "animation", "compactMap", "contains", "contextualAction", "debounce",
    "detached", "drop", "dropDestination", "filter", "first", "firstIndex", "flatMap", "forEach", "gesture",
    "keyframes",
    "last", "lastIndex", "map", "max", "min", "mutating", "prefix", "reduce", "refreshable", "removeAll", "run", "sink",
    "sort", "sorted", "sync", "async", "task", "transaction", "transformEffect", "transformEnvironment",
    "transformPreference", "withAnimation", "withTransaction", "withObservationTracking", "accessibilityAction",
    "accessibilityAdjustableAction", "accessibilityScrollAction", "Logger", "updating",
  ]
  /// SwiftUI's functions and types whose first closure is a view builder, or one of toolbars or tabs.
  private static let builders: Set = [
    "Button", "ControlGroup", "DisclosureGroup", "ForEach", "Form", "GeometryReader", "GlassEffectContainer", "Grid",
    "GridRow",
    "Group", "GroupBox", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "Menu",
    "NavigationLink",
    "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "Picker", "ScrollView",
    "ScrollViewReader", "Section", "Tab", "TabSection", "TabView", "TimelineView", "ToolbarItem", "ToolbarItemGroup",
    "VStack", "ViewThatFits", "ZStack", "alert", "background", "confirmationDialog", "contextMenu", "fullScreenCover",
    "inspector", "listRowBackground", "mask", "navigationDestination", "overlay", "popover", "safeAreaBar",
    "safeAreaInset", "searchSuggestions", "sheet", "swipeActions", "tabViewBottomAccessory", "toolbar",
  ]
  /// The labels of closures that are view builders, if they look like ones.
  private static let builderLabels: Set = [
    "actions", "content", "currentValueLabel", "description", "destination", "detail", "footer", "header", "icon",
    "label", "maximumValueLabel", "message", "minimumValueLabel", "placeholder", "preview", "sidebar", "title",
  ]
  /// Types that no view builder makes views of.
  private static let servants: Set = [
    "Task", "DispatchQueue", "NotificationCenter", "UserDefaults", "FileManager", "Timer", "Logger", "URLSession",
    "UIApplication", "NSApplication", "UIPasteboard", "NSPasteboard", "UINotificationFeedbackGenerator",
  ]
  /// Types whose static members are views.
  private static let views: Set = [
    "Color", "Image", "Text", "Shape", "Rectangle", "Circle", "Capsule", "LinearGradient",
  ]

  /// Returns what a closure is for, from what is written before it and in it.
  ///
  /// - Parameter views: The names of members that make views.
  init(_ callee: Callee, _ body: Range<Int>, in outer: BuilderContext, _ reader: DeclarationReader, views: Set<String>)
  {
    if outer == .action || Self.isAction(callee) {
      self = .action
    } else {
      let isKnown = callee.label.map(Self.builderLabels.contains) ?? Self.builders.contains(callee.name)
      self = isKnown && Self.areViews(in: body, reader, known: views, depth: 0) ? .builder : .unknown
    }
  }

  private static func isAction(_ callee: Callee) -> Bool {
    if let label = callee.label { return labels.contains(label) || label.lowercased().hasSuffix("action") }
    let (name, isMember) = (callee.name, callee.isMember)
    return others.contains(name) || name.hasSuffix("Button") && !callee.hasAction
      || isMember && name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }

  // MARK: What is in a closure

  private static let deepest = 50

  /// Whether the statements of a closure look like those of a view builder, and not like those of an action.
  static func areViews(in range: Range<Int>, _ reader: DeclarationReader, known: Set<String>, depth: Int) -> Bool {
    let statements = reader.statements(in: range)
    return depth < deepest && !statements.isEmpty
      && statements.allSatisfy { isView($0, reader, known: known, depth: depth) }
  }

  private static func isView(
    _ statement: [DeclarationReader.Token], _ reader: DeclarationReader, known: Set<String>, depth: Int
  ) -> Bool {
    guard var first = statement.first, first.kind == .word else { return false }
    let braces = statement.filter { $0.kind == .group && $0.text == "{" }
    switch first.text {
    case "let", "var": return true
    case "if": return braces.allSatisfy { areViews(in: $0.range, reader, known: known, depth: depth + 1) }
    case "switch":
      guard let braces = braces.first else { return false }
      return reader.cases(in: braces.range).allSatisfy {
        areViews(in: $0.body, reader, known: known, depth: depth + 1)
      }
    default: break
    }
    if isAssignment(statement) { return false }
    var rest = statement.dropFirst()
    if first.text == "self", rest.first?.text == ".", let member = rest.dropFirst().first {
      (first, rest) = (member, rest.dropFirst(2))
    }
    if known.contains(first.text) { return true }
    guard first.text.first?.isUppercase == true, !servants.contains(first.text) else { return false }
    return rest.first.map { $0.kind == .group || $0.text == "<" } == true || views.contains(first.text)
  }

  private static func isAssignment(_ statement: [DeclarationReader.Token]) -> Bool {
    statement.indices.dropFirst().dropLast().contains { index in
      statement[index].text == "=" && !["=", "!", "<", ">", "~"].contains(statement[index - 1].text)
        && statement[index + 1].text != "="
    }
  }
}
