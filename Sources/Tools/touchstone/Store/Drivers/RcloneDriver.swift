import Foundation
import TouchstoneSnapshots

/// A store that the program rclone reaches: buckets of S3, Google and Azure, SFTP, WebDAV and others.
///
/// rclone finds credentials in its configuration and in variables. Lists of files are passed in files.
struct RcloneDriver: StoreDriver {
  let address: String
  /// A remote and a path: `goldens:bucket/app`.
  private let remote: String
  private let variables: [String: String]

  /// The exit statuses for a folder and a file that are not there.
  ///
  /// - Source: rclone.org/docs, Exit code.
  private static let missing: Set<Int32> = [3, 4]

  /// A store in a remote of rclone's configuration.
  init(address: String, remote: String) {
    self.address = address
    self.remote = remote
    variables = [:]
  }

  /// A store in a bucket, with the credentials, the region and the server that other programs for S3 use.
  init(address: String, bucket: String, environment: [String: String]) {
    self.address = address
    remote = "touchstone:\(bucket)"
    let server = environment["AWS_ENDPOINT_URL_S3"] ?? environment["AWS_ENDPOINT_URL"]
    let region = environment["AWS_REGION"] ?? environment["AWS_DEFAULT_REGION"]
    variables = [
      "TYPE": "s3", "PROVIDER": server == nil ? "AWS" : "Other", "ENV_AUTH": "true",
      // Otherwise rclone asks for the bucket to be made, which a job may not do.
      "NO_CHECK_BUCKET": "true", "ENDPOINT": server ?? "", "REGION": region ?? "",
    ].reduce(into: [:]) { variables, setting in
      if !setting.value.isEmpty { variables["RCLONE_CONFIG_TOUCHSTONE_\(setting.key)"] = setting.value }
    }
  }

  func found(_ paths: [ConfinedPath]) throws(StoreError) -> [ConfinedPath: StoredFile] {
    if paths.isEmpty { return [:] }
    let output = try run(
      ["lsjson", "--recursive", "--files-only", "--no-mimetype", "--use-server-modtime", "--no-traverse", remote],
      of: paths, to: .read, mayMiss: true)
    let wanted = Set(paths)
    let files = try Self.list(output, address: address, below: []).filter { wanted.contains($0.path) }
    return Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  }

  func files(below folder: ConfinedPath) throws(StoreError) -> [StoredFile] {
    let output = try run(
      [
        "lsjson", "--recursive", "--files-only", "--no-mimetype", "--use-server-modtime", "--fast-list",
        "\(remote.hasSuffix("/") || remote.hasSuffix(":") ? remote : remote + "/")\(folder)",
      ], to: .list(folder), mayMiss: true)
    return try Self.list(output, address: address, below: folder.components)
  }

  func send(_ paths: [ConfinedPath], from folder: URL, replacing: Bool) throws(StoreError) {
    // The second flag keeps rclone from replacing what another job has just written.
    let rule = replacing ? ["--ignore-times"] : ["--ignore-existing", "--immutable"]
    try run(
      ["copy", "--no-traverse", "--transfers", "16", "--checkers", "16"] + rule + [folder.path, remote], of: paths,
      to: .upload(nil))
  }

  func fetch(_ paths: [ConfinedPath], to folder: URL) throws(StoreError) {
    let files = try found(paths).values.filter { $0.size <= RegularFile.limit }.map(\.path)
    if files.isEmpty { return }
    try run(["copy", "--no-traverse", "--transfers", "16", remote, folder.path], of: files, to: .download(nil))
  }

  func delete(_ paths: [ConfinedPath]) throws(StoreError) {
    try run(["delete", "--no-traverse", remote], of: paths, to: .delete(nil), mayMiss: true)
  }

  /// Runs rclone.
  ///
  /// - Parameters:
  ///   - paths: The files that it looks at; all if nil.
  ///   - mayMiss: Whether a folder or file that is not there is no failure.
  /// - Returns: What it printed; nothing if the folder is not there.
  @discardableResult
  private func run(
    _ words: [String], of paths: [ConfinedPath]? = nil, to task: StoreTask, mayMiss: Bool = false
  ) throws(StoreError) -> Data {
    guard ExternalProgram.exists("rclone") else { throw .noProgram("rclone", address: address) }
    let environment = ProcessInfo.processInfo.environment
    // With the variable set, releases before 1.68 end with "unable to load custom CA bundle".
    var command = ["env", "-u", "AWS_CA_BUNDLE", "rclone", "--log-level", "ERROR", "--stats", "0", "--retries", "3"]
    if let certificates = environment["AWS_CA_BUNDLE"], !certificates.isEmpty {
      command += ["--ca-cert", certificates]
    }
    let list = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)-files")
    defer { unlink(list.path) }
    if let paths {
      do throws(FileFault) {
        try RegularFile.create(list.path, Data(paths.map { "\($0)\n" }.joined().utf8))
      } catch {
        throw .file(list.path, why: error.reason)
      }
      command += ["--files-from-raw", list.path]
    }
    guard let result = ExternalProgram.run(command + words, environment: ["LC_ALL": "C"].merging(variables) { $1 })
    else {
      throw .noProgram("rclone", address: address)
    }
    if mayMiss, Self.missing.contains(result.status) { return Data() }
    guard result.status == 0 else {
      throw .driver(address, task: task, why: Secrets.message(Self.reason(result)))
    }
    return result.data
  }

  /// The last line without its date, `2026/11/30 12:00:00 ERROR : `.
  private static func reason(_ result: ExternalProgram.Result) -> String {
    result.reason.replacing(/^[0-9\/]+ [0-9:]+ \w+ *: */, with: "")
  }

  private struct Item: Decodable {
    let path: String
    let size: Int
    let modified: String

    private enum CodingKeys: String, CodingKey {
      case path = "Path"
      case size = "Size"
      case modified = "ModTime"
    }
  }

  /// Reads the output of `lsjson`. A name that is no path of a store is that of somebody else's file.
  static func list(_ data: Data, address: String, below folder: [String]) throws(StoreError) -> [StoredFile] {
    if data.isEmpty { return [] }
    guard let items = try? JSONDecoder().decode([Item].self, from: data) else {
      throw .driver(address, task: .list(nil), why: "rclone printed something other than its JSON list")
    }
    return items.compactMap { item in
      // A time that cannot be read is young, which keeps the file.
      let modified = StoreTime.date(item.modified) ?? .distantFuture
      return ConfinedPath(item.path).flatMap { ConfinedPath(folder + $0.components) }
        .map { StoredFile(path: $0, size: item.size, modified: modified) }
    }
  }
}
