public import TouchstoneCore

// The settings of parameters. The system reads them, and nothing else: only the title and the default are kept.

extension IntentParameter {
  /// Creates a parameter, which has no value without a default.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  @_disfavoredOverload
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }

  /// Creates a parameter whose values a provider offers.
  @_disfavoredOverload
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) { self.init(titled: title, default: defaultValue) }

  @_disfavoredOverload
  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) { self.init(titled: nil, default: defaultValue) }

  /// Creates a parameter whose values a query finds.
  @_disfavoredOverload
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) { self.init(titled: title, default: defaultValue) }

  @_disfavoredOverload
  public convenience init<Query: EntityQuery>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) { self.init(titled: nil, default: defaultValue) }

  /// Creates a parameter of several values.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  @_disfavoredOverload
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }

  /// Creates a parameter of several values that a query finds.
  @_disfavoredOverload
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) { self.init(titled: title, default: defaultValue) }

  @_disfavoredOverload
  public convenience init<Query: EntityQuery>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) { self.init(titled: nil, default: defaultValue) }

  /// Creates a parameter of several values that a provider offers.
  @_disfavoredOverload
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) { self.init(titled: title, default: defaultValue) }

  @_disfavoredOverload
  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) { self.init(titled: nil, default: defaultValue) }

  /// Creates a parameter of several values.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  @_disfavoredOverload
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }

  /// Creates a parameter of several values that a query finds.
  @_disfavoredOverload
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) { self.init(titled: title, default: defaultValue) }

  @_disfavoredOverload
  public convenience init<Query: EntityQuery>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) { self.init(titled: nil, default: defaultValue) }

  /// Creates a parameter of several values that a provider offers.
  @_disfavoredOverload
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) { self.init(titled: title, default: defaultValue) }

  @_disfavoredOverload
  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) { self.init(titled: nil, default: defaultValue) }
}
