import TouchstoneConditions
import TouchstoneSnapshots

/// The lines at the end of a manifest that let a package compile on Linux and have no effect elsewhere.
struct ManifestLines {
  /// The mark that identifies the lines.
  static let mark = "// Touchstone, on Linux alone"
  /// The file that SwiftPM compiles instead of a target's sources.
  static let markerFile = "AsApple.swift"
  /// The package whose place Touchstone takes, with all of its products.
  static let replacedPackage = "swift-snapshot-testing"
  /// Its products that Touchstone has under the same name.
  static let replacedProducts = ["SnapshotTesting", "InlineSnapshotTesting"]
  /// Returns how a target refers to one of these products.
  static func reference(to product: String) -> String {
    ".product(name: \(product.quoted), package: \(replacedPackage.quoted))"
  }

  static let markerText =
    "// On Linux, SwiftPM compiles this file, and Touchstone's plugin compiles the others. It must exist and contain no code.\n"

  var targets: [TargetMigration]
  /// The command that writes the lines.
  var command = "migrate"
  /// The path or URL of Touchstone.
  var touchstone: String
  /// The variable that holds the package.
  var variable = "package"
  /// Whether the package already depends on Touchstone.
  var dependsOnTouchstone = false
  /// Whether the manifest is for a version of SwiftPM older than 5.6.
  var isOld = false

  /// The oldest version of SwiftPM that takes the lines.
  var toolsVersion: String {
    // Before, plugins can only generate sources.
    if targets.contains(where: \.copiesResources) { return "5.7" }
    return targets.allSatisfy(\.plugins.isEmpty) ? "5.2" : "5.6"
  }

  /// What needs this version.
  var reason: String {
    if targets.contains(where: \.copiesResources) { return "the plugin that copies resources" }
    return targets.allSatisfy(\.plugins.isEmpty) ? "products of other packages" : "plugins that compile sources"
  }

  var text: String {
    var lines = [
      "\(Self.mark): written by `touchstone \(command)`. The package is unchanged on other platforms.", "#if os(Linux)",
    ]
    if targets.contains(where: \.replacesSnapshotTesting) {
      let address = isOld ? "($0.url ?? \"\")" : "\"\\($0.kind)\""
      lines += [
        "  // On Linux, the product SnapshotTesting comes from Touchstone.",
        "  \(variable).dependencies.removeAll { \(address).contains(\(Self.replacedPackage.quoted)) }",
      ]
    }
    if !dependsOnTouchstone { lines.append("  \(variable).dependencies.append(\(dependency))") }
    if targets.contains(where: { !$0.flags.isEmpty }) {
      lines.append("  // SwiftPM refuses unsafe flags in a dependency that is required by version.")
    }
    lines.append("  for target in \(variable).targets {")
    lines.append("    switch target.name {")
    for target in targets { lines += self.lines(of: target) }
    lines += ["    default: break", "    }", "  }", "#endif"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The dependency on Touchstone as written in the manifest.
  var dependency: String {
    // `git@git.example.com:team/touchstone` is an address, too.
    touchstone.contains("://") || touchstone.contains(/^[^\/]+@[^\/]+:/)
      ? ".package(url: \"\(touchstone)\", .upToNextMinor(from: \"\(TouchstoneVersion.current)\"))"
      : ".package(name: \"touchstone\", path: \"\(touchstone)\")"
  }

  private func lines(of target: TargetMigration) -> [String] {
    var lines = ["    case \"\(target.name)\":"]
    if target.replacesSnapshotTesting {
      lines += [
        "      target.dependencies.removeAll {",
        "        switch $0 {",
        "        case .productItem(_, \(Self.replacedPackage.quoted), _, _): return true",
        "        case .productItem(let name, _, _, _), .byNameItem(let name, _):",
        "          return [\(Self.replacedProducts.map(\.quoted).joined(separator: ", "))].contains(name)",
        "        default: return false",
        "        }",
        "      }",
      ]
    }
    if !target.products.isEmpty {
      let products = target.products.map { ".product(name: \"\($0)\", package: \"touchstone\")" }
      lines.append("      target.dependencies += [")
      lines += products.map { "        \($0)," } + ["      ]"]
    }
    if !target.flags.isEmpty {
      let flags = target.flags.joined().map { "\"\($0)\"" }.joined(separator: ", ")
      lines.append("      target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags([\(flags)])]")
    }
    if target.platform != nil { lines.append("      target.sources = [\"\(Self.markerFile)\"]") }
    if !target.exclude.isEmpty {
      lines.append("      // The plugin compiles all files but these, which the target's list of sources leaves out.")
      lines.append("      target.exclude += [\(target.exclude.map(\.quoted).joined(separator: ", "))]")
    }
    if !target.obsoleteLists.isEmpty {
      lines.append("      // Lists of tests for SwiftPM before 5.4, which compiles them on Linux alone.")
      lines.append("      target.exclude += [\(target.obsoleteLists.map(\.quoted).joined(separator: ", "))]")
    }
    let plugins = target.plugins.map { ".plugin(name: \"\($0)\", package: \"touchstone\")" }
    if !plugins.isEmpty {
      lines.append("      target.plugins = (target.plugins ?? []) + [")
      lines += plugins.map { "        \($0)," } + ["      ]"]
    }
    return lines
  }
}

extension TargetMigration {
  var plugins: [String] {
    let compiling =
      switch platform {
      case .iOS: ["CompileAsIOS"]
      case .macOS: ["CompileAsMacOS"]
      case .tvOS, .visionOS, .watchOS, .linux, nil: [String]()
      }
    return compiling + (copiesResources ? ["CopyResources"] : [])
  }

  /// Whether the target needs lines in the manifest.
  var needsLines: Bool {
    !products.isEmpty || !plugins.isEmpty || !flags.isEmpty || !obsoleteLists.isEmpty || replacesSnapshotTesting
  }
}
