import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

/// A package whose compiler and linker are shell scripts.
struct QuickBuildTests {
  /// The folder with a package, its build folder and what SwiftPM would leave there.
  private struct Fixture {
    let folder: URL
    var scratch: URL { folder.appendingPathComponent(".build") }
    var bundle: URL { scratch.appendingPathComponent("debug/AppPackageTests.xctest") }
    var home: URL { scratch.appendingPathComponent("touchstone/look") }

    func path(_ path: String) -> String { folder.appendingPathComponent(path).path }

    func write(_ text: String, to path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func link(_ path: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: self.path(path), withDestinationPath: self.path(target))
    }

    func read(_ path: String) -> String? { try? String(contentsOfFile: self.path(path), encoding: .utf8) }

    /// The compiler writes the first lines of its sources as the module, and all lines as the object. The linker joins objects.
    static let compiler = """
      #!/bin/sh
      echo "$@" >> "$(dirname "$0")/log"
      case "$*" in *fail*) exit 1;; esac
      if [ "$2" = module ]; then
        cat "$4" > "$6"; head -n 1 "$4" > "$8"
      else
        while [ $# -gt 0 ]; do
          case "$1" in @*) list="${1#@}";; -o) shift; output="$1";; *.so) library="$1";; esac
          shift
        done
        : > "$output"
        for file in $(cat "$list"); do cat "$file" >> "$output"; done
        [ -z "$library" ] || cat "$library" >> "$output"
      fi
      """

    /// Compiles `Views` from `Card.swift`, and `ViewsTests` from `Tests.swift` and the module of `Views`.
    func manifest(extra: String = "") -> String {
      func list(_ paths: [String]) -> String { "[" + paths.map { "\"\($0)\"" }.joined(separator: ",") + "]" }
      func command(_ name: String, _ tool: String, _ inputs: [String], _ outputs: [String], _ args: [String]) -> String
      {
        """
          "\(name)":
            tool: \(tool)
            inputs: \(list(inputs))
            outputs: \(list(outputs))
            description: "\(name)"
            args: \(list(args))

        """
      }
      func module(_ name: String, _ source: String, _ inputs: [String]) -> String {
        let outputs = [path(".build/debug/\(name).build/a.swift.o"), path(".build/debug/\(name).swiftmodule")]
        return command(
          "C.\(name)", "shell", [path(source)] + inputs, outputs,
          [
            path("bin/swiftc"), "-module-name", "module", "-emit-module", path(source), "-o", outputs[0], "-m",
            outputs[1],
            "-output-file-map", path(".build/debug/\(name).build/output-file-map.json"),
          ])
      }
      let objects = [
        "Views.build/a.swift.o", "ViewsTests.build/a.swift.o", "CPreviewDiscovery.build/p.o", "Core.build/c.o",
      ]
      .map { path(".build/debug/\($0)") }
      return "client:\n  name: basic\ncommands:\n"
        + module("Views", "Sources/Views/Card.swift", [path(".build/debug/Core.swiftmodule")])
        + module("ViewsTests", "Tests/Tests.swift", [path(".build/debug/Views.swiftmodule")])
        + command(
          "link", "shell", objects, [bundle.path],
          [path("bin/swiftc"), "-o", bundle.path, "-emit-executable", "@objects", "-g"]) + extra
    }

