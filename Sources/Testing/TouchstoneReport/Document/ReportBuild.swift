import Foundation
import TouchstoneSnapshots

/// The branch, the commit and the pull request that were tested, with links if a CI system provides them.
///
/// Anyone who opens a pull request can name its branch, so texts are no more than texts. Links lead to the server that the
/// CI system names, by https.
package struct ReportBuild: Codable, Hashable, Sendable {
  /// A text with the page that it links to.
  package struct Item: Codable, Hashable, Sendable {
    package var text: String
    package var link: String?
  }

  package private(set) var branch: Item?
  package private(set) var commit: Item?
  package var request: Item?
  /// The address of the package's folder at that commit, or of a checkout, with a slash at its end: paths of files are
  /// appended to it.
  package private(set) var files: String?
  /// The same address of the repository's folder, and where the package lies in it.
  private var repository: Repository?

  private struct Repository: Hashable, Sendable {
    var address: String
    var paths: RepositoryPaths
  }

  private enum CodingKeys: String, CodingKey { case branch, commit, request, files }

  /// Reads the variables of GitHub Actions and GitLab.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process that writes the report.
  ///   - commit: The commit of the runs, if they agree on one. If it is another one than that of the variables, the runs
  ///     were made elsewhere, and the variables say nothing about them.
  ///   - package: The folder of the package.
  /// - Returns: nil if nothing is known.
  /// - Source: GitHub Docs, "Variables reference"; GitLab Docs, "Predefined CI/CD variables reference".
  init?(environment: [String: String], commit: GitCommit?, package: URL?) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let isGitHub = value("GITHUB_ACTIONS") == "true"
    let isGitLab = !isGitHub && value("GITLAB_CI") == "true"
    let built = value(isGitHub ? "GITHUB_SHA" : "CI_COMMIT_SHA").flatMap { GitCommit($0) }
    guard isGitHub || isGitLab, let built, commit == nil || commit == built else {
      guard let commit else { return nil }
      self.commit = Item(text: commit.short)
      return
    }
    let project =
      isGitHub
      ? value("GITHUB_SERVER_URL").flatMap { server in value("GITHUB_REPOSITORY").map { "\(server)/\($0)" } }
      : value("CI_PROJECT_URL")
    let pages = Self.base(project).map { $0 + (isGitHub ? "/" : "/-/") }
    self.commit = Item(text: built.short, link: pages.map { "\($0)commit/\(built)" })
    if isGitHub {
      let number = value("GITHUB_REF")?.wholeMatch(of: /refs\/pull\/([0-9]+)\/.*/).map { String($0.1) }
      request = number.map { number in Item(text: "#" + number, link: pages.map { "\($0)pull/\(number)" }) }
      branch = value("GITHUB_HEAD_REF").map { Item(text: $0.printable) }
    } else if let number = value("CI_MERGE_REQUEST_IID"), number.allSatisfy(\.isASCII), Int(number) != nil {
      let target = Self.base(value("CI_MERGE_REQUEST_PROJECT_URL"))
      request = Item(text: "!" + number, link: target.map { "\($0)/-/merge_requests/\(number)" })
      branch = value("CI_MERGE_REQUEST_SOURCE_BRANCH_NAME").map { Item(text: $0.printable) }
    }
    // The branch of a request may be in another repository: it has no link.
    if request == nil, branch == nil, let name = value(isGitHub ? "GITHUB_REF_NAME" : "CI_COMMIT_REF_NAME") {
      branch = Item(text: name.printable, link: pages.map { "\($0)tree/\(Self.escaped(name))" })
    }
    let root = value(isGitHub ? "GITHUB_WORKSPACE" : "CI_PROJECT_DIR").map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
    if let pages, let root, let package {
      link(package, in: root, at: "\(pages)blob/\(built)/")
    }
  }

  /// Returns the same with links to the files of a checkout, unless there are better ones.
  ///
  /// - Parameter page: The folder of the page. Outside of the checkout, it has no links: it may be moved.
  static func linked(_ build: ReportBuild?, checkout: URL, page: URL) -> ReportBuild? {
    // With a slash, the checkout's own folder is one in it.
    let path = (page.standardizedFileURL.path + "/").relative(to: checkout)
    guard build?.files == nil, !path.hasPrefix("/") else { return build }
    var linked = build ?? ReportBuild()
    let root = PackageFolder.repository(around: checkout) ?? checkout
    let steps = (page.resolvingSymlinksInPath().path + "/").relative(to: root.resolvingSymlinksInPath())
    // A link may lead the page's folder out of the repository.
    guard !steps.hasPrefix("/") else { return build }
    linked.link(checkout, in: root, at: "./" + String(repeating: "../", count: steps.split(separator: "/").count))
    return linked
  }

  /// Links files of a package in a repository.
  ///
  /// - Parameter address: That of the repository's folder, with a slash at its end.
  private mutating func link(_ package: URL, in repository: URL, at address: String) {
    // With a slash, the repository's own folder is one in it.
    let folder = (package.resolvingSymlinksInPath().path + "/").relative(to: repository.resolvingSymlinksInPath())
    guard !folder.hasPrefix("/") else { return }
    files = address + Self.escaped(folder)
    self.repository = Repository(address: address, paths: RepositoryPaths(prefix: folder))
  }

  private init() {}

  /// The address of a line: nil where files have none, or for a file outside of the repository.
  ///
  /// - Parameter source: `Tests/CardTests/Cards.swift:12`.
  package func link(to source: String) -> String? {
    guard let repository, let parts = source.wholeMatch(of: /(.+):([0-9]+)/),
      let path = repository.paths.source(String(parts.1))
    else { return nil }
    return "\(repository.address)\(Self.escaped(path))#L\(parts.2)"
  }

  /// An address without a slash at its end, if it is one of a server by https and nothing else.
  private static func base(_ text: String?) -> String? {
    guard let text, let parts = URLComponents(string: text), parts.scheme == "https", parts.host?.isEmpty == false,
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
      text.wholeMatch(of: /[A-Za-z0-9:\/._~%-]+/) != nil
    else { return nil }
    return String(text.reversed().drop { $0 == "/" }.reversed())
  }

  /// A path in which everything but letters, digits, `-`, `.`, `_`, `~` and slashes is escaped.
  private static func escaped(_ path: String) -> String {
    let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/"
    return path.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: plain)) ?? ""
  }
}
