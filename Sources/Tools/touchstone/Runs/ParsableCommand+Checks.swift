import ArgumentParser

extension ParsableCommand {
  /// Checks filters of tests.
  ///
  /// - Throws: `ValidationError` if one is empty.
  func requireFilters(_ filters: [String]) throws {
    if filters.contains("") {
      throw ValidationError(
        "--filter cannot be empty (perhaps because of an unset variable): that would select all tests.")
    }
  }

  /// Checks a minimum in percent, if there is one.
  ///
  /// - Throws: `ValidationError` if it is not from 0 to 100.
  func requirePercentage(_ minimum: Int?) throws {
    if let minimum, !(0...100).contains(minimum) {
      throw ValidationError("--minimum \(minimum) is not a percentage: pass a whole number from 0 to 100.")
    }
  }
}
