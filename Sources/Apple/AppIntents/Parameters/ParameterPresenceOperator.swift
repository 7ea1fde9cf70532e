/// How a condition asks whether a parameter has a value.
public enum ParameterPresenceOperator: Hashable, Sendable { case hasAnyValue, hasNoValue }
