/// How a condition compares a parameter with several values.
public enum ParameterSetOperator: Hashable, Sendable { case oneOf }
