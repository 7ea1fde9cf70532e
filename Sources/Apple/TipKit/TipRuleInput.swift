import Synchronization

/// What a rule reads.
public protocol TipRuleInput: Sendable {
  associatedtype RuleValue
  /// The value now.
  var ruleValue: RuleValue { get }
}
