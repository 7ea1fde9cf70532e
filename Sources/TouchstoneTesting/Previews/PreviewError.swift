/// Why there is no preview.
enum PreviewError: Error, Equatable, CustomStringConvertible {
  case noPreviews(module: String, others: [String])
  case failed(String)

  var description: String {
    switch self {
    case .noPreviews(let module, let others):
      "The module \(module) has no previews in this process. "
        + (others.isEmpty
          ? "No module has any: the test target must depend on the target with the previews."
          : "Modules with previews: \(others.joined(separator: ", ")).")
    case .failed(let words): words
    }
  }
}
