import TouchstoneCore

/// A package whose intents belong to those of an app.
///
/// - Source: AppIntents, `AppIntentsPackage`.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
