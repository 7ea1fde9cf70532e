import TouchstoneConditions

/// The lines at the end of a manifest that let a package compile on Linux and have no effect elsewhere.
struct ManifestLines {
  /// The mark that identifies the lines.
  static let mark = "// Touchstone, on Linux alone"
  /// The file that SwiftPM compiles instead of a target's sources.
  static let markerFile = "AsApple.swift"
  static let markerText =
    "// On Linux, SwiftPM compiles this file, and Touchstone's plugin compiles the others. It must exist and contain no code.\n"

  var targets: [TargetMigration]
  /// The path or URL of Touchstone.
  var touchstone: String
  /// The variable that holds the package.
  var variable = "package"
  /// Whether the package already depends on Touchstone.
  var dependsOnTouchstone = false

  var text: String {
    var lines = [
      "\(Self.mark): written by `touchstone migrate`. The package is unchanged on other platforms.", "#if os(Linux)",
    ]
    let replaced = targets.flatMap(\.products).contains("SnapshotTesting")
    if replaced {
      lines += [
        "  // On Linux, the product SnapshotTesting comes from Touchstone.",
        "  \(variable).dependencies.removeAll { \"\\($0.kind)\".contains(\"swift-snapshot-testing\") }",
      ]
    }
    if !dependsOnTouchstone { lines.append("  \(variable).dependencies.append(\(dependency))") }
    lines.append("  for target in \(variable).targets {")
    lines.append("    switch target.name {")
    for target in targets { lines += self.lines(of: target) }
    lines += ["    default: break", "    }", "  }", "#endif"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The dependency on Touchstone as written in the manifest.
  var dependency: String {
    touchstone.contains("://")
      ? ".package(url: \"\(touchstone)\", branch: \"main\")" : ".package(name: \"touchstone\", path: \"\(touchstone)\")"
  }

  private func lines(of target: TargetMigration) -> [String] {
    var lines = ["    case \"\(target.name)\":"]
    if target.products.contains("SnapshotTesting") {
      lines += [
        "      target.dependencies.removeAll {",
        "        switch $0 {",
        "        case .productItem(let name, _, _, _), .byNameItem(let name, _):",
        "          return [\"SnapshotTesting\", \"InlineSnapshotTesting\"].contains(name)",
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
    if target.platform != nil { lines.append("      target.sources = [\"\(Self.markerFile)\"]") }
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
      case .linux, nil: [String]()
      }
    return compiling + (copiesResources ? ["CopyResources"] : [])
  }

  /// Whether the target needs lines in the manifest.
  var needsLines: Bool { !products.isEmpty || !plugins.isEmpty }
}
