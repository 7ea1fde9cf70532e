import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone store publish`.
struct StorePublish: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    abstract: "Brings a report to the store, and prints its address.")

  @Argument(help: "The folder that `snapshot-report --site` wrote.")
  var site: String
  @Argument(help: "pr/1234 for a report of a pull request, or main.")
  var place: String
  @Option(help: "The commit. Default: the one that is checked out.")
  var commit: String?
  @Option(help: "The address at which browsers find the store. Default: \"pages\" in Snapshots/touchstone.json.")
  var pages: String?
  @Option(help: "Also write the Markdown of the report, with pictures by their address; appended if the file exists.")
  var markdown: String?
  @OptionGroup var options: StoreOptions

  func run() throws {
    let place = try StorePlace(place)
    let commit = try options.commit(commit)
    let site = try PublishedSite(folder: URL(fileURLWithPath: site, isDirectory: true))
    let base = try PublishedSite.base(pages ?? options.settings().pages)
    let driver = try options.driver()
    let staging = try StagingFolder(package: options.packageFolder)
    let upload = StoreUpload(driver: driver, staging: staging, now: Date())
    func file(_ file: PublishedSite.File) throws(StoreError) -> StoreUpload.File {
      guard let path = place.page(of: commit, named: site.name, file: file.path) else {
        throw .badCommit(commit.description)
      }
      return StoreUpload.File(path: path, size: file.size) { () throws(StoreError) in try site.read(file) }
    }
    // The page comes last: no address leads to a page whose pictures are on their way.
    let pictures = try site.files.filter { $0.path != PublishedSite.page }.map(file)
    let page = try site.files.filter { $0.path == PublishedSite.page }.map(file)
    _ = try upload.send(pictures)
    _ = try upload.send(page)
    try upload.sendAgain(pictures + page)
    guard let folder = page.first?.path.components.dropLast() else { throw StoreError.noSite(site.folder.path) }
    let address = ([base] + folder).joined(separator: "/")
    if let markdown { try write(site.markdown(at: address), to: markdown) }
    Console.line("\(address)/\(ReportSite.page)")
  }

  private func write(_ text: String, to path: String) throws(StoreError) {
    let file = URL(fileURLWithPath: path)
    do {
      let before = FileManager.default.fileExists(atPath: file.path) ? try RegularFile.read(file.path) : Data()
      try (before + Data(text.utf8)).write(to: file)
    } catch {
      throw .file(path, why: (error as? FileFault)?.reason ?? error.localizedDescription)
    }
  }
}
