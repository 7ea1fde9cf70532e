import Foundation

/// A value of an app's own that parameters can have.
///
/// - Source: AppIntents, `AppValue`.
public protocol AppValue: _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable, _SupportsAppDependencies {}
