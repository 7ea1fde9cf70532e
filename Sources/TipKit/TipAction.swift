public import TouchstoneCore

extension Tips {
  /// A button of a tip.
  ///
  /// - Source: TipKit, `Tips.Action`.
  public struct Action: Identifiable, Sendable {
    public let id: String
    let label: @Sendable () -> Text
    public let handler: @Sendable () -> Void

    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text
    ) {
      (self.id, self.handler, self.label) = (id ?? "", handler, label)
    }

    @_disfavoredOverload
    public init(
      id: String? = nil, title: some StringProtocol & Sendable, perform handler: @escaping @Sendable () -> Void = {}
    ) {
      self.init(id: id, perform: handler) { Text(title) }
    }

    public init(
      id: String? = nil, title: LocalizedStringResource, perform handler: @escaping @Sendable () -> Void = {}
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
