extension Look: CustomStringConvertible {
  /// The name of the system, as test frameworks print it for an argument.
  public var description: String { name }
}
