import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// Why a command on the store did not do all of its work.
///
/// No case carries an address that was refused, nor anything that a driver said before ``Secrets`` went over it.
enum StoreError: Error, Hashable {
  /// No store is named.
  case noStore
  /// The address is not one; carries why.
  case badAddress(String)
  /// The settings of the package are faulty; carries a sentence.
  case badSettings(String)
  /// A program that the driver needs is not installed.
  case noProgram(String, address: String)
  /// The driver failed; carries why.
  case driver(String, task: StoreTask, why: String)
  /// The driver can only read.
  case readOnly(String)
  /// The driver cannot list what is there.
  case noList(String)
  /// The place is neither `main` nor a pull request.
  case badPlace(String)
  /// The text is no commit.
  case badCommit(String)
  /// The run does not say which commit was checked out, or several.
  case noCommit(String)
  /// The folder has runs of several shards.
  case severalShards([String])
  /// A file of this machine cannot be read or written.
  case file(String, why: String)
  /// The manifests of goldens cannot be read; carries sentences.
  case manifest(String)
  /// None of the pictures of goldens is on this machine or in the store; carries their number and lines with their names.
  case noPictures(Int, [String])
  /// Nothing of that commit is in the store.
  case noRuns(place: String, commit: String)
  /// Runs or their files are not what their names say; carries sentences.
  case damaged([String])
  /// The folder has something that no report writes.
  case foreignFile(String, site: String)
  /// The folder is no site of a report.
  case noSite(String)
  /// The address of the published pages is not known.
  case noPages
  /// The folder to pull into has other things in it.
  case otherFolder(String)
  /// The clone lacks a part of the history, or a branch; carries a sentence with the command that helps.
  case partialClone(String)
}

extension StoreError: CustomStringConvertible, LocalizedError {
  /// What to do where pictures of goldens are nowhere.
  static let drawing =
    "Run the tests, which save the pictures that pass, or draw them again: swift run touchstone goldens fetch"

  /// Sentences about goldens whose pictures are nowhere.
  static func lacking(_ count: Int) -> String {
    "The \(count == 1 ? "picture of 1 golden is" : "pictures of \(count) goldens are") neither on this machine nor in the store. "
      + drawing
  }

  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .noStore:
      "No store is configured. Pass --store s3://bucket/app, or set TOUCHSTONE_STORE, or \"store\" in "
        + "Snapshots/touchstone.json"
    case .badAddress(let why):
      "The address of the store is not valid: \(why). Examples of addresses: \(StoreAddress.examples)"
    case .badSettings(let fault): fault
    case .noProgram(let program, let address):
      "The store \(address) needs the program \(program), which is not installed. Install it: apt-get install \(program)"
    case .driver(let address, let task, let why): "Could not \(task) the store \(address): \(why)."
    case .readOnly(let address):
      "The store \(address) is read-only. Pass an address for uploads: --store s3://bucket/app"
    case .noList(let address):
      "The store \(address) cannot list its files. Pass an address with a driver that can: --store s3://bucket/app"
    case .badPlace(let text):
      "\"\(text.printable)\" is not a place in the store. Places are main, and pr/1234 for a pull request."
    case .badCommit(let text):
      "\"\(text.printable)\" is not the full hash of a commit. Pass it: --commit \"$(git rev-parse HEAD)\""
    case .noCommit(let run):
      "The run \(run) does not say which commit it belongs to. Pass the commit: --commit \"$(git rev-parse HEAD)\""
    case .severalShards(let shards):
      "The run contains several shards (\(shards.joined(separator: ", "))). Give each shard its own run: "
        + "TOUCHSTONE_RUN=shard-1 swift test"
    case .file(let path, let why): "\(path.printable): \(why)."
    case .manifest(let sentences): sentences
    case .noPictures(let count, let lines):
      "Nothing was pushed. \(Self.lacking(count))\n" + lines.joined(separator: "\n")
    case .noRuns(let place, let commit):
      "The store has no run of \(place) at commit \(commit.prefix(12)). Push one: touchstone store push RUN --to \(place)"
    case .damaged(let lines):
      "Some files in the store are damaged or missing, and were left out:\n"
        + lines.prefix(10).map { "  \($0.printable)\n" }.joined()
        + (lines.count > 10 ? "  and \(lines.count - 10) more\n" : "")
        + "Run the tests of these shards again, and push the new runs."
    case .foreignFile(let path, let site):
      "Nothing was published: \(path.printable) does not belong to a report. Write the report to its own folder: "
        + "swift package snapshot-report --site \(site.shellWord)"
    case .noSite(let folder):
      "There is no report in \(folder.printable). Write one: swift package snapshot-report --site \(folder.shellWord)"
    case .noPages:
      "The address at which browsers find the store is missing. Pass --pages https://pages.example.org/app, or set \"pages\" in "
        + "Snapshots/touchstone.json"
    case .otherFolder(let folder):
      "Nothing was written: \(folder.printable) contains files that were not pulled. Pass another folder."
    case .partialClone(let sentence): sentence
    }
  }
}
