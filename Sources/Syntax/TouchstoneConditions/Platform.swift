/// A platform that conditions ask for.
package enum Platform: String, CaseIterable, Sendable {
  case iOS, macOS, tvOS, visionOS, watchOS, linux = "Linux"

  /// Apple's platforms.
  package static let apple = allCases.filter { $0 != .linux }
  /// The platforms that a plugin can compile a target for.
  package static let compilable: [Platform] = [.iOS, .macOS]

  /// Returns the platform's answer to a condition; `nil` if only the compiler knows.
  ///
  /// - Parameters:
  ///   - arguments: Without spaces; nil for a flag, such as `DEBUG`.
  ///   - modules: The modules that the target depends on; nil if they are not known.
  package func answer(_ name: String, _ arguments: String?, modules: Set<String>?) -> Bool? {
    guard let arguments else { return nil }
    switch name {
    case "os":
      return arguments == rawValue || arguments == "OSX" && self == .macOS || arguments == "xrOS" && self == .visionOS
    case "targetEnvironment" where ["simulator", "macCatalyst"].contains(arguments):
      return arguments == "simulator" && ![.macOS, .linux].contains(self)
    case "canImport":
      let module = String(arguments.prefix { $0 != "," && $0 != "." })
      return canImport(module, modules: modules)
    default: return nil
    }
  }

  private func canImport(_ module: String, modules: Set<String>?) -> Bool? {
    if foreignModules.contains(module) { return false }
    // Attributes and selectors compile, and what older packages have for Linux in the other branch mostly doesn't.
    if module == "ObjectiveC", self != .linux { return true }
    guard AppleModules.provided.contains(module) else { return nil }
    // The plugins write `AppKit` for it.
    let name = module == "Cocoa" && self != .linux ? "AppKit" : module
    return modules.map { $0.contains(name) }
  }

  /// Modules that exist on other Apple platforms only.
  private var foreignModules: Set<String> {
    switch self {
    case .iOS, .visionOS: ["AppKit", "Cocoa", "WatchKit", "TVUIKit"]
    case .macOS: ["UIKit", "WatchKit", "TVUIKit"]
    case .tvOS: ["AppKit", "Cocoa", "WatchKit"]
    case .watchOS: ["AppKit", "Cocoa", "TVUIKit"]
    case .linux: []
    }
  }
}