    func prepare() throws {
      try FileManager.default.createDirectory(atPath: path("bin"), withIntermediateDirectories: true)
      ShellScript.write(Self.compiler, to: folder.appendingPathComponent("bin/swiftc"))
      try write("interface 1\nbody 1\n", to: "Sources/Views/Card.swift")
      try write("tests 1\n", to: "Tests/Tests.swift")
      for name in ["Views", "ViewsTests"] { try write("{}", to: ".build/debug/\(name).build/output-file-map.json") }
      try write("core\n", to: ".build/debug/Core.build/c.o")
      try write("core\n", to: ".build/debug/Core.swiftmodule")
      try write("discovery\n", to: ".build/debug/CPreviewDiscovery.build/p.o")
      for (name, source) in [("Views", "Sources/Views/Card.swift"), ("ViewsTests", "Tests/Tests.swift")] {
        let text = read(source) ?? ""
        try write(text, to: ".build/debug/\(name).build/a.swift.o")
        try write(text.split(separator: "\n")[0] + "\n", to: ".build/debug/\(name).swiftmodule")
      }
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    func quick(extra: String = "") -> QuickBuild? {
      QuickBuild(after: manifest(extra: extra), of: bundle, package: folder, scratch: scratch, in: home)
    }

    /// The modules that were compiled since the last call.
    func compiled() -> [String] {
      defer { try? FileManager.default.removeItem(atPath: path("bin/log")) }
      return (read("bin/log") ?? "").split(separator: "\n").filter { $0.contains("-module-name module") }.map { line in
        line.contains("Sources/Views") ? "Views" : "ViewsTests"
      }
    }
  }

  private func withFixture(_ body: (Fixture) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let fixture = Fixture(folder: folder.resolvingSymlinksInPath())
      try fixture.prepare()
      try body(fixture)
    }
  }

  /// Expects a quick build after a change of files, or that SwiftPM has to build.
  private func expect(_ isBuilt: Bool, _ quick: inout QuickBuild, _ paths: String..., in fixture: Fixture) {
    let built = quick.run(changed: Set(paths.map(fixture.path)), in: fixture.folder, until: nil)
    #expect(built == isBuilt)
  }

  private static let card = "Sources/Views/Card.swift"

  @Test func `a change in a body compiles one module, and links it with a library of the rest`() throws {
    try withFixture { fixture in
      var quick = try #require(fixture.quick())
      _ = fixture.compiled()
      try fixture.write("interface 1\nbody 2\n", to: Self.card)
      expect(true, &quick, Self.card, in: fixture)
      #expect(fixture.compiled() == ["Views"])
      let text = try String(contentsOfFile: quick.program, encoding: .utf8)
      #expect(text == "interface 1\nbody 2\ntests 1\ndiscovery\ncore\n")
      // Once more, from what was kept.
      var again = try JSONDecoder().decode(QuickBuild.self, from: JSONEncoder().encode(quick))
      try fixture.write("interface 1\nbody 3\n", to: Self.card)
      expect(true, &again, Self.card, in: fixture)
      #expect(fixture.compiled() == ["Views"])
    }
  }

  @Test func `a change of an interface also compiles what uses it`() throws {
    try withFixture { fixture in
      var quick = try #require(fixture.quick())
      _ = fixture.compiled()
      try fixture.write("interface 2\nbody 1\n", to: Self.card)
      expect(true, &quick, Self.card, in: fixture)
      #expect(fixture.compiled() == ["Views", "ViewsTests"])
    }
  }

  @Test func `what somebody else has built meanwhile is compiled again`() throws {
    try withFixture { fixture in
      var quick = try #require(fixture.quick())
      _ = fixture.compiled()
      try fixture.write("of other flags\n", to: ".build/debug/ViewsTests.build/a.swift.o")
      try fixture.write("interface 1\nbody 2\n", to: Self.card)
      expect(true, &quick, Self.card, in: fixture)
      #expect(fixture.compiled() == ["Views", "ViewsTests"])
      #expect(try !String(contentsOfFile: quick.program, encoding: .utf8).contains("flags"))
    }
  }

  @Test(arguments: [
    ".build/debug/Core.swiftmodule", ".build/debug/Core.build/c.o", ".build/debug/CPreviewDiscovery.build/p.o",
    ".build/debug/Views.build/output-file-map.json",
  ])
  func `if what the package depends on was built again, SwiftPM builds`(path: String) throws {
    try withFixture { fixture in
      var quick = try #require(fixture.quick())
      try fixture.write("new\n", to: path)
      expect(false, &quick, Self.card, in: fixture)
    }
  }

