import Foundation
import Testing
import TouchstoneSnapshots

@testable import TouchstoneReport

/// The expected owners are those of the examples in GitHub's "About code owners" and GitLab's "Code Owners".
struct CodeOwnersTests {
  @Test func `the last rule that fits decides`() {
    let owners = CodeOwners(
      text: """
        # Everyone's
        *       @global-owner1 @global-owner2
        *.js    @js-owner # of the web
        *.go    docs@example.com
        /build/logs/ @doctocat
        docs/*  docs@example.com
        apps/   @octocat
        /scripts/ @doctocat @octocat
        **/logs @octocat
        /apps/github
        !main.go @not
        [m]ain.go @not
        """, service: .gitHub)
    let expected: [(String, [String])] = [
      ("README.md", ["@global-owner1", "@global-owner2"]), ("web/page.js", ["@js-owner"]),
      ("main.go", ["docs@example.com"]), ("docs/getting-started.md", ["docs@example.com"]),
      ("docs/build-app/troubleshooting.md", ["@global-owner1", "@global-owner2"]),
      ("source/apps/a.txt", ["@octocat"]), ("scripts/a/b.sh", ["@doctocat", "@octocat"]),
      ("build/logs/a/b", ["@octocat"]), ("deeply/nested/logs/a", ["@octocat"]), ("apps/github/a", []),
    ]
    for (file, names) in expected { #expect(owners.owners(of: file) == names, "\(file)") }
  }

  @Test func `each section of GitLab's has its owners, and a default`() {
    let owners = CodeOwners(
      text: """
        * @all
        [Design] @design
        /Sources/Shop/
        /Sources/Shop/Price*.swift @prices
        ^[Docs][2] @writers
        *.md
        !README.md
        README.md @late
        [DESIGN]
        Badge.swift @badges @@maintainer
        """, service: .gitLab)
    #expect(owners.owners(of: "Sources/Shop/Card.swift") == ["@all", "@design"])
    #expect(owners.owners(of: "Sources/Shop/PriceTag.swift") == ["@all", "@prices"])
    #expect(owners.owners(of: "Sources/Shop/Badge.swift") == ["@all", "@badges", "@@maintainer"])
    #expect(owners.owners(of: "Guide.md") == ["@all", "@writers"])
    #expect(owners.owners(of: "README.md") == ["@all"])
  }

  /// The paths of GitLab's "Path matching".
  @Test(arguments: [
    ("/README.md", ["README.md"], ["internal/README.md"]),
    ("README.md", ["README.md", "internal/README.md", "app/lib/README.md"], ["README.md/a"]),
    ("internal/README.md", ["internal/README.md", "docs/api/internal/README.md"], ["README.md"]),
    ("/docs/", ["docs/index.md", "docs/api/index.md"], ["docs", "lib/docs/index.md"]),
    ("lib/", ["lib/a", "app/lib/b/c"], ["lib"]),
    ("/docs/*.md", ["docs/a.md", "docs/.md"], ["docs/api/a.md"]),
    ("/docs/index.*", ["docs/index.md", "docs/index.html"], ["docs/index"]),
    ("/docs/*spec*", ["docs/qa_specs.rb", "docs/runtime.spec"], ["docs/api/spec"]),
    ("/docs/*/README.md", ["docs/api/README.md"], ["docs/README.md", "docs/api/v1/README.md"]),
    ("/docs/**/index.md", ["docs/index.md", "docs/api/graphql/index.md"], ["index.md"]),
    ("/docs/**", ["docs/index.md"], ["docs/api/index.md"]),
    ("docs", ["docs", "lib/docs"], ["docs/index.md"]),
    ("*", ["a", "b/c"], []),
    ("/[a-c]*[^1].rb", ["beta.rb", "c2.rb"], ["c1.rb", "d2.rb", "lib/c2.rb"]),
    ("[a", ["[a"], ["a"]),
  ])
  func `GitLab looks for paths in every folder, as File.fnmatch does`(
    pattern: String, fitting: [String], others: [String]
  ) {
    let owners = CodeOwners(text: "\(pattern) @x", service: .gitLab)
    for path in fitting { #expect(owners.owners(of: path) == ["@x"], "\(path)") }
    for path in others { #expect(owners.owners(of: path) == [], "\(path)") }
  }

  @Test func `GitHub takes a path with a slash from the repository's folder, and a name for a folder too`() {
    let owners = CodeOwners(text: "internal/README.md @x\napps @y\n*.md @z # for @not", service: .gitHub)
    #expect(owners.owners(of: "internal/README") == [])
    #expect(owners.owners(of: "docs/internal/README") == [])
    #expect(owners.owners(of: "lib/apps/a/b") == ["@y"])
    #expect(owners.owners(of: "a.md") == ["@z"])
    #expect(CodeOwners(text: "*.md @z # for @not", service: .gitLab).owners(of: "a.md") == ["@z", "@not"])
  }

  @Test func `paths are those of the repository, which a package may be a folder of`() {
    let owners = CodeOwners(text: "/App/Sources/ @app\n/Sources/ @other", service: .gitHub, prefix: "App/")
    #expect(owners.owners(of: "Sources/A.swift") == ["@app"])
    // A package beside it.
    #expect(owners.owners(of: "../Sources/A.swift") == ["@other"])
    for outside in [
      "../../Sources/A.swift", "Sources/../../../Sources/A.swift", "./../../Sources/A.swift", "..",
      ".build/Sources/A.swift",
    ] {
      #expect(owners.owners(of: outside) == [])
    }
    #expect(owners.owners(of: "/etc/passwd") == [])
  }

  @Test func `words with spaces, and lines that name no one`() {
    for service in [CodeOwners.Service.gitHub, .gitLab] {
      let owners = CodeOwners(
        text: "/My\\ Folder/ @me\n/ @noone\n[unfinished @x\n\n   \n*.txt noone", service: service)
      #expect(owners.owners(of: "My Folder/a") == ["@me"])
      #expect(owners.owners(of: "a.txt") == [])
    }
  }

  @Test func `many stars take no time`() {
    let owners = CodeOwners(
      text: String(repeating: "*a", count: 60) + " @x\n" + String(repeating: "**/", count: 60) + "b @y",
      service: .gitHub)
    #expect(owners.owners(of: String(repeating: "a", count: 200) + "b") == [])
    #expect(owners.owners(of: String(repeating: "c/", count: 200) + "b") == ["@y"])
  }

  @Test func `finds the file of the repository around a package`() throws {
    let root = try repository(["Packages/Shop/Package.swift": "", ".github/workflows/ci.yml": ""])
    defer { try? FileManager.default.removeItem(at: root) }
    let package = root.appendingPathComponent("Packages/Shop")
    #expect(try CodeOwners(package: package) == nil)
    try Data("/Packages/Shop/Sources/ @shop".utf8).write(to: root.appendingPathComponent(".github/CODEOWNERS"))
    #expect(try CodeOwners(package: package)?.owners(of: "Sources/A.swift") == ["@shop"])
    #expect(try CodeOwners(package: package, service: .gitLab) == nil)
    // By a link, its place in the repository is that of the folder itself.
    let link = root.appendingPathComponent("Shop")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: package)
    #expect(try CodeOwners(package: link)?.owners(of: "Sources/A.swift") == ["@shop"])
  }

  /// `Shop/A.swift` in a folder fits on GitLab alone.
  @Test(
    arguments: [
      (["CODEOWNERS": "Shop/A.swift @x"], []),
      (["CODEOWNERS": "Shop/A.swift @x", ".gitlab-ci.yml": ""], ["@x"]),
      (["CODEOWNERS": "Shop/A.swift @x", ".gitlab-ci.yml": "", ".github/a.yml": ""], []),
      (["CODEOWNERS": "[Shop]\nShop/A.swift @x"], ["@x"]),
      (["CODEOWNERS": "!b\nShop/A.swift @x"], ["@x"]),
      (["CODEOWNERS": "b @@developer\nShop/A.swift @x"], ["@x"]),
      (["docs/CODEOWNERS": "# [Shop]\nShop/A.swift @x"], []),
      ([".gitlab/CODEOWNERS": "Shop/A.swift @x"], ["@x"]),
      ([".gitlab/CODEOWNERS": "Shop/A.swift @x", ".github/CODEOWNERS": "*.swift @y"], ["@y"]),
    ] as [([String: String], [String])])
  func `the folder of a file and what only GitLab has tell whose rules it follows`(
    files: [String: String], expected: [String]
  ) throws {
    let root = try repository(files)
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(try CodeOwners(package: root)?.owners(of: "Sources/Shop/A.swift") == expected)
  }

  @Test func `in a job, the service is known`() throws {
    let root = try repository(["CODEOWNERS": "Shop/A.swift @x", ".gitlab/CODEOWNERS": "* @y"])
    defer { try? FileManager.default.removeItem(at: root) }
    let gitLab = CodeOwners.Service(environment: ["GITLAB_CI": "true"])
    #expect(try CodeOwners(package: root, service: gitLab)?.owners(of: "Sources/Shop/A.swift") == ["@x"])
    let gitHub = CodeOwners.Service(environment: ["GITHUB_ACTIONS": "true"])
    #expect(try CodeOwners(package: root, service: gitHub)?.owners(of: "Sources/Shop/A.swift") == [])
    #expect(CodeOwners.Service(environment: ["CI": "true"]) == nil)
  }

  /// A repository with files.
  private func repository(_ files: [String: String]) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("owners-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent(".git"), withIntermediateDirectories: true)
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return root
  }

  @Test func `a file that cannot be read is said, and no link or pipe is followed`() throws {
    let root = try repository([
      "a/owners": "* @x", "a/.git": "", "b/.git": "", "c/.git": "", "d/.git": "", "e/.git": "",
      "e/.github/CODEOWNERS": "* @x",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    func reason(_ name: String) -> String? {
      do {
        _ = try CodeOwners(package: root.appendingPathComponent(name))
        return nil
      } catch {
        return error.description
      }
    }
    func file(_ name: String) -> URL { root.appendingPathComponent(name).appendingPathComponent("CODEOWNERS") }
    try FileManager.default.createSymbolicLink(atPath: file("a").path, withDestinationPath: "owners")
    #expect(mkfifo(file("b").path, 0o600) == 0)
    try Data([0x40, 0xFF]).write(to: file("c"))
    try Data(repeating: 0x23, count: (3 << 20) + 1).write(to: file("d"))
    let start = "The owners of views are not known: CODEOWNERS could not be read: "
    #expect(reason("a") == start + "it is a symbolic link, and links are not followed.")
    #expect(reason("b") == start + "it is a named pipe, not a file.")
    #expect(reason("c") == start + "it is not in UTF-8.")
    #expect(reason("d") == start + "it is larger than 3 MiB.")
    #expect(reason("e") == nil)
  }

  @Test func `a report says that the owners are not known`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .failed, reason: .missing)
    try run.write(Data([0xFF]), to: "CODEOWNERS")
    #expect(try run.document().problems.contains { $0.hasPrefix("The owners of views are not known: CODEOWNERS ") })
  }
}
