/// A picture of the report: a file of the run.
package struct ReportPicture: Codable, Hashable, Sendable {
  /// The number of the picture in the page; files of equal content share one.
  package var image: Int
  /// The media type of the file: `image/png`, `image/svg+xml`, `application/pdf`.
  package var type: String
  /// In pixels; 0 for a PDF.
  package var width: Int
  /// In pixels; 0 for a PDF.
  package var height: Int
  /// The file, relative to the run's folder; a golden, to the package.
  package var path: String
}
