import Foundation
import TouchstoneConditions
import TouchstoneReport
import TouchstoneSnapshots

/// What a target needs to compile and be tested on Linux.
struct TargetMigration {
  var name: String
  let isTest: Bool
  /// The path of the target's folder, relative to the package.
  var folder: String
  /// The Touchstone products that the target does not depend on yet.
  var products: [String] = []
  /// The platform that a plugin must compile the target for; `nil` if nothing is hidden or a plugin already does so.
  var platform: Platform?
  var copiesResources = false
  /// Whether the target depends on the products of swift-snapshot-testing, which those of Touchstone replace.
  var replacesSnapshotTesting = false
  /// The compiler's flags by which imports find what Linux names or divides differently.
  var flags: [[String]] = []
  /// The paths that the target's list of sources leaves out, relative to its folder: the plugin must not compile them.
  var exclude: [String] = []
  /// The paths of lists of tests for old versions of SwiftPM, relative to its folder. They are compiled on Linux alone, and
  /// name tests that are gone.
  var obsoleteLists: [String] = []
  /// What is known to stop the build of the target.
  var obstacles: [Verdict.Obstacle] = []
  var remarks: [(file: String, texts: [String])] = []
  /// The imported modules that may belong to dependencies that are not on disk.
  var unreadImports: Set<String> = []

  /// - Parameters:
  ///   - wanted: The platform to compile as, if the target needs a plugin.
  ///   - known: What the package and its dependencies have.
  init(
    _ survey: TargetSurvey, in manifest: PackageManifest, package: URL, as wanted: Platform,
    known: KnownNames = KnownNames()
  ) {
    let (target, surveys) = (survey.target, survey.files)
    name = target.name
    isTest = target.type == .test
    folder = survey.folder.path.relative(to: package)
    if survey.needsPlugin(for: wanted) { platform = wanted }
    let compiled = platform ?? target.applePlatform ?? .linux
    var imported = Set(surveys.flatMap { $0.imports[compiled] ?? [] }.map(\.module))
    if imported.contains("Cocoa") { imported.insert("AppKit") }
    let kits = ["AppKit", "UIKit"].filter(imported.contains)
    let isUndrawn = target.type != .test && !kits.isEmpty && !imported.contains("SwiftUI")
    // Without the product, the condition remains false.
    let module = compiled == .macOS ? "AppKit" : "UIKit"
    if platform != nil, surveys.flatMap(\.hidden).contains(where: { $0.directive.contains("canImport(\(module))") }) {
      imported.insert(module)
    }
    let given = Set((target.settings ?? []).flatMap(\.flags))
    flags = Advice.renamedModules.filter { imported.contains($0.key) && !given.contains("\($0.key)=\($0.value)") }
      .map { ["-module-alias", "\($0.key)=\($0.value)"] }.sorted { $0[1] < $1[1] }
    if !given.contains("-import-module"), surveys.contains(where: { $0.importsTooLittle.contains(compiled) }) {
      flags.append(["-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI"])
      imported.insert("SwiftUI")
    }
    let own = manifest.modules(of: target)
    products = Advice.products.filter { imported.contains($0) && !own.contains($0) }
    if platform != nil {
      exclude = UnlistedSources.paths(of: target, in: survey.folder)
    } else if target.type == .test, !target.isCompiledAsApple {
      obsoleteLists = Self.obsoleteLists(of: surveys.map { package.appendingPathComponent($0.path) })
        .map { $0.path.relative(to: survey.folder) }
    }
    if !known.unread.isEmpty {
      unreadImports = surveys.reduce(into: []) { modules, survey in
        let imports = survey.imports[compiled] ?? []
        modules.formUnion(imports.filter { known.isUnknown($0, in: survey) }.map(\.module))
      }
    }
    remarks = surveys.map { survey in
      let hidden = survey.hidden.filter { target.applePlatform.map($0.compiledByPlugin.contains) != true }
      return (
        survey.path, Self.texts(survey, hidden: hidden, on: compiled, known: known, isSwift6: manifest.isSwift6)
      )
    }.filter { !$0.texts.isEmpty }
    obstacles = surveys.flatMap { Self.obstacles(in: $0, on: compiled, known: known) }
    if isUndrawn {
      let text =
        "No file imports SwiftUI: views of \(kits.joined(separator: " and ")) are not drawn, and snapshots of them fail"
      remarks.append(("", [text]))
    }
    replacesSnapshotTesting = target.dependencies.contains {
      $0.package == ManifestLines.replacedPackage
        || ManifestLines.replacedProducts.contains($0.name) && $0.package?.lowercased() != "touchstone"
    }
    copiesResources = Self.needsResources(target, in: survey.folder)
  }

