/// Lists the properties of a query.
@resultBuilder
public enum EntityQueryPartBuilder {
  public static func buildExpression(_ part: some EntityQueryPart) -> EntityQueryParts { EntityQueryParts() }
  public static func buildBlock(_ parts: EntityQueryParts...) -> EntityQueryParts { EntityQueryParts() }
}
