/// How a condition compares a parameter.
///
/// - Source: AppIntents, `ComparableComparisonOperator` and its siblings.
public enum ParameterComparisonOperator: Hashable, Sendable {
  case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}
