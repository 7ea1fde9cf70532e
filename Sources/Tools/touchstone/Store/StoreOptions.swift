import ArgumentParser
import Foundation
import TouchstoneSnapshots

/// The options of all commands on the store.
struct StoreOptions: ParsableArguments {
  @Option(help: "The address of the store. Default: TOUCHSTONE_STORE, then \"store\" in Snapshots/touchstone.json.")
  var store: String?
  @Option(help: "The folder of the package.")
  var package = "."

  var packageFolder: URL { URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL }

  /// The settings of the package.
  ///
  /// - Throws: ``StoreError/badSettings(_:)``.
  func settings() throws(StoreError) -> PackageSettings {
    let settings = PackageSettings(ofPackage: packageFolder)
    if let fault = settings.fault { throw .badSettings(fault) }
    return settings
  }

  func driver() throws(StoreError) -> any StoreDriver {
    let environment = ProcessInfo.processInfo.environment
    guard
      let address = try Self.address(
        option: store, variable: environment["TOUCHSTONE_STORE"], setting: try settings().store)
    else { throw .noStore }
    return address.driver(package: packageFolder, environment: environment)
  }

  /// Returns the address that is named first; nil if none is.
  static func address(option: String?, variable: String?, setting: String?) throws(StoreError) -> StoreAddress? {
    if let text = option ?? variable, !text.isEmpty { return try StoreAddress(text, from: .user) }
    return try setting.map { text throws(StoreError) in try StoreAddress(text, from: .settings) }
  }

  /// Reads a commit that was passed; that of the checkout if none was.
  func commit(_ text: String?) throws(StoreError) -> GitCommit {
    if let text {
      guard let commit = GitCommit(text) else { throw .badCommit(text) }
      return commit
    }
    guard let commit = GitCommit(checkedOutAt: packageFolder) else { throw .noCommit(packageFolder.path) }
    return commit
  }
}
