import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// Draws the previews of one of two revisions.
struct PreviewDrawing {
  let package: URL
  /// The build folder.
  let scratch: URL
  /// What the revision is called in messages.
  let side: String
  let interruption: Interruption
  /// The variables with which all views are drawn differently: see ``Variation``.
  var variation: [String: String] = [:]

  /// Draws all previews, in all variants, into a folder with a book of them.
  ///
  /// - Returns: A sentence for each target whose previews cannot be drawn.
  func draw(into folder: URL) throws(ComparisonError) -> [String] {
    var previews = PackagePreviews(package: package, scratch: scratch)
    previews.interruption = interruption
    do {
      _ = try previews.update()
      var book = PreviewBookMaker(title: package.lastPathComponent, folder: folder, patterns: [], variants: [])
      _ = try book.draw(build: previews.build) { environment in
        try previews.draw(
          environment: environment.merging(["TOUCHSTONE_VARY": ""]) { $1 }.merging(variation) { $1 })
      }
    } catch {
      if interruption.hasCome { throw .interrupted }
      guard let failure = error as? PreviewFailure else {
        throw .notWritten(folder.path, why: error.localizedDescription)
      }
      switch failure {
      // A revision without previews is one whose previews are all removed, or new.
      case .noPreviews: break
      case .notBuilt(let output):
        throw .notBuilt(
          side: side, CompilerMessage.all(in: output, package: package), excerpt: TestOutput(text: output).excerpt,
          missing: [])
      default: throw .notDrawn(side: side, failure)
      }
    }
    return previews.omissions.map { "\(side): \($0)" }
  }

  /// Reads the book in a folder; one without entries if no previews were drawn.
  ///
  /// - Throws: ``ComparisonError/damaged(side:_:)`` if it cannot be read.
  static func book(in folder: URL, side: String) throws(ComparisonError) -> PreviewBook {
    let data: Data
    do throws(FileFault) {
      data = try RegularFile.read(folder.appendingPathComponent(PreviewBook.fileName).path, links: .refuse)
    } catch {
      if error.isMissing { return PreviewBook(entries: []) }
      throw .damaged(side: side, ["\(PreviewBook.fileName): \(error.reason)"])
    }
    guard let book = try? JSONDecoder().decode(PreviewBook.self, from: data) else {
      throw .damaged(side: side, ["\(PreviewBook.fileName) is not a list of previews"])
    }
    return book
  }
}
