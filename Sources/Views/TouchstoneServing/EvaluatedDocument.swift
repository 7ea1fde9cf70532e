import Foundation
import TouchstoneCairo
import TouchstoneDrawing

/// The pages of a document, evaluated and laid out, and not yet written.
public struct EvaluatedDocument: Sendable {
  let pages: [PDFDocument.Page]
  /// What programs that read the pages aloud are told of each.
  let elements: [[PDFStructure.Element]]
  let information: DocumentInformation
  let time: Duration?
  /// The time that the request has taken.
  var spent: Duration
  /// The identity of the file that ``RenderingPool/write(_:)`` makes.
  public let digest: PictureDigest
  /// What is drawn in another way than on a device.
  public let warnings: [String]

  /// The number of pages.
  public var pageCount: Int { pages.count }
}
