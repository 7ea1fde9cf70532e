public import TouchstoneCore

extension Tips {
  /// A button of a tip.
  ///
  /// - Source: TipKit, `Tips.Action`.
  public struct Action: Identifiable, Sendable {
    /// The place among the actions of the tip.
    public internal(set) var index: Int?
    public let label: @Sendable () -> Text
    public let handler: @MainActor @Sendable () -> Void
    private let name: String?

    /// The identifier that was given, or the index as a text.
    public var id: String { name ?? index.map { "\($0)" } ?? "" }

    public init(
      id: String? = nil, perform handler: @escaping @MainActor @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      (name, self.handler, self.label) = (id, handler, label)
    }

    @_disfavoredOverload
    public init(
      id: String? = nil, title: some StringProtocol & Sendable,
      perform handler: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      self.init(id: id, perform: handler) { Text(title) }
    }

    public init(
      id: String? = nil, title: LocalizedStringResource, perform handler: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      self.init(id: id, perform: handler) { Text(title) }
    }
  }

  /// - Source: TipKit, `Tips.ActionBuilder`.
  @resultBuilder
  public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
    public static func buildEither(first: [Action]) -> [Action] { first }
    public static func buildEither(second: [Action]) -> [Action] { second }
    public static func buildArray(_ parts: [[Action]]) -> [Action] { parts.flatMap { $0 } }
    /// Gives each action its index.
    public static func buildFinalResult(_ actions: [Action]) -> [Action] {
      actions.enumerated().map { index, action in
        var action = action
        action.index = index
        return action
      }
    }
  }

  /// - Source: TipKit, `Tips.RuleBuilder`.
  @resultBuilder
  public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
  }

  /// - Source: TipKit, `Tips.OptionsBuilder`.
  @resultBuilder
  public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap { $0 } }
  }

  /// - Source: TipKit, `Tips.ConfigurationBuilder`.
  @resultBuilder
  public enum ConfigurationBuilder {
    public static func buildExpression(_ option: ConfigurationOption) -> [ConfigurationOption] { [option] }
    public static func buildBlock(_ parts: [ConfigurationOption]...) -> [ConfigurationOption] { parts.flatMap { $0 } }
  }
}
