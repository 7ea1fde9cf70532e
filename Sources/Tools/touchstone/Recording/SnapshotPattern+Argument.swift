import ArgumentParser
import TouchstoneSnapshots

extension SnapshotPattern {
  /// Parses a command-line argument.
  ///
  /// - Throws: `ValidationError` with a message for the user.
  init(argument: String) throws {
    do throws(Fault) {
      try self.init(argument)
    } catch {
      throw ValidationError("\(error.description).")
    }
  }
}
