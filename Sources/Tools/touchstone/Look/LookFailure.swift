import ArgumentParser
import Foundation

/// Why nothing can be looked at.
enum LookFailure: Error, Hashable {
  /// The package does not build; with the errors, or with the output if it has none.
  case notBuilt([CompilerMessage], output: String)
  /// There is no preview, view or snapshot with the name.
  case noView(String, names: [String], obstacle: String?)
  /// Several targets have a view with the name.
  case severalViews(String, [String])
  /// The view was not drawn.
  case notDrawn(String, why: String)
  /// The tests took no snapshot with the name; with those that have goldens.
  case noSnapshot(String, names: [String], output: String)
  /// An option has no sense.
  case badOption(String)
  /// What to compare with cannot be found or drawn; with the errors, if it does not build.
  case noBase(String, why: String, errors: [CompilerMessage] = [])
  /// Another process looks at the package, and may wait for this one.
  case isBusy
  case other(String)

  /// - Parameter view: The name of the view that was to be drawn.
  init(_ failure: PreviewFailure, package: URL, view: String? = nil) {
    self =
      switch failure {
      case .notBuilt(let output): .notBuilt(CompilerMessage.all(in: output, package: package), output: output)
      case .crashed, .overdue: view.map { .notDrawn($0, why: "\(failure)") } ?? .other("\(failure)")
      default: .other("\(failure)")
      }
  }

  /// The kind of the failure in JSON.
  var kind: String {
    switch self {
    case .notBuilt: "build"
    case .noView, .noSnapshot, .severalViews: "name"
    case .notDrawn: "drawing"
    case .badOption: "option"
    case .noBase: "against"
    case .isBusy, .other: "package"
    }
  }
}

extension LookFailure {
  /// How the command exits. A wrong option has one status, whether the tool reads it or the view's own process does.
  var status: ExitCode { if case .badOption = self { .validationFailure } else { .failure } }
}

extension LookFailure: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    guard !errors.isEmpty else { return summary }
    let lines = errors.map { error in
      "\(error.file):\(error.line):\(error.column): \(error.message)" + (error.hint.map { "\n  \($0)" } ?? "")
    }
    return "\(summary.dropLast()):\n\n" + lines.joined(separator: "\n")
  }

  /// The errors of the compiler.
  var errors: [CompilerMessage] {
    switch self {
    case .notBuilt(let errors, _), .noBase(_, _, let errors): errors
    default: []
    }
  }

  /// What is said besides the errors of the compiler: with them, one sentence.
  var summary: String {
    switch self {
    case .notBuilt(let errors, let output):
      errors.isEmpty ? "\(PreviewFailure.notBuilt(output))" : "The package does not build."
    case .noView(let name, let names, let obstacle):
      "There is no \(name.contains("/") ? "preview, view or snapshot" : "preview or view") “\(name)”"
        + (obstacle.map { " that can be drawn: \($0). Write a preview: #Preview { \(name)(…) }" } ?? ".")
        + Self.advice(name, names)
    case .severalViews(let name, let names):
      "There are several views “\(name)”: pass \(names.joined(separator: " or "))."
    case .notDrawn(let name, let why): "“\(name)” was not drawn. \(why)"
    case .noSnapshot(let name, let names, let output):
      "No test took the snapshot “\(name)” as a picture of a view.\(Self.near(name, names))"
        + " Names look like CardTests/dark. The tests' output:\n\n"
        + output.split(separator: "\n").suffix(20).joined(separator: "\n")
    case .badOption(let why): why
    case .noBase(let base, let why, _): "Cannot compare with “\(base)”: \(why)"
    case .isBusy:
      "Another process looks at a view of the package. Look again when it has ended, or without SwiftPM: swift run touchstone look"
    case .other(let why): why
    }
  }

  private static func advice(_ name: String, _ names: [String]) -> String {
    let near = near(name, names)
    guard near.isEmpty else { return near }
    guard !names.isEmpty else { return " The package has no previews. Write one: #Preview { ContentView() }" }
    let more = names.count > 12 ? " and \(names.count - 12) more; the command without a name lists all" : ""
    return " There are: \(names.prefix(12).joined(separator: ", "))\(more)."
  }

  /// The names that may have been meant, as a sentence with a space in front.
  private static func near(_ name: String, _ names: [String]) -> String {
    let near = NearestNames.of(name, among: names.filter { $0 != name })
    return near.isEmpty ? "" : " " + NearestNames.question(near)
  }
}
