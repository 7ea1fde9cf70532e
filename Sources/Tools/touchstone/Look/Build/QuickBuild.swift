import Foundation
import TouchstoneSnapshots

/// Builds a test bundle after a source has changed, with the commands that SwiftPM used the last time.
///
/// SwiftPM takes more than a second to plan, and several to link everything that the package depends on. Here, the commands for
/// the package's own modules are run, and what they make is linked with a library of all the rest, which is made once.
///
/// This is left to SwiftPM unless nothing but the contents of Swift files has changed since its last build: no file came or went,
/// and what the commands read apart from these files is what it was.
struct QuickBuild: Codable {
  /// A command that compiles a module, or makes a source.
  struct Command: Codable, Hashable {
    var arguments: [String]
    var inputs: [String]
    var outputs: [String]
  }

  /// The sources that may change.
  private(set) var sources: Set<String>
  /// Files and folders of the package that commands read which SwiftPM has to run.
  private var left: Set<String>
  /// Those before others whose outputs they read.
  private(set) var commands: [Command]
  private var link: [String]
  /// The program that is made.
  private(set) var program: String
  /// A number for the files of ``list``.
  private var others: UInt64
  /// Files that SwiftPM writes again each time, and a number for their contents.
  private var texts: [String]
  private var contents: UInt64
  /// The stamps of what the commands make.
  private var made: [String: String]
  /// A file with the paths of all that the commands and the linker read, besides the sources and what the commands make.
  private var list: String

  // MARK: Reading

  /// What a manifest says about a bundle.
  struct Plan: Equatable {
    var sources: Set<String> = []
    /// What is left to SwiftPM: files and folders of the package that commands read which are not run here.
    var left: Set<String> = []
    var commands: [Command] = []
    /// The objects of the package's own modules, and all others.
    var own: [String] = []
    var rest: [String] = []
    var link: [String] = []

    /// - Parameter isSource: Whether a path is that of a file of the package.
    init?(_ manifest: BuildManifest, bundle: String, isSource: (String) -> Bool) {
      guard let link = manifest.commands.first(where: { $0.tool == "shell" && $0.outputs.contains(bundle) }) else {
        return nil
      }
      let makers = Dictionary(
        manifest.commands.flatMap { command in command.outputs.map { ($0, command) } }
      ) { first, _ in first }
      // All that the bundle is made of, each after what it is made from.
      var order: [BuildManifest.Command] = []
      var seen: Set<BuildManifest.Command> = []
      func visit(_ command: BuildManifest.Command) {
        guard seen.insert(command).inserted else { return }
        for input in command.inputs { makers[input].map(visit) }
        order.append(command)
      }
      link.inputs.compactMap { makers[$0] }.forEach(visit)
      // What depends on the package's sources.
      var changeable: Set<String> = []
      var others: Set<String> = []
      for command in order {
        let own = command.inputs.filter { isSource($0) || changeable.contains($0) }
        guard !own.isEmpty else { continue }
        changeable.formUnion(command.outputs)
        switch Kind(command) {
        case .compiling, .making:
          commands.append(Command(arguments: command.arguments, inputs: command.inputs, outputs: command.outputs))
          sources.formUnion(own.filter { isSource($0) && $0.hasSuffix(".swift") })
        case .none: break
        case .other: others.formUnion(own)
        }
      }
      // Whatever leads to a command that is not run here is left to SwiftPM.
      for command in commands.reversed() where !others.isDisjoint(with: command.outputs) {
        others.formUnion(command.inputs)
      }
      for command in manifest.commands where Kind(command) == .other {
        others.formUnion(command.inputs.filter(isSource))
      }
      sources.subtract(others)
      left = others.filter(isSource)
      let objects = link.inputs.filter { $0.hasSuffix(".o") && !$0.hasSuffix(".swiftmodule.o") }
      let made = Set(commands.flatMap(\.outputs))
      // Its code runs before `main`, so it has to lie where the previews do: a library begins before the program has its types.
      let isOwn = { (path: String) in made.contains(path) || path.contains("/CPreviewDiscovery.build/") }
      (own, rest) = (objects.filter(isOwn), objects.filter { !isOwn($0) })
      self.link = link.arguments
      guard !sources.isEmpty, !own.isEmpty, !rest.isEmpty else { return nil }
    }
  }