  /// Returns the files that list tests by properties which no other file has.
  private static func obsoleteLists(of files: [URL]) -> [URL] {
    let lists = files.filter { $0.lastPathComponent == "XCTestManifests.swift" }
    func names(_ file: URL) -> Bool {
      (try? RegularFile.read(file.path)).map { String(decoding: $0, as: UTF8.self).contains("allTests") } == true
    }
    return files.contains { !lists.contains($0) && names($0) } ? [] : lists.filter(names)
  }

  private static func obstacles(
    in survey: SourceSurvey, on platform: Platform, known: KnownNames
  ) -> [Verdict.Obstacle] {
    let imports = survey.imports[platform] ?? []
    let modules = imports.filter { known.remark(on: $0, in: survey) != nil }.map(\.module)
    let names = (survey.names[platform] ?? [:]).keys.filter { name in
      known.remark(on: name, imports: Set(imports.map(\.module))) != nil
        && (Advice.byName[name] == nil || Advice.stoppingNames.contains(name))
    }
    let overrides = survey.overrides[platform]?.isEmpty == false ? ["overrides in extensions"] : []
    // The names of a module that is missing say nothing new.
    return (modules.isEmpty ? names + overrides : modules + overrides)
      .map { Verdict.Obstacle(cause: $0, file: survey.path) }
  }

  private static func texts(
    _ survey: SourceSurvey, hidden: [HiddenCode], on platform: Platform, known: KnownNames, isSwift6: Bool
  ) -> [String] {
    // Code for modules that Linux does not have, or for other platforms: its condition does what it is for.
    let shown = hidden.filter { $0.tests > 0 || !$0.compiledByPlugin.isEmpty }
    let parts =
      shown.map { part in
        let isOther = platform != .linux && !part.compiledByPlugin.isEmpty
        return (
          part,
          part.compiledByPlugin.contains(platform)
            ? ", and compiled by the plugin" : isOther ? ", as on \(platform.rawValue)" : ""
        )
      }
      + survey.hiddenByProducts.map { ($0, ", and compiled once the target has the product") }
    let imports = (survey.imports[platform] ?? []).compactMap { item in
      known.remark(on: item, in: survey).map { ":\(item.line): \($0)" }
    }
    let modules = Set((survey.imports[platform] ?? []).map(\.module))
    let names = (survey.names[platform] ?? [:]).sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    var texts =
      parts.sorted { $0.0.lines.lowerBound < $1.0.lines.lowerBound }.map { Self.text(of: $0, remedy: $1) } + imports
    texts += names.compactMap { name, line in
      known.remark(on: name, imports: modules).map { ":\(line): \(name): \($0)" }
    }
    texts += (survey.overrides[platform] ?? []).map { line in
      ":\(line): override in an extension: only Objective-C allows that. Move it to the declaration of the class"
    }
    texts += (survey.synchronousTests[platform] ?? []).map { test in
      ":\(test.line): func \(test.name): XCTest on Linux ends the process when it calls a synchronous test on the main "
        + "actor, and the plugin does not change this one. Make it async; await fulfillment(of:) replaces wait(for:)"
    }
    texts += (survey.isolatedByDefault[platform] ?? []).map { line in
      ":\(line): defaultIsolation puts these tests on the main actor, which the plugin cannot see: XCTest on Linux ends "
        + "the process when it calls a synchronous one. Write @MainActor before the class: the plugin makes them async"
    }
    texts += (isSwift6 ? survey.unisolated : []).map { function in
      ":\(function.line): func \(function.name): Swift 6 does not let it share its view with its caller. Write sending"
        + " before the type of the view"
    }
    return texts
  }

  private static func text(of part: HiddenCode, remedy: String) -> String {
    let count =
      part.tests == 0
      ? "\(part.lines.count) \(part.lines.count == 1 ? "line is" : "lines are")"
      : "\(part.tests) \(part.tests == 1 ? "test is" : "tests are")"
    return ":\(part.lines.lowerBound): \(count) hidden by \(part.directive)\(remedy)"
  }

  /// Returns whether there are asset catalogues, tables or fonts that SwiftPM ignores on Linux because the manifest does not
  /// list them, or sets of colours or images, of which Xcode makes symbols even if it does.
  private static func needsResources(_ target: PackageTarget, in folder: URL) -> Bool {
    guard target.pluginUsages?.contains(where: { $0.name == "CopyResources" }) != true else { return false }
    let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).filter { path in
      !target.exclude.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    func isKind(_ path: String, _ kinds: [String]) -> Bool { kinds.contains { path.lowercased().hasSuffix($0) } }
    return paths.contains { path in
      isKind(path, [".colorset", ".imageset", ".symbolset"])
        || isKind(path, [".xcassets", ".xcstrings", ".ttf", ".otf", ".ttc", ".otc"]) && !path.contains(".xcassets/")
          && !target.resources.contains { path == $0.path || path.hasPrefix($0.path + "/") }
    }
  }
}