  @Test func `a map that is written again with the same contents is no change`() throws {
    try withFixture { fixture in
      var quick = try #require(fixture.quick())
      try fixture.write("{}", to: ".build/debug/Views.build/output-file-map.json")
      expect(true, &quick, Self.card, in: fixture)
    }
  }

  @Test
  func `files that are no sources of the bundle are left to SwiftPM, and so is what a command reads that is not known`()
    throws
  {
    try withFixture { fixture in
      var quick = try #require(fixture.quick())
      for path in ["Sources/Views/Other.swift", "Package.swift", "Sources/Views/a.txt"] {
        expect(false, &quick, path, in: fixture)
      }
      let copy = """
          "copy":
            tool: copy-tool
            inputs: ["\(fixture.path(Self.card))"]
            outputs: ["/x"]

        """
      var other = try #require(fixture.quick(extra: copy))
      expect(false, &other, Self.card, in: fixture)
      expect(true, &other, "Tests/Tests.swift", in: fixture)
    }
  }

  @Test func `a source that is linked from within the package has one change, whichever of its paths is compiled`()
    throws
  {
    try withFixture { fixture in
      var quick = try #require(fixture.quick())
      _ = fixture.compiled()
      try fixture.link("Shared", to: "Sources/Views")
      try fixture.write("interface 1\nbody 2\n", to: Self.card)
      expect(true, &quick, Self.card, "Shared/Card.swift", in: fixture)
      #expect(fixture.compiled() == ["Views"])
      // The path that is no source alone, and one of another file.
      expect(false, &quick, "Shared/Card.swift", in: fixture)
      try fixture.write("interface 1\nbody 2\n", to: "Copy/Card.swift")
      expect(false, &quick, Self.card, "Shared/Card.swift", "Copy/Card.swift", in: fixture)
    }
  }

  @Test func `a link to a source that is a resource, or is in one, is left to SwiftPM`() throws {
    try withFixture { fixture in
      try fixture.link("Code", to: "Sources/Views")
      for input in ["Code", "Code/Card.swift"] {
        let copy = """
            "copy":
              tool: copy-tool
              inputs: ["\(fixture.path(input))"]
              outputs: ["/x"]

          """
        var quick = try #require(fixture.quick(extra: copy))
        expect(false, &quick, Self.card, "Code/Card.swift", in: fixture)
        expect(true, &quick, Self.card, in: fixture)
      }
    }
  }

  @Test func `a compiler or a linker that fails leaves the earlier program`() throws {
    try withFixture { fixture in
      var quick = try #require(fixture.quick())
      expect(true, &quick, Self.card, in: fixture)
      let stamp = FileStamp.of(quick.program)
      ShellScript.write(
        "#!/bin/sh\necho half > \"$(echo \"$@\" | sed 's/.* //')\"; exit 1\n",
        to: fixture.folder.appendingPathComponent("bin/swiftc"))
      expect(false, &quick, Self.card, in: fixture)
      #expect(FileStamp.of(quick.program) == stamp)
      #expect(fixture.quick() != nil, "the library is there already")
      try fixture.write("core 2\n", to: ".build/debug/Core.build/c.o")
      #expect(fixture.quick() == nil, "a library that cannot be linked")
    }
  }

  @Test func `a manifest of another form or without the bundle is none for a quick build`() throws {
    try withFixture { fixture in
      #expect(
        QuickBuild(
          after: "client:\n", of: fixture.bundle, package: fixture.folder, scratch: fixture.scratch, in: fixture.home)
          == nil)
      let other = fixture.scratch.appendingPathComponent("debug/Other.xctest")
      #expect(
        QuickBuild(
          after: fixture.manifest(), of: other, package: fixture.folder, scratch: fixture.scratch, in: fixture.home)
          == nil)
    }
  }
}
