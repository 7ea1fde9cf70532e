/// What makes the view in a preview: a function does not say whether it is an initialiser.
enum FuzzCall: Sendable {
  /// An expression that the assertion was given, with `$0`, `$1`, … for the arguments.
  case known(String)
  /// The initialiser with as many arguments, which may make another view than a closure of the test does.
  case guessed(String)
  /// It is no initialiser of the package's: a closure makes the view.
  case unknown

  /// The modules of views that tests do not have initialisers of as their subject.
  private static let libraries: Set = ["TouchstoneCore", "TouchstoneUI", "TouchstoneWidgets", "TouchstoneCharts"]

  /// Guesses that the view is made by its initialiser, if it can be.
  init(ofInitialiserOf view: Any.Type, parameters: [String]) {
    let fullName = String(reflecting: view)
    let module = String(fullName.prefix { $0 != "." })
    // Views with modifiers are generic.
    guard !fullName.contains("<"), !Self.libraries.contains(module) else {
      self = .unknown
      return
    }
    let name = SwiftSource.name(of: view)
    let places = parameters.indices.map { "$\($0)" }.joined(separator: ", ")
    // Compiles whatever the names of the parameters are, which the function does not have.
    self = .guessed("(\(name).init as @MainActor (\(parameters.joined(separator: ", "))) -> \(name))(\(places))")
  }

  /// The lines of a preview that make the view.
  ///
  /// - Parameter arguments: As Swift expressions.
  func lines(with arguments: [String]) -> [String] {
    func filled(_ call: String) -> String {
      // From the last, so that $1 does not replace the beginning of $10.
      arguments.indices.reversed().reduce(call) { call, index in
        call.split(separator: "$\(index)", omittingEmptySubsequences: false).joined(separator: arguments[index])
      }
    }
    switch self {
    case .known(let call): return [filled(call)]
    case .guessed(let call):
      return ["// A guess. If a closure makes the view, pass what it calls: preview: \"…($0)\"", filled(call)]
    case .unknown:
      // A place for code, as editors have it, which does not compile before it is filled.
      let values = arguments.enumerated().map { "// $\($0) = \($1)" }
      return ["// To have the call here, pass it: preview: \"…($0)\""] + values + ["<#the view of these arguments#>"]
    }
  }
}
