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
  /// The driver failed; carries what was to be done, and why it was not.
  case driver(String, task: String, why: String)
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
  static let drawing = "Run the tests, which keep what passes, or draw them again: swift run touchstone goldens fetch"

  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .noStore:
      "No store is named. Name one: --store s3://bucket/app, or the variable TOUCHSTONE_STORE, or \"store\" in "
        + "Snapshots/touchstone.json"
    case .badAddress(let why):
      "The address of the store is not valid: \(why). Addresses look like \(StoreAddress.examples)"
    case .badSettings(let fault): fault
    case .noProgram(let program, let address):
      "The store \(address) needs the program \(program), which is not installed. Install it: apt-get install \(program)"
    case .driver(let address, let task, let why): "The store \(address) could not \(task): \(why)."
    case .readOnly(let address):
      "The store \(address) can only be read. Name the place to write to: --store s3://bucket/app"
    case .noList(let address):
      "The store \(address) cannot list what it has. Name it by a driver that can: --store s3://bucket/app"
    case .badPlace(let text):
      "\"\(text.printable)\" is no place in the store. Places are main, and pr/1234 for what belongs to a pull request."
    case .badCommit(let text):
      "\"\(text.printable)\" is no commit. Pass its 40 digits: --commit \"$(git rev-parse HEAD)\""
    case .noCommit(let run):
      "The run \(run) does not say of which commit it is. Pass the commit: --commit \"$(git rev-parse HEAD)\""
    case .severalShards(let shards):
      "The run has several shards (\(shards.joined(separator: ", "))). Give each a run of its own: "
        + "TOUCHSTONE_RUN=shard-1 swift test"
    case .file(let path, let why): "\(path.printable): \(why)."
    case .manifest(let sentences): sentences
    case .noPictures(let count, let lines):
      "\(count.counted("picture")) of goldens \(count == 1 ? "is" : "are") neither on this machine nor in the store, so nothing "
        + "was pushed. \(Self.drawing)\n" + lines.joined(separator: "\n")
    case .noRuns(let place, let commit):
      "The store has no run of \(place) at commit \(commit.prefix(12)). Push one: touchstone store push RUN --to \(place)"
    case .damaged(let lines):
      "Part of what the store has is damaged, and was left out:\n"
        + lines.prefix(10).map { "  \($0.printable)\n" }.joined()
        + (lines.count > 10 ? "  and \(lines.count - 10) more\n" : "")
        + "Run the tests of these shards again, and push them."
    case .foreignFile(let path, let site):
      "\(path.printable) is no file of a report, so nothing was published. Write the site to a folder of its own: "
        + "swift package snapshot-report --site \(site.shellWord)"
    case .noSite(let folder):
      "\(folder.printable) has no index.html. Write the site first: swift package snapshot-report --site \(folder.shellWord)"
    case .noPages:
      "It is not known at which address browsers find the store. Name it: --pages https://pages.example.org/app, or "
        + "\"pages\" in Snapshots/touchstone.json"
    case .otherFolder(let folder):
      "\(folder.printable) has files that no pull wrote, so nothing was written. Pass another folder."
    case .partialClone(let sentence): sentence
    }
  }
}
