import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneDiff
import TouchstoneSnapshots

/// The command `touchstone store gc`.
struct StoreCollect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gc",
    abstract: "Deletes what is old and no longer in use from the store.",
    discussion: "Run it in a clone with the whole history and all branches: pictures that their manifests name stay.")

  @Option(
    help: "Patterns of branches, with spaces between them, whose pictures and last runs are kept, whatever their age.")
  var keepBranches: String
  @Option(help: "For how many days runs, reports and the pictures of commits on any branch are kept.")
  var days = 90
  @Flag(help: "Say what would be deleted, and delete nothing.")
  var dryRun = false
  @OptionGroup var options: StoreOptions

  func validate() throws {
    if !(1...36_500).contains(days) { throw ValidationError("--days takes a number of days, from 1.") }
    if keepBranches.split(separator: " ").isEmpty {
      throw ValidationError("--keep-branches takes patterns of branches, such as 'main release/*'.")
    }
  }

  func run() throws {
    let driver = try options.driver()
    guard let top = ConfinedPath("v1") else { return }
    let now = Date()
    // The list comes before the names: what is pushed from now on is not in it.
    let files = try driver.files(below: top)
    let roots = try GitRoots(
      of: options.packageFolder, branches: keepBranches.split(separator: " ").map(String.init),
      since: now - TimeInterval(days) * 86_400)
    let collection = StoreCollection(files: files, commits: roots.commits, now: now, days: days)
    let runs = collection.keptRuns
    let plan = collection.plan(used: try roots.digests.union(digests(of: runs, driver)))
    if dryRun {
      for file in plan.files { Console.line("\(file.path)  \(file.size.grouped) bytes") }
    }
    var count = plan.files.count
    if !dryRun {
      count = try driver.delete(unlessWrittenSince: plan.entries) + driver.delete(unlessWrittenSince: plan.objects)
    }
    let size = plan.files.reduce(0) { $0 + $1.size }
    Console.line(
      "\(dryRun ? "Would delete" : "Deleted") \(count.grouped) of \(files.count.grouped) files, \(size.grouped) bytes; "
        + "kept \(runs.count.grouped) runs of main")
  }

  /// The digests that runs name. They are on this machine one after another: each may have hundreds of megabytes.
  private func digests(of runs: [StoredFile], _ driver: any StoreDriver) throws(StoreError) -> Set<String> {
    let staging = try StagingFolder(package: options.packageFolder)
    var digests: Set<String> = []
    for batch in runs.batches(of: 20) {
      try driver.fetch(batch.map(\.path), to: staging.url)
      var missing: [ConfinedPath] = []
      for run in batch {
        if let file = staging.read(run.path), file.count == run.size {
          // One that is damaged in the store names nothing: no pull takes it.
          digests.formUnion(StoredRun.document(file, named: run.path.name).map(Digests.all) ?? [])
        } else {
          missing.append(run.path)
        }
      }
      staging.clear()
      // One that another collection has deleted meanwhile names nothing any more.
      if let path = try driver.found(missing).keys.first {
        throw .driver(
          driver.address, task: .download(path),
          why: "it exists, but was not downloaded completely. Nothing was deleted")
      }
    }
    return digests
  }
}
