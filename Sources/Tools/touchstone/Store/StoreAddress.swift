import Foundation
import TouchstoneSnapshots

/// The address of a store, such as `s3://bucket/app`.
///
/// An address has no credentials: the driver finds them where its documentation says, and they appear neither in arguments
/// of programs nor in messages.
struct StoreAddress: Hashable, CustomStringConvertible {
  /// How the rest of an address is read, by what it begins with.
  enum Scheme: String, CaseIterable {
    /// A folder: `file:///mnt/goldens`, or `file:../goldens`, from the package.
    case file
    /// A server that gives out files to readers: `https://goldens.example.org/app`.
    case https
    /// The same without encryption, on this machine only.
    case http
    /// A bucket of Amazon S3, or of a server that speaks its protocol: `s3://bucket/app`.
    case s3
    /// A remote of rclone's configuration: `rclone:remote:bucket/app`.
    case rclone
    /// A program that speaks the protocol of ``ProgramDriver``: `program:my-driver bucket`.
    case program
  }

  /// Who named the address. A pull request can change the settings of a package, so these start no program.
  enum Origin {
    case user, settings
  }

  let scheme: Scheme
  /// What follows the scheme.
  let rest: String

  var description: String { "\(scheme.rawValue):\(rest)" }

  static let examples =
    "s3://bucket/app, rclone:remote:bucket/app, https://goldens.example.org/app, file:///mnt/goldens"

  /// Reads an address.
  ///
  /// - Throws: ``StoreError/badAddress(_:)``, without the text, which may have a password in it.
  init(_ text: String, from origin: Origin) throws(StoreError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard text.utf8.count <= 1024, !text.hasControlCharacter, parts.count == 2,
      let scheme = Scheme(rawValue: String(parts[0]))
    else {
      let schemes = Scheme.allCases.map { $0.rawValue + ":" }.joined(separator: ", ")
      throw .badAddress("it has to begin with one of \(schemes)")
    }
    self.scheme = scheme
    rest = String(parts[1])
    if let fault = Self.fault(scheme, rest, origin) { throw .badAddress(fault) }
  }

  private static func fault(_ scheme: Scheme, _ rest: String, _ origin: Origin) -> String? {
    switch scheme {
    case .file: return folder(rest) == nil ? "the path of the folder is missing" : nil
    case .https, .http: return fault(ofURL: "\(scheme.rawValue):\(rest)", isEncrypted: scheme == .https)
    case .s3:
      guard rest.wholeMatch(of: /\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/.*)?/) != nil, isPath(afterBucket: rest)
      else {
        return "s3:// has to be followed by the name of a bucket and a path, without a user or password"
      }
    case .rclone:
      // One that begins with a colon is a connection string, whose parameters are credentials.
      guard let match = rest.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9_.+-]*:(.*)/), isPath(String(match.1)) else {
        return
          "rclone: has to be followed by the name of a configured remote, a colon and a path. A connection string would "
          + "show its credentials to all users of the machine. Configure a remote: rclone config"
      }
    case .program:
      if origin == .settings {
        return "Snapshots/touchstone.json cannot name a program. Use TOUCHSTONE_STORE or --store"
      }
      if rest.split(separator: " ").isEmpty { return "program: has to be followed by a program and its arguments" }
    }
    return nil
  }

  /// Without a user, a password, a query or a fragment: any of them may be a secret.
  private static func fault(ofURL text: String, isEncrypted: Bool) -> String? {
    // Without what would end a quoted text in curl's configuration.
    guard text.unicodeScalars.allSatisfy({ $0.isASCII && !"\"\\ <>".unicodeScalars.contains($0) }),
      let url = URLComponents(string: text), let host = url.host, !host.isEmpty, text.hasPrefix("\(url.scheme ?? ""):/")
    else { return "the server is missing, or a character has to be escaped, as in %20" }
    guard url.user == nil, url.password == nil, url.query == nil, url.fragment == nil else {
      return
        "it contains a user, a password or a query, which would appear in messages and lists of processes. Put them in ~/.netrc, "
        + "which curl reads if ~/.curlrc has the line netrc"
    }
    let isHere = ["127.0.0.1", "localhost", "[::1]", "::1"].contains(host)
    return isEncrypted || isHere ? nil : "http: works only for servers on this machine. Use https:"
  }

  private static func isPath(afterBucket rest: String) -> Bool {
    let parts = rest.dropFirst(2).split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count < 2 || isPath(String(parts[1]))
  }

  private static func isPath(_ text: String) -> Bool {
    let text = text.hasPrefix("/") ? String(text.dropFirst()) : text
    return text.isEmpty || ConfinedPath(text.hasSuffix("/") ? String(text.dropLast()) : text) != nil
  }

  /// The path of a folder: absolute, or from the package.
  private static func folder(_ rest: String) -> String? {
    let path = rest.hasPrefix("//") ? String(rest.dropFirst(2)) : rest
    guard !path.isEmpty, !rest.hasPrefix("//") || path.hasPrefix("/") else { return nil }
    return path.removingPercentEncoding
  }

  /// Returns the driver.
  ///
  /// - Parameters:
  ///   - package: The folder that relative paths start from.
  ///   - environment: The variables of this process.
  func driver(package: URL, environment: [String: String]) -> any StoreDriver {
    switch scheme {
    case .file:
      return FolderDriver(
        address: description,
        folder: URL(fileURLWithPath: Self.folder(rest) ?? rest, relativeTo: package).standardizedFileURL)
    case .https, .http: return WebDriver(address: description)
    case .s3: return RcloneDriver(address: description, bucket: String(rest.dropFirst(2)), environment: environment)
    case .rclone: return RcloneDriver(address: description, remote: rest)
    case .program: return ProgramDriver(command: rest.split(separator: " ").map(String.init))
    }
  }
}
