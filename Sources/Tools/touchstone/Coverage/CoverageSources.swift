import Foundation
import TouchstoneConditions
import TouchstoneSnapshots

/// The views in the sources of a package, and what their code may show.
struct CoverageSources {
  /// A view or modifier that the sources declare.
  struct View: Hashable {
    /// The name with the module and the types around it, as in the log: `Shop.PriceTag`.
    var name: String
    /// The file, relative to the package.
    var file: String
    var line: Int
  }

  struct File {
    /// Relative to the package.
    var path: String
    var module: String
    /// The module and the name, as the log has it: `Shop/PriceTag.swift`.
    var id: String
    var branches: CodeBranches
    /// What the file declares besides views and their extensions: `Price`, `formatted()`.
    var others: [String]
  }

  /// In the order of their files and lines.
  private(set) var views: [View] = []
  private(set) var files: [File] = []
  /// The files that could not be read, and why.
  private(set) var unread: [(path: String, why: String)] = []

  /// A file, and its types.
  struct Source {
    var path: String
    var module: String
    var text: [UInt8]
    var declarations: SourceDeclarations
  }

  /// Reads the sources of a package's libraries and programs.
  init(_ manifest: PackageManifest, of package: URL) {
    var sources: [Source] = []
    var unread: [(path: String, why: String)] = []
    for target in manifest.targets where target.isSwift && target.type != .test {
      guard let folder = target.folder(in: package, of: manifest) else { continue }
      let modules = manifest.modules(of: target)
      for file in target.swiftFiles(in: folder) {
        let text: [UInt8]
        do throws(FileFault) {
          text = [UInt8](try RegularFile.read(file.path, limit: 1 << 22))
        } catch {
          unread.append((file.path.relative(to: package), error.reason))
          continue
        }
        sources.append(
          Source(
            path: file.path.relative(to: package),
            // SwiftPM replaces what names in Swift cannot have.
            module: String(target.name.map { $0.isLetter || $0.isNumber ? $0 : "_" }), text: text,
            declarations: SourceDeclarations(text, platform: target.applePlatform ?? .linux, modules: modules)))
      }
    }
    self.init(sources)
    self.unread = unread
  }

  init(_ sources: [Source]) {
    let kinds = Kinds(sources)
    for source in sources {
      let types = source.declarations.types.filter { $0.hider == nil }
      for type in types where type.isType && kinds.isView(type, in: source.module) {
        views.append(View(name: "\(source.module).\(type.name)", file: source.path, line: type.line))
      }
      let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
      files.append(
        File(
          path: source.path, module: source.module, id: "\(source.module)/\(name)",
          branches: BranchReader(source.text, source.declarations.reader).found,
          others: kinds.others(in: source)))
    }
    views.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    files.sort { $0.path < $1.path }
  }

  /// The module of a type in the log, or of an owner of code.
  static func name(of owner: [String], in module: String) -> String { ([module] + owner).joined(separator: ".") }
}

/// What types conform to, in all sources of a package.
private struct Kinds {
  /// What each protocol and type alias consists of.
  private var parts: [String: [String]] = [:]
  /// The views, with their modules.
  private var views: Set<String> = []

  init(_ sources: [CoverageSources.Source]) {
    for source in sources {
      parts.merge(source.declarations.aliases) { $0 + $1 }
      for type in source.declarations.types where type.keyword == "protocol" {
        parts[type.name.split(separator: ".").last.map(String.init) ?? "", default: []] += type.bases
      }
    }
    for source in sources {
      for type in source.declarations.types where type.keyword != "protocol" && conforms(type) {
        views.insert("\(source.module).\(type.name)")
      }
    }
  }

  /// Whether a type has a body that a picture evaluates. Shapes are also drawn without it.
  private func conforms(_ type: TypeDeclaration) -> Bool {
    var (seen, open) = (Set<String>(), type.bases)
    while let name = open.popLast() {
      if name == "View" || name == "ViewModifier" { return true }
      if seen.insert(name).inserted { open += parts[name] ?? [] }
    }
    return false
  }

  func isView(_ type: TypeDeclaration, in module: String) -> Bool { views.contains("\(module).\(type.name)") }

  /// Returns what a file declares that any view may use: all that is not a view, and members of views apart from bodies.
  func others(in source: CoverageSources.Source) -> [String] {
    let reader = source.declarations.reader
    return others(reader.declarations(in: reader.code.indices), in: source.module, reader)
  }

  private func others(
    _ declarations: [DeclarationReader.Declaration], in outer: String, _ reader: DeclarationReader
  ) -> [String] {
    declarations.flatMap { declaration -> [String] in
      let name = declaration.tokens.prefix { $0.kind == .word && $0.text != "where" || $0.text == "." }.map(\.text)
        .joined()
      let isPreview = declaration.tokens.contains { $0.text == "PreviewProvider" }
      guard declaration.keyword != "import", !isPreview, !name.isEmpty else { return [] }
      let path = "\(outer).\(name)"
      if views.contains(path), let braces = declaration.braces {
        return others(reader.declarations(in: braces.range).filter(\.isShared), in: path, reader)
      }
      // Without the module.
      let words = path.drop { $0 != "." }.dropFirst()
      return [declaration.keyword == "func" ? "\(words)()" : String(words)]
    }
  }
}

extension DeclarationReader.Declaration {
  /// Whether other views may use a member of a view: not what only pictures of the view depend on.
  fileprivate var isShared: Bool {
    if has("private") || has("fileprivate") { return false }
    if has("static") || has("class") { return true }
    switch keyword {
    case "init", "deinit", "let": return false
    case "var":
      let hasValue = tokens.prefix { $0.text != "{" }.contains { $0.text == "=" && $0.kind == .other }
      return braces != nil && !hasValue && tokens.first?.text != "body"
    case "func": return tokens.first?.text != "body"
    default: return true
    }
  }
}
