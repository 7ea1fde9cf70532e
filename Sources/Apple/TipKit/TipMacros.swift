import Synchronization

extension Tips {
  /// A condition of a tip.
  ///
  /// - Source: TipKit, `Tips.Rule`.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool

    public init<Input: TipRuleInput>(_ input: Input, _ condition: @escaping @Sendable (Input.RuleValue) -> Bool) {
      holds = { condition(input.ruleValue) }
    }

    public init<First: TipRuleInput, Second: TipRuleInput>(
      _ first: First, _ second: Second,
      _ condition: @escaping @Sendable (First.RuleValue, Second.RuleValue) -> Bool
    ) {
      holds = { condition(first.ruleValue, second.ruleValue) }
    }
  }

  /// A variable of a type of tips, which its rules read.
  ///
  /// A class, because the type has one.
  ///
  /// - Source: TipKit, `Tips.Parameter`.
  public final class Parameter<Value: Sendable>: TipRuleInput {
    private let value: Mutex<Value>

    public init(wrappedValue: Value) { value = Mutex(wrappedValue) }

    public var wrappedValue: Value {
      get { value.withLock { $0 } }
      set { value.withLock { $0 = newValue } }
    }
    public var ruleValue: Value { wrappedValue }
  }

  /// Whether a parameter is kept when the app ends. None is.
  ///
  /// - Source: TipKit, `Tips.ParameterOption`.
  public struct ParameterOption: Sendable {
    public static let transient = Self()
  }
}

/// A condition of a tip.
///
///     var rules: [Rule] {
///       #Rule(Self.$isSignedIn) { $0 }
///     }
///
/// - Source: TipKit, `Rule(_:_:)`.
@freestanding(expression)
public macro Rule<Input: TipRuleInput>(
  _ input: Input, _ condition: @escaping @Sendable (Input.RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "TouchstoneDataMacros", type: "RuleMacro")

/// A condition of a tip that reads two things.
///
/// - Source: TipKit, `Rule(_:_:)`.
@freestanding(expression)
public macro Rule<First: TipRuleInput, Second: TipRuleInput>(
  _ first: First, _ second: Second, _ condition: @escaping @Sendable (First.RuleValue, Second.RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "TouchstoneDataMacros", type: "RuleMacro")

/// A variable of a type of tips, which its rules read as `Self.$name`.
///
/// - Source: TipKit, `Parameter(_:)`.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "TouchstoneDataMacros", type: "TipParameterMacro")
