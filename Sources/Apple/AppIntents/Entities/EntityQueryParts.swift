/// The lines of a list of a query.
public struct EntityQueryParts: EntityQueryPart {}
