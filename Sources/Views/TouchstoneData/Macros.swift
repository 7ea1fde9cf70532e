import Observation

/// Makes a class a model that a ``ModelContainer`` stores.
///
/// The class gets the conformance to ``PersistentModel``. Its variables are stored, except those that are computed,
/// static, constant or ``Transient()``. Variables with `willSet` or `didSet` are an error.
///
/// - Source: SwiftData, `Model()`.
@attached(member, names: named(_$state), named(init), named(schemaMetadata), named(_$uniqueness), named(_$description))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "TouchstoneDataMacros", type: "ModelMacro")

/// Stores a variable of a model; `@Model` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "TouchstoneDataMacros", type: "PersistedPropertyMacro")

/// Says how a variable of a model is stored.
///
/// - Source: SwiftData, `Attribute(_:originalName:hashModifier:)`.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "TouchstoneDataMacros", type: "AnnotationMacro")

/// Says how a variable relates its model to others.
///
/// - Source: SwiftData,
///   `Relationship(_:deleteRule:minimumModelCount:maximumModelCount:originalName:inverse:hashModifier:)`.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "TouchstoneDataMacros", type: "AnnotationMacro")

/// Keeps a variable of a model out of the store.
///
/// - Source: SwiftData, `Transient()`.
@attached(peer)
public macro Transient() = #externalMacro(module: "TouchstoneDataMacros", type: "AnnotationMacro")

/// Names the variables by which models are often found. Ignored in pictures.
///
/// Models in memory need no index.
///
/// - Source: SwiftData, `Index(_:)`.
@freestanding(declaration)
public macro Index<T: PersistentModel>(
  _ indices: [PartialKeyPath<T>]...
) = #externalMacro(module: "TouchstoneDataMacros", type: "AnnotationMacro")

/// Names the variables by which models are often found. Ignored in pictures.
///
/// Models in memory need no index.
///
/// - Source: SwiftData, `Index(_:)`.
@freestanding(declaration)
public macro Index<T: PersistentModel>(
  _ indices: Schema.Index<T>.Types<T>...
) = #externalMacro(module: "TouchstoneDataMacros", type: "AnnotationMacro")

/// Names variables whose values together are different in each model: saving another one with the same values changes
/// the first instead.
///
/// - Source: SwiftData, `Unique(_:)`.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(
  _ constraints: [PartialKeyPath<T>]...
) = #externalMacro(module: "TouchstoneDataMacros", type: "AnnotationMacro")

/// Gives an actor a ``ModelContext`` of its own, and the conformance to ``ModelActor``.
///
/// - Source: SwiftData, `ModelActor()`.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "TouchstoneDataMacros", type: "ModelActorMacro")
