/// The source with the constants that Xcode makes of asset catalogues.
///
/// - Source: files that Xcode 15 and 16 generated, in public repositories; Apple, “Managing assets with asset catalogs”.
public struct AssetSymbols {
  /// What the constants are members of.
  private struct Home {
    var kind: AssetFolder.Kind
    /// The module that declares the type.
    var module: String
    /// The type, and what restricts it, as in an extension.
    var type: String
    /// The type of the constants.
    var result: String
    /// The constant, made of that of the resource; `$` stands for this.
    var value: String
    /// Its own constants, with which those of assets must not collide.
    var members: Set<String>
    /// Whether types can be declared in it.
    var hasNamespaces = true
    /// What stands before each constant.
    var attribute = ""
  }

  private static let colors = names(
    "black blue brown clear cyan gray green indigo mint orange pink primary purple red secondary teal white yellow")
  private static let platformColors = names(
    "black blue brown clear cyan darkGray gray green lightGray magenta orange purple red white yellow")
  private static let systemColors = names(
    "label link opaqueSeparator placeholderText quaternaryLabel secondaryLabel separator tertiaryLabel")
  private static let systemImages = names("actions add checkmark remove strokedCheckmark")

  private static func names(_ list: String) -> Set<String> { Set(list.split(separator: " ").map(String.init)) }

  /// The types are qualified, because a target or a folder of a catalogue may have the same name.
  private static let homes: [Home] = [
    Home(
      kind: .color, module: "SwiftUI", type: "SwiftUI.Color", result: "SwiftUI.Color", value: "SwiftUI.Color($)",
      members: colors),
    Home(
      kind: .color, module: "SwiftUI", type: "SwiftUI.ShapeStyle where Self == SwiftUI.Color", result: "SwiftUI.Color",
      value: "SwiftUI.Color($)", members: colors, hasNamespaces: false),
    // `Color(.brand)` means the resource, although UIKit's colours can be omitted there, too.
    Home(
      kind: .color, module: "UIKit", type: "UIKit.UIColor", result: "UIKit.UIColor",
      value: "UIKit.UIColor(resource: $)", members: platformColors.union(systemColors),
      attribute: "@_disfavoredOverload "),
    Home(
      kind: .color, module: "AppKit", type: "AppKit.NSColor", result: "AppKit.NSColor",
      value: "AppKit.NSColor(resource: $)", members: platformColors, attribute: "@_disfavoredOverload "),
    Home(
      kind: .image, module: "UIKit", type: "UIKit.UIImage", result: "UIKit.UIImage",
      value: "UIKit.UIImage(resource: $)", members: systemImages),
    Home(
      kind: .image, module: "AppKit", type: "AppKit.NSImage", result: "AppKit.NSImage",
      value: "AppKit.NSImage(resource: $)", members: []),
  ]

  /// The modules of which a target sees at least one, if it has symbols.
  private static let modules = ["SwiftUI", "UIKit", "AppKit"]

  private let folder: AssetFolder
  /// The sets that become members of types of colours and images, too.
  private let extended: AssetFolder
  private let modules: [String]
  private var lines: [String] = []

  /// Returns the source; without any symbols if the target sees none of the modules, or the catalogues have no sets.
  ///
  /// - Parameter extended: The sets of the catalogues that do not turn off members of other types than the resources.
  public static func source(
    of folder: AssetFolder, extending extended: AssetFolder? = nil, modules: Set<String>
  ) -> String {
    var symbols = AssetSymbols(
      folder: folder, extended: extended ?? folder, modules: Self.modules.filter(modules.contains))
    symbols.write()
    return symbols.lines.joined(separator: "\n") + "\n"
  }

  private init(folder: AssetFolder, extended: AssetFolder, modules: [String]) {
    self.folder = folder
    self.extended = extended
    self.modules = modules
  }

  private mutating func write() {
    lines.append("// The symbols of asset catalogues, as Xcode makes them. This file is made again in each build.")
    guard let module = modules.first else { return }
    lines += ["", "import Foundation"] + modules.map { "import \($0)" }
    lines += ["", "private let resourceBundle = Foundation.Bundle.module"]
    for kind in AssetFolder.Kind.allCases where folder.has(kind) {
      let resource = "\(module).\(kind.rawValue)Resource"
      extend(resource) { symbols in
        symbols.write(kind, of: symbols.folder, path: []) { indent, symbol, name, path in
          let name = (path.map(\.name) + [name]).joined(separator: "/").debugDescription
          return "\(indent)static let \(symbol) = \(resource)(name: \(name), bundle: resourceBundle)"
        }
      }
    }
    for home in Self.homes where modules.contains(home.module) && extended.has(home.kind) {
      extend(home.type) { symbols in
        symbols.write(home.kind, of: symbols.extended, path: [], home) { indent, symbol, _, path in
          let resource = (["\(module).\(home.kind.rawValue)Resource"] + path.map(\.type) + [symbol]).joined(
            separator: ".")
          let value = home.value.replacing("$", with: resource)
          return "\(indent)\(home.attribute)static var \(symbol): \(home.result) { \(value) }"
        }
      }
    }
  }

  private mutating func extend(_ type: String, _ body: (inout AssetSymbols) -> Void) {
    lines += ["", "extension \(type) {"]
    body(&self)
    lines.append("}")
  }

  private typealias Step = (name: String, type: String)

  /// Writes the constants of a folder.
  private mutating func write(
    _ kind: AssetFolder.Kind, of folder: AssetFolder, path: [Step], _ home: Home? = nil,
    _ declaration: (_ indent: String, _ symbol: String, _ name: String, _ path: [Step]) -> String
  ) {
    let indent = String(repeating: "  ", count: path.count + 1)
    let names = (folder.sets[kind] ?? []).sorted()
    let group = kind.rawValue.lowercased()
    var taken: Set<String> = []
    for name in names {
      let symbol = AssetName(name, withoutType: kind.rawValue).constant
      let problem: String?
      if symbol.isEmpty {
        problem = "no symbol can be made of the \(group) asset name \(name.debugDescription)"
      } else if path.isEmpty, let home, home.members.contains(symbol) {
        problem =
          "the \(group) asset name \(name.debugDescription) resolves to \(symbol), which \(home.result) has already"
      } else if !taken.insert(symbol).inserted {
        problem = "the \(group) asset name \(name.debugDescription) resolves to \(symbol), as another one does"
      } else {
        problem = nil
      }
      // What is wrong with a resource is reported once, and not again for each type.
      if let problem, home.map({ $0.hasNamespaces && $0.members.contains(symbol) }) ?? true {
        lines.append("\(indent)#warning(\((problem + ": rename it").debugDescription))")
      }
      if problem == nil { lines.append(declaration(indent, symbol, name, path)) }
    }
    guard home?.hasNamespaces != false else { return }
    for (name, inner) in folder.namespaces.sorted(by: { $0.key < $1.key }) where inner.has(kind) {
      let type = AssetName(name).type
      guard !type.isEmpty, taken.insert(type).inserted else {
        if home == nil {
          let problem = "the folder \(name.debugDescription) resolves to no type of its own: rename it"
          lines.append("\(indent)#warning(\(problem.debugDescription))")
        }
        continue
      }
      lines.append("\(indent)enum \(type) {")
      write(kind, of: inner, path: path + [(name, type)], home, declaration)
      lines.append("\(indent)}")
    }
  }
}

extension AssetFolder {
  /// Whether it has sets of a kind, or one of its folders does.
  fileprivate func has(_ kind: Kind) -> Bool {
    sets[kind]?.isEmpty == false || namespaces.values.contains { $0.has(kind) }
  }
}
