import ArgumentParser
import TouchstoneSnapshots

extension SnapshotPattern {
  /// Reads an argument of the command line.
  ///
  /// - Throws: `ValidationError`, in words.
  init(argument: String) throws {
    do throws(Fault) {
      try self.init(argument)
    } catch {
      throw ValidationError("\(error.description).")
    }
  }
}
