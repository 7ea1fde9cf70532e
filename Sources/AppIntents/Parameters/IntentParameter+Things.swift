public import Foundation
public import TouchstoneCore
public import TouchstoneTypes

// The settings of parameters. The system reads them, and nothing else: only the title and the default are kept.

extension IntentParameter where Value.ValueType == Date {
  /// Creates a parameter of moments.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }

  /// Creates a parameter of moments that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) { self.init(titled: nil, default: defaultValue) }

  public enum DateKind: Hashable, Sendable { case date, time, dateTime }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// Creates a parameter of parts of dates.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateComponentsKind = .dateTime,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    kind: DateComponentsKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }

  /// Creates a parameter of parts of dates that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateComponentsKind = .dateTime,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    kind: DateComponentsKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) { self.init(titled: nil, default: defaultValue) }

  public enum DateComponentsKind: Hashable, Sendable { case date, time, dateTime }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// Creates a parameter of files.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String] = ["public.item"],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String] = ["public.item"], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }

  /// Creates a parameter of files that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String] = ["public.item"],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String] = ["public.item"], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) { self.init(titled: nil, default: defaultValue) }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// Creates a parameter of files.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }

  /// Creates a parameter of files that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) { self.init(titled: nil, default: defaultValue) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
  /// Creates a parameter of measurements.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, defaultUnit: UnitLength? = nil, unitAdjustForLocale: Bool = true,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    defaultUnit: UnitLength? = nil, unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
  /// Creates a parameter of measurements.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, defaultUnit: UnitMass? = nil, unitAdjustForLocale: Bool = true,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    defaultUnit: UnitMass? = nil, unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
  /// Creates a parameter of measurements.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, defaultUnit: UnitTemperature? = nil,
    unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    defaultUnit: UnitTemperature? = nil, unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
  /// Creates a parameter of measurements.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, defaultUnit: UnitVolume? = nil, unitAdjustForLocale: Bool = true,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    defaultUnit: UnitVolume? = nil, unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
  /// Creates a parameter of measurements.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, defaultUnit: UnitDuration? = nil,
    unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    defaultUnit: UnitDuration? = nil, unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
  /// Creates a parameter of measurements.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, defaultUnit: UnitEnergy? = nil, unitAdjustForLocale: Bool = true,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    defaultUnit: UnitEnergy? = nil, unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
  /// Creates a parameter of measurements.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, defaultUnit: UnitSpeed? = nil, unitAdjustForLocale: Bool = true,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: title, default: defaultValue) }

  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
    defaultUnit: UnitSpeed? = nil, unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(titled: nil, default: defaultValue) }
}
