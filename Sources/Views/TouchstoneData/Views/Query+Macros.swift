public import Foundation
public import TouchstoneCore

// As in SwiftData, the variable is computed, and `_name` is the query.

/// Fetches all models of a class, for a variable of a view.
///
/// - Source: SwiftData, `Query(filter:sort:order:animation:)` and its overloads.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "TouchstoneDataMacros", type: "QueryMacro")

/// Fetches all models of a class, for a variable of a view.
///
/// - Source: SwiftData, `Query(animation:)`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "TouchstoneDataMacros", type: "QueryMacro")

/// Fetches all models of a class, for a variable of a view.
///
/// - Source: SwiftData, `Query(transaction:)`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "TouchstoneDataMacros", type: "QueryMacro")

/// Fetches what a description finds, for a variable of a view.
///
/// - Source: SwiftData, `Query(filter:sort:order:animation:)` and its overloads.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
  #externalMacro(module: "TouchstoneDataMacros", type: "QueryMacro")

/// Fetches what a description finds, for a variable of a view.
///
/// - Source: SwiftData, `Query(filter:sort:order:animation:)` and its overloads.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
  #externalMacro(module: "TouchstoneDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate is true for, for a variable of a view.
///
/// - Source: SwiftData, `Query(filter:sort:order:animation:)` and its overloads.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "TouchstoneDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate is true for, for a variable of a view.
///
/// - Source: SwiftData, `Query(filter:sort:order:animation:)` and its overloads.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "TouchstoneDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate is true for, in the order of a variable, for a variable of a view.
///
/// - Source: SwiftData, `Query(filter:sort:order:animation:)` and its overloads.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "TouchstoneDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate is true for, in the order of a variable, for a variable of a view.
///
/// - Source: SwiftData, `Query(filter:sort:order:animation:)` and its overloads.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "TouchstoneDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate is true for, in the order of a variable, for a variable of a view.
///
/// - Source: SwiftData, `Query(filter:sort:order:animation:)` and its overloads.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "TouchstoneDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate is true for, in the order of a variable, for a variable of a view.
///
/// - Source: SwiftData, `Query(filter:sort:order:animation:)` and its overloads.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "TouchstoneDataMacros", type: "QueryMacro")
