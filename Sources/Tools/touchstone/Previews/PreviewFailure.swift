import Foundation

/// An error that prevents the page of previews from being created.
enum PreviewFailure: Error, Hashable {
  /// The tests do not build, with the compiler's output.
  case notBuilt(String)
  /// The package has no tests.
  case noTests
  /// The tests do not use TouchstoneTesting.
  case noTouchstone
  /// The drawing process ended too early, with its output.
  case crashed(code: Int32, String)
  /// The drawing process was ended because it took longer than this.
  case overdue(Duration)
  /// There are previews, but no test bundle can contain them.
  case nothingDrawn([PreviewPlan.Omission])
  /// There is no preview, or none that matches the patterns.
  case noPreviews([String])
}

extension PreviewFailure: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .notBuilt(let output):
      "The package does not build:\n\n\(Self.errors(in: output))"
    case .noTests:
      "The package has no tests. Previews are drawn by the test bundle: add a test target that depends on the target "
        + "with the previews and on TouchstoneTesting. It may be empty except for `import TouchstoneTesting`."
    case .noTouchstone:
      "No test target depends on TouchstoneTesting, whose code draws the previews: add the product to a test target "
        + "that depends on the target with the previews, and import it in one of its files."
    case .crashed(let code, let output):
      "The process that draws the previews exited with status \(code). Its output:\n\n\(output)"
    case .overdue(let limit):
      "It did not end within \(limit.components.seconds) s; perhaps it never does. To wait longer, pass --timeout with more seconds."
    case .nothingDrawn(let omissions):
      "No preview can be drawn:\n" + omissions.map { "- \($0)" }.joined(separator: "\n")
    case .noPreviews([]):
      "There are no previews in the package. Write one: #Preview { ContentView() }"
    case .noPreviews(let patterns):
      "No preview matches \(patterns.joined(separator: ", ")). Names look like Card or Card-Dark: the file, and the "
        + "preview's name."
    }
  }

  /// Returns the errors with their context, or the whole output if there are none.
  private static func errors(in output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0.contains("error:") }) else { return output }
    return lines[first...].prefix(60).joined(separator: "\n")
  }
}