  private enum Kind {
    /// The compiler of Swift, for a module.
    case compiling
    /// A plugin's program that makes a source.
    case making
    /// What does not depend on the contents of sources, or only matters when tests run.
    case none
    case other

    init(_ command: BuildManifest.Command) {
      let ignored = [
        "phony", "write-auxiliary-file", "test-discovery-tool", "test-entry-point-tool", "package-structure-tool",
      ]
      let isPlain = command.tool == "shell" && !command.hasMore && !command.arguments.isEmpty
      self =
        if ignored.contains(command.tool) || command.outputs.allSatisfy({ $0.hasSuffix(".swiftmodule.o") }) {
          .none
        } else if command.arguments.contains("-emit-executable") || command.arguments.contains("-emit-library") {
          .other
        } else if isPlain, command.arguments.contains("-module-name"), command.arguments.contains("-emit-module") {
          .compiling
        } else if isPlain, command.outputs.allSatisfy({ $0.hasSuffix(".swift") }) {
          .making
        } else {
          .other
        }
    }
  }

  // MARK: Making

  /// Prepares quick builds after SwiftPM has built a bundle; nil if that is not possible.
  ///
  /// - Parameter manifest: The text of SwiftPM's manifest.
  init?(after manifest: String, of bundle: URL, package: URL, scratch: URL, in folder: URL) {
    let (root, build) = (package.resolvingSymlinksInPath().path + "/", scratch.resolvingSymlinksInPath().path + "/")
    // A package may lie in its build folder, too.
    let outputs = [root + ".build/"] + (root.hasPrefix(build) ? [] : [build])
    let isSource = { (path: String) in path.hasPrefix(root) && !outputs.contains(where: path.hasPrefix) }
    guard let manifest = BuildManifest(text: manifest),
      let plan = Plan(manifest, bundle: bundle.path, isSource: isSource)
    else { return nil }
    let products = bundle.deletingLastPathComponent()
    let name = bundle.deletingPathExtension().lastPathComponent
    let library = products.appendingPathComponent("lib\(name)-look.so").path
    (sources, left, commands) = (plan.sources, plan.left, plan.commands)
    program = products.appendingPathComponent("\(name).look").path
    list = folder.appendingPathComponent("\(name).inputs").path
    let made = Set(plan.commands.flatMap(\.outputs))
    let read = plan.commands.flatMap { $0.inputs + Self.files(in: $0.arguments) }
      .filter { !$0.hasPrefix("<") && !$0.hasSuffix("/") && !made.contains($0) && !isSource($0) }
    texts = Set(read.filter { $0.hasSuffix("/output-file-map.json") }).sorted()
    let inputs = Set(plan.rest + plan.own.filter { !made.contains($0) } + read).subtracting(texts).sorted()
      .joined(separator: "\n")
    let files = (own: folder.appendingPathComponent("\(name).own"), rest: folder.appendingPathComponent("\(name).rest"))
    guard let base = Self.linking(plan.link, isLibrary: false), let wide = Self.linking(plan.link, isLibrary: true),
      let others = FileStamp.of(all: inputs.split(separator: "\n")), let contents = FileStamp.ofContents(texts)
    else { return nil }
    link = base + ["-Xlinker", "-rpath=\(products.path)", "@\(files.own.path)", library]
    (self.others, self.contents, self.made) = (others, contents, [:])
    do {
      for (file, objects) in [(files.own, plan.own), (files.rest, plan.rest)] {
        try Data(objects.map(\.shellWord).joined(separator: "\n").utf8).write(to: file, options: .atomic)
      }
      let old = try? String(contentsOfFile: list, encoding: .utf8)
      try Data(inputs.utf8).write(to: URL(fileURLWithPath: list), options: .atomic)
      // A library that is newer than everything in it is kept.
      let isCurrent = old == inputs && Self.date(library) >= plan.rest.map(Self.date).max() ?? .distantFuture
      if !isCurrent {
        guard Self.make(library, wide + ["@\(files.rest.path)"], in: package) else { return nil }
      }
    } catch {
      return nil
    }
    note(plan.commands)
  }

