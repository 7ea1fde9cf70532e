/// Lists the comparisons of a property.
@resultBuilder
public enum EntityQueryComparatorBuilder<Value: _IntentValue, Mapping> {
  public static func buildExpression<Comparator: EntityQueryComparator>(_ part: Comparator) -> EntityQueryParts
  where Comparator.Value == Value, Comparator.Mapping == Mapping { EntityQueryParts() }
  public static func buildBlock(_ parts: EntityQueryParts...) -> EntityQueryParts { EntityQueryParts() }
}
