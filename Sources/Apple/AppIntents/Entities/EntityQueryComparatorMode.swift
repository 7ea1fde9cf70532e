/// Whether all comparisons must hold, or one of them.
///
/// - Source: AppIntents, `EntityQueryComparatorMode`.
public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }
