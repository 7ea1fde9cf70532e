import Foundation
import Testing
import TouchstoneReport

struct RepositoryPathsTests {
  private func path(_ package: String, _ environment: [String: String]) -> String {
    RepositoryPaths(package: URL(fileURLWithPath: package, isDirectory: true), environment: environment)
      .path(of: "Tests/A.swift")
  }

  @Test(arguments: ["GITHUB_WORKSPACE", "CI_PROJECT_DIR", "WORKSPACE"])
  func `paths start at the folder that the service checked out, wherever the package lies in it`(variable: String) {
    #expect(path("/repo/Packages/Cards", [variable: "/repo"]) == "Packages/Cards/Tests/A.swift")
    for (package, root) in [("/repo", "/repo"), ("/repo/", "/repo/"), ("/elsewhere", "/repo")] {
      #expect(path(package, [variable: root]) == "Tests/A.swift")
    }
  }

  @Test func `paths start at the package elsewhere`() {
    #expect(path("/repo/Packages/Cards", [:]) == "Tests/A.swift")
    #expect(RepositoryPaths(prefix: "Packages").path(of: "/absolute/A.swift") == "/absolute/A.swift")
  }

  @Test func `files of a package beside it have their own paths`() {
    let paths = RepositoryPaths(prefix: "Packages/Cards")
    #expect(paths.path(of: "../Design/Sources/Chip.swift") == "Packages/Design/Sources/Chip.swift")
    #expect(paths.path(of: "../../Chip.swift") == "Chip.swift")
    #expect(paths.path(of: "../../../Chip.swift") == "../../../Chip.swift")
  }
}
