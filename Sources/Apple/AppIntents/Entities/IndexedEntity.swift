import Foundation

/// An entity that Spotlight finds, which does not exist on Linux.
///
/// - Source: AppIntents, `IndexedEntity`.
public protocol IndexedEntity: AppEntity {}
