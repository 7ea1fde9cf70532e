/// A picture of the report: a PNG file of the run.
package struct ReportPicture: Codable, Hashable, Sendable {
  /// The number of the picture in the page; files of equal content share one.
  package var image: Int
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// The file, relative to the run's folder or to the package.
  package var path: String
}
