public import Foundation
public import TouchstoneCore
public import TouchstoneTypes

// The settings of parameters. The system reads them, and nothing else: only the title and the default are kept.

extension IntentParameter {
  /// Creates a parameter, which has no value without a default, and whose values a provider may offer.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) { self.init(titled: title, default: defaultValue) }

  /// Creates a parameter whose values a query finds.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    query: any EntityQuery
  ) { self.init(titled: title, default: defaultValue) }

  /// Creates a parameter of several values, which a provider may offer.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: (any DynamicOptionsProvider)? = nil
  ) { self.init(titled: title, default: defaultValue) }

  /// Creates a parameter of several values that a query finds.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: any EntityQuery
  ) { self.init(titled: title, default: defaultValue) }

  /// Creates a parameter of several values, which a provider may offer.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: (any DynamicOptionsProvider)? = nil
  ) { self.init(titled: title, default: defaultValue) }

  /// Creates a parameter of several values that a query finds.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default, query: any EntityQuery
  ) { self.init(titled: title, default: defaultValue) }
}

extension IntentParameter where Value.ValueType == Int {
  /// Creates a parameter of integers, which a provider may offer.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .field,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: (any DynamicOptionsProvider)? = nil
  ) { self.init(titled: title, default: defaultValue) }

  public enum IntControlStyle: Hashable, Sendable { case field, stepper }
}

extension IntentParameter where Value.ValueType == Double {
  /// Creates a parameter of numbers, which a provider may offer.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .field,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: (any DynamicOptionsProvider)? = nil
  ) { self.init(titled: title, default: defaultValue) }

  public enum DoubleControlStyle: Hashable, Sendable { case field, slider, stepper }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Creates a parameter of Booleans.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }
}

extension IntentParameter where Value.ValueType == String {
  /// Creates a parameter of texts, which a provider may offer.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) { self.init(titled: title, default: defaultValue) }
}

extension IntentParameter where Value.ValueType == AttributedString {
  /// Creates a parameter of attributed strings, which a provider may offer.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) { self.init(titled: title, default: defaultValue) }
}

extension IntentParameter where Value.ValueType == Date {
  /// Creates a parameter of dates, which a provider may offer.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) { self.init(titled: title, default: defaultValue) }

  public enum DateKind: Hashable, Sendable { case date, time, dateTime }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// Creates a parameter of date components, which a provider may offer.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateComponentsKind = .dateTime,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) { self.init(titled: title, default: defaultValue) }

  public enum DateComponentsKind: Hashable, Sendable { case date, time, dateTime }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// Creates a parameter of files, which a provider may offer.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String] = ["public.item"],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) { self.init(titled: title, default: defaultValue) }

  /// Creates a parameter of files of some types, which a provider may offer.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) { self.init(titled: title, default: defaultValue) }
}

extension IntentParameter {
  /// Creates a parameter of measurements.
  public convenience init<U: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, defaultUnit: U? = nil, unitAdjustForLocale: Bool = true,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Measurement<U> { self.init(titled: title, default: defaultValue) }
}
