public import Foundation
public import TouchstoneCore

// The settings of parameters. The system reads them, and nothing else: only the title and the default are kept.

extension IntentParameter where Value.ValueType == Int {
  /// Creates a parameter of whole numbers.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .field,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntControlStyle = .field, inclusiveRange: InclusiveRange<Int>? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }

  /// Creates a parameter of whole numbers that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .field,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntControlStyle = .field, inclusiveRange: InclusiveRange<Int>? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) { self.init(titled: nil, default: defaultValue) }

  public enum IntControlStyle: Hashable, Sendable { case field, stepper }
}

extension IntentParameter where Value.ValueType == Double {
  /// Creates a parameter of numbers.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .field,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .field, inclusiveRange: InclusiveRange<Double>? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }

  /// Creates a parameter of numbers that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .field,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .field, inclusiveRange: InclusiveRange<Double>? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) { self.init(titled: nil, default: defaultValue) }

  public enum DoubleControlStyle: Hashable, Sendable { case field, slider, stepper }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Creates a parameter of truth values.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }
}

extension IntentParameter where Value.ValueType == String {
  /// Creates a parameter of texts.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }

  /// Creates a parameter of texts that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) { self.init(titled: nil, default: defaultValue) }
}

extension IntentParameter where Value.ValueType == AttributedString {
  /// Creates a parameter of texts with attributes.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }

  /// Creates a parameter of texts with attributes that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) { self.init(titled: nil, default: defaultValue) }
}
