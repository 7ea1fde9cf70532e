import Foundation

/// A value of which there are few, each with a name.
///
/// - Source: AppIntents, `AppEnum`.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable
where Self == Self.ValueType, Self.RawValue: LosslessStringConvertible {}