  private static func date(_ path: String) -> Date {
    let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    return date ?? .distantPast
  }

  /// Files that arguments name, besides sources.
  private static func files(in arguments: [String]) -> [String] {
    let maps = zip(arguments, arguments.dropFirst()).compactMap { $0 == "-output-file-map" ? $1 : nil }
    let lists = arguments.filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) }
    // The path, and the module of the macros behind `#`.
    let macros = arguments.filter { $0.hasPrefix("/") && $0.contains("#") }.compactMap {
      $0.split(separator: "#").first
    }
    return maps + lists + macros.map(String.init)
  }

  /// The linker's arguments without what is linked and where to; with the faster linker of the toolchain, which leaves out what
  /// debuggers read.
  private static func linking(_ arguments: [String], isLibrary: Bool) -> [String]? {
    var result = arguments.filter { !$0.hasPrefix("@") && $0 != "-g" }
    guard let output = result.firstIndex(of: "-o"), output + 1 < result.count,
      let kind = result.firstIndex(of: "-emit-executable")
    else { return nil }
    if isLibrary { result[kind] = "-emit-library" }
    result.removeSubrange(output...output + 1)
    return result + ["-use-ld=lld", "-Xlinker", "-S"]
  }

  /// Links a file beside it, and puts it into its place when it is whole.
  private static func make(_ file: String, _ arguments: [String], in folder: URL, until isOver: (() -> Bool)? = nil)
    -> Bool
  {
    let new = "\(file).new"
    let result = ExternalProgram.run(
      arguments + ["-o", new], in: folder, environment: [:], until: isOver)
    return result?.status == 0 && rename(new, file) == 0
  }

  /// Remembers what commands have made.
  private mutating func note(_ commands: some Sequence<Command>) {
    for path in commands.flatMap(\.outputs) { made[path] = FileStamp.of(path) }
  }

  // MARK: Building

  /// Builds the bundle.
  ///
  /// - Parameter changed: The files that have changed since the last build.
  /// - Returns: Whether it was built; if not, SwiftPM has to.
  mutating func run(changed: Set<String>, in package: URL, until isOver: (() -> Bool)?) -> Bool {
    var changed = changed.subtracting(otherPaths(in: changed))
    guard changed.isSubset(of: sources), let inputs = try? String(contentsOfFile: list, encoding: .utf8),
      FileStamp.of(all: inputs.split(separator: "\n")) == others, FileStamp.ofContents(texts) == contents
    else { return false }
    for command in commands {
      // What somebody else has made meanwhile is the compiler's to judge, which knows what it made it from.
      let isSame = command.outputs.allSatisfy { made[$0] == FileStamp.of($0) }
      guard !isSame || !changed.isDisjoint(with: command.inputs) else { continue }
      let old = isSame ? command.outputs.map(Self.interface) : []
      let result = ExternalProgram.run(command.arguments, in: package, environment: [:], until: isOver)
      guard result?.status == 0, command.outputs.allSatisfy({ FileStamp.of($0) != nil }) else { return false }
      let new = command.outputs.map(Self.interface)
      for (index, output) in command.outputs.enumerated() where old.isEmpty || old[index] != new[index] {
        changed.insert(output)
      }
    }
    guard Self.make(program, link, in: package, until: isOver) else { return false }
    note(commands)
    return true
  }

  /// Returns the paths among some that no command reads, of files that are there with their paths as sources, too: they are linked
  /// from within the package.
  private func otherPaths(in changed: Set<String>) -> Set<String> {
    let strange = changed.subtracting(sources)
    guard !strange.isEmpty else { return [] }
    let known = Set(changed.intersection(sources).compactMap(FileStamp.file))
    return strange.filter { path in
      FileStamp.file(path).map(known.contains) == true && !left.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
  }

  /// What other commands read of an output; nothing of an object.
  private static func interface(_ path: String) -> Data? {
    path.hasSuffix(".o") ? nil : try? Data(contentsOf: URL(fileURLWithPath: path))
  }
}
