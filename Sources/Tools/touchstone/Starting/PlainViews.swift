import TouchstoneConditions

/// The views in a target's sources that a test can create without arguments, and the other views.
struct PlainViews {
  /// A view that a test can create.
  struct Found: Hashable {
    /// The name, as code outside of all types writes it: `Card.Row`.
    var name: String
    var initializer: Initializer
    /// The attributes `@available(…)` that a test needs as well.
    var availability: [String] = []
    /// The conditions around it that only the compiler can decide.
    var conditions: [String] = []
  }

  /// A view without a test.
  struct Skipped: Hashable {
    var path: String
    var name: String
    /// The line of its declaration.
    var line: Int
    /// Why it has no test, as the end of a sentence: `it needs title`.
    var reason: String
  }

  private(set) var views: [Found] = []
  private(set) var skipped: [Skipped] = []
  private var extensions: [String: [TypeDeclaration]] = [:]
  /// What each protocol and each type alias consists of.
  private var parts: [String: [String]] = [:]

  /// - Parameter files: The sources, with their paths.
  init(_ files: [(path: String, declarations: SourceDeclarations)]) {
    let types = files.flatMap(\.declarations.types).filter { $0.hider == nil }
    for file in files { parts.merge(file.declarations.aliases) { $0 + $1 } }
    for type in types where type.keyword == "protocol" {
      parts[type.name.split(separator: ".").last.map(String.init) ?? "", default: []] += type.bases
    }
    let known = Set(types.filter(\.isType).map(\.name))
    // Views that only other platforms have are named; those that have another form on this one are not.
    for file in files {
      for type in file.declarations.types where type.isType && !known.contains(type.name) {
        guard let hider = type.hider, !frameworks(of: type).isEmpty else { continue }
        skip(type, path: file.path, because: hider.hasPrefix("#") ? "\(hider) hides it" : "it is in \(hider)")
      }
    }
    for type in types where type.keyword == "extension" {
      extensions[extended(by: type, among: known), default: []].append(type)
    }
    for file in files {
      for type in file.declarations.types where type.hider == nil {
        if type.isType {
          note(type, path: file.path)
        } else if type.keyword == "extension", frameworks(of: type).contains("SwiftUI"),
          !known.contains(extended(by: type, among: known))
        {
          skip(type, path: file.path, because: "its type is declared elsewhere")
        }
      }
    }
    skipped.sort { ($0.path, $0.line) < ($1.path, $1.line) }
    // A flag may decide between declarations of the same name: a test has to compile with each.
    let withObstacles = Set(skipped.map(\.name))
    views = views.reduce(into: []) { merged, view in
      guard !withObstacles.contains(view.name) else { return }
      if let index = merged.firstIndex(where: { $0.name == view.name }) {
        merged[index].join(view)
      } else {
        merged.append(view)
      }
    }
  }

  /// Returns the name of the type that an extension extends, perhaps by an alias.
  private func extended(by type: TypeDeclaration, among known: Set<String>) -> String {
    known.contains(type.name) ? type.name : parts[type.name]?.first ?? type.name
  }

  private mutating func note(_ type: TypeDeclaration, path: String) {
    let others = extensions[type.name] ?? []
    guard let conforming = ([type] + others).first(where: { !frameworks(of: $0).isEmpty }) else { return }
    let conditions = (type.conditions + conforming.conditions).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let framework = frameworks(of: conforming).sorted().first { $0 != "SwiftUI" }
    // On Linux, tests are not compiled as on another platform.
    let platformal = conditions.first { text in
      ["os(", "canImport(", "targetEnvironment("].contains { text.contains($0) }
    }
    let obstacle =
      type.obstacle ?? conforming.obstacle ?? framework.map { "views of \($0) are not drawn" }
      ?? platformal.map { "it is behind #if \($0)" }
    switch obstacle.map(Creation.impossible) ?? Creation(type, extensions: others) {
    case .impossible(let reason): skip(type, path: path, because: reason)
    case .possible(let initializer):
      let availability = (type.availability + conforming.availability).reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      views.append(
        Found(name: type.name, initializer: initializer, availability: availability, conditions: conditions))
    }
  }

  private mutating func skip(_ type: TypeDeclaration, path: String, because reason: String) {
    skipped.append(Skipped(path: path, name: type.name, line: type.line, reason: reason))
  }

  /// Protocols of views, and the frameworks that draw them.
  private static let protocols = [
    "View": "SwiftUI", "UIViewRepresentable": "UIKit", "UIViewControllerRepresentable": "UIKit",
    "NSViewRepresentable": "AppKit", "NSViewControllerRepresentable": "AppKit",
    "WKInterfaceObjectRepresentable": "WatchKit",
  ]

  /// Returns the frameworks of the protocols that make a type a view, if any does.
  private func frameworks(of type: TypeDeclaration) -> Set<String> {
    var (found, seen, open) = (Set<String>(), Set<String>(), type.bases)
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      if let framework = Self.protocols[name] { found.insert(framework) }
      open += parts[name] ?? []
    }
    return found
  }
}

extension PlainViews.Found {
  /// Adds a declaration of the same name under other conditions.
  fileprivate mutating func join(_ other: Self) {
    let pair = [conditions, other.conditions].map { $0.joined(separator: " && ") }
    let opposites = pair.map { $0.contains(" ") ? "!(\($0))" : "!\($0)" }
    let isAlways = pair.contains("") || pair[0] == opposites[1] || pair[1] == opposites[0]
    conditions = isAlways ? [] : ["(\(pair[0])) || (\(pair[1]))"]
    if other.initializer.effort > initializer.effort { initializer = other.initializer }
  }
}
