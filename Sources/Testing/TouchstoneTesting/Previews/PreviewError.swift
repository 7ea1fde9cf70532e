/// Why there is no preview.
enum PreviewError: Error, Equatable, CustomStringConvertible {
  /// A module has no previews, or, if no module is named, no module has any.
  case noPreviews(module: String?, others: [String])
  case allExcluded(by: [String])
  /// No preview matches `TOUCHSTONE_PREVIEWS`.
  case noneWanted
  case failed(String)

  var description: String {
    switch self {
    case .noPreviews(nil, _):
      "No module in this process has previews, so nothing is tested: the test target must depend on a target with "
        + "previews."
    case .noPreviews(let module?, let others):
      "The module \(module) has no previews in this process. "
        + (others.isEmpty
          ? "No module has any: the test target must depend on the target with the previews."
          : "Modules with previews: \(others.joined(separator: ", ")).")
    case .allExcluded(let patterns):
      "All previews are excluded by \(patterns.joined(separator: ", ")), so nothing is tested."
    case .noneWanted:
      "No preview matches TOUCHSTONE_PREVIEWS, so nothing is tested. Names look like Card-Dark; * matches any text."
    case .failed(let words): words
    }
  }
}
