import Foundation
import TouchstoneReport

/// Draws the previews of one of two revisions.
struct PreviewDrawing {
  let package: URL
  /// The build folder.
  let scratch: URL
  /// What the revision is called in messages.
  let side: String
  let interruption: Interruption
  /// The conditions under which all views are drawn.
  var variation = ""

  /// Draws all previews, in all variants, into a folder with a book of them.
  func draw(into folder: URL) throws(ComparisonError) {
    do {
      var previews = PackagePreviews(package: package, scratch: scratch)
      previews.interruption = interruption
      _ = try previews.update()
      var book = PreviewBookMaker(title: package.lastPathComponent, folder: folder, patterns: [], variants: [])
      _ = try book.draw(build: previews.build) { environment in
        try previews.draw(environment: environment.merging(["TOUCHSTONE_VARY": variation]) { $1 })
      }
    } catch {
      if interruption.hasCome { throw .interrupted }
      // A revision without previews is one whose previews are all removed, or new.
      if case .noPreviews? = error as? PreviewFailure { return }
      guard let failure = error as? PreviewFailure else {
        throw .notWritten(folder.path, why: error.localizedDescription)
      }
      if case .notBuilt(let output) = failure {
        throw .notBuilt(
          side: side, CompilerMessage.all(in: output, package: package), excerpt: TestOutput(text: output).excerpt,
          missing: [])
      }
      throw .notDrawn(side: side, failure)
    }
  }

  /// Reads the book in a folder; one without entries if no previews were drawn.
  static func book(in folder: URL) -> PreviewBook {
    let file = folder.appendingPathComponent(PreviewBook.fileName)
    guard let data = try? Data(contentsOf: file), let book = try? JSONDecoder().decode(PreviewBook.self, from: data)
    else { return PreviewBook(entries: []) }
    return book
  }
}
