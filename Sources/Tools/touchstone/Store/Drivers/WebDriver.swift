import Foundation
import TouchstoneSnapshots

/// A store that readers get by `GET`: `https://goldens.example.org/app`. The program curl loads the files.
struct WebDriver: StoreDriver {
  let address: String

  /// Answers that say that a file is not there. A bucket whose list the reader may not see gives 403 for it.
  private static let missing: Set<String> = ["403", "404", "410"]

  func files(below folder: ConfinedPath) throws(StoreError) -> [StoredFile] { throw .noList(address) }

  func send(_ paths: [ConfinedPath], from folder: URL, replacing: Bool) throws(StoreError) { throw .readOnly(address) }

  func delete(_ paths: [ConfinedPath]) throws(StoreError) { throw .readOnly(address) }

  func found(_ paths: [ConfinedPath]) throws(StoreError) -> [ConfinedPath: StoredFile] { throw .noList(address) }

  func fetch(_ paths: [ConfinedPath], to folder: URL) throws(StoreError) {
    guard ExternalProgram.exists("curl") else { throw .noProgram("curl", address: address) }
    for batch in paths.batches(of: 500) { try fetchBatch(batch, to: folder) }
  }

  private func fetchBatch(_ paths: ArraySlice<ConfinedPath>, to folder: URL) throws(StoreError) {
    let base = address.hasSuffix("/") ? String(address.dropLast()) : address
    let quotable = folder.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    // Each transfer has its own options: an address, a file, and a line on how it went.
    var transfers: [String] = []
    for (index, path) in paths.enumerated() {
      let escaped = path.components.map { $0.addingPercentEncoding(withAllowedCharacters: .urlUnreserved) ?? "" }
      transfers.append(
        """
        url = "\(base)/\(escaped.joined(separator: "/"))"
        output = "\(quotable)/\(index)"
        """)
    }
    let options = """
      silent
      show-error
      globoff
      location
      max-redirs = 3
      proto = "=https\(base.hasPrefix("http:") ? ",http" : "")"
      proto-redir = "=https\(base.hasPrefix("http:") ? ",http" : "")"
      connect-timeout = 20
      speed-limit = 1
      speed-time = 60
      retry = 3
      max-filesize = \(RegularFile.limit)
      parallel
      parallel-max = 16
      write-out = "%{http_code} %{exitcode} %{filename_effective}\\n"

      """
    let config = folder.appendingPathComponent("curl.config")
    do throws(FileFault) {
      unlink(config.path)
      try RegularFile.create(config.path, Data((options + transfers.joined(separator: "\n") + "\n").utf8))
    } catch {
      throw .file(config.path, why: error.reason)
    }
    defer { unlink(config.path) }
    guard let result = ExternalProgram.run(["curl", "--config", config.path], limit: .seconds(3600)) else {
      throw .noProgram("curl", address: address)
    }
    try settle(paths, in: folder, said: result)
  }

  /// Moves what was loaded to its place, and takes away the pages that servers send with an error.
  private func settle(_ paths: ArraySlice<ConfinedPath>, in folder: URL, said result: ExternalProgram.Result)
    throws(StoreError)
  {
    var codes: [Substring: (http: Substring, exit: Substring)] = [:]
    for line in result.output.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let name = words[2].split(separator: "/").last else { continue }
      codes[name] = (words[0], words[1])
    }
    for (index, path) in paths.enumerated() {
      let file = folder.appendingPathComponent("\(index)")
      defer { unlink(file.path) }
      guard let code = codes["\(index)"] else { throw failed(result) }
      // Larger than allowed.
      if code.exit == "63" || Self.missing.contains(String(code.http)) { continue }
      guard code.http == "200", code.exit == "0" else { throw failed(result, status: code.http) }
      do throws(FileFault) {
        try ConfinedFolder(folder).write(RegularFile.read(file.path, links: .refuse), to: path)
      } catch {
        throw .file(path.description, why: error.reason)
      }
    }
  }

  private func failed(_ result: ExternalProgram.Result, status: Substring = "000") -> StoreError {
    // Parallel transfers print their progress before it, whatever the options say.
    let words = result.complaint.matches(of: /curl: \(\d+\) .*/).last.map { String($0.output) }
    let why = status == "000" ? words ?? result.reason : "the server answered with status \(status)"
    return .driver(address, task: .download(nil), why: Secrets.message(why))
  }
}

extension CharacterSet {
  /// - Source: RFC 3986, section 2.3.
  fileprivate static let urlUnreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
