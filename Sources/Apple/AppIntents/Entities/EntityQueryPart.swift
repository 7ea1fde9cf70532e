/// A line of the lists of a query.
public protocol EntityQueryPart: Sendable {}
