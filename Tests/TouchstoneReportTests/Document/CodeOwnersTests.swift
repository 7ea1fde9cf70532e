import Foundation
import Testing

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
        """)
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
        """)
    #expect(owners.owners(of: "Sources/Shop/Card.swift") == ["@all", "@design"])
    #expect(owners.owners(of: "Sources/Shop/PriceTag.swift") == ["@all", "@prices"])
    #expect(owners.owners(of: "Guide.md") == ["@all", "@writers"])
    #expect(owners.owners(of: "README.md") == ["@all"])
  }

  @Test func `paths are those of the repository, which a package may be a folder of`() {
    let owners = CodeOwners(text: "/App/Sources/ @app\n/Sources/ @other", prefix: "App/")
    #expect(owners.owners(of: "Sources/A.swift") == ["@app"])
    #expect(owners.owners(of: "../Sources/A.swift") == [])
    #expect(owners.owners(of: "/etc/passwd") == [])
  }

  @Test func `words with spaces, and lines that name no one`() {
    let owners = CodeOwners(text: "/My\\ Folder/ @me\n/ @noone\n[unfinished @x\n\n   \n*.txt noone")
    #expect(owners.owners(of: "My Folder/a") == ["@me"])
    #expect(owners.owners(of: "a.txt") == [])
  }

  @Test func `many stars take no time`() {
    let owners = CodeOwners(
      text: String(repeating: "*a", count: 60) + " @x\n" + String(repeating: "**/", count: 60) + "b @y")
    #expect(owners.owners(of: String(repeating: "a", count: 200) + "b") == [])
    #expect(owners.owners(of: String(repeating: "c/", count: 200) + "b") == ["@y"])
  }

  @Test func `finds the file of the repository around a package`() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("owners-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let package = root.appendingPathComponent("Packages/Shop")
    for folder in [package, root.appendingPathComponent(".git"), root.appendingPathComponent(".github")] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    #expect(CodeOwners(package: package) == nil)
    try Data("/Packages/Shop/Sources/ @shop".utf8).write(to: root.appendingPathComponent(".github/CODEOWNERS"))
    #expect(CodeOwners(package: package)?.owners(of: "Sources/A.swift") == ["@shop"])
  }
}
