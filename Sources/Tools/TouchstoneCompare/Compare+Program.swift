package import ArgumentParser
import Foundation

extension Compare {
  /// Runs the command as a program of its own, and exits.
  ///
  /// - Parameter arguments: The arguments after the name of the program.
  package static func runProgram(_ arguments: [String]) -> Never {
    StandardStreams.openClosed()
    do {
      let command = try Compare.parse(arguments)
      try command.run()
    } catch {
      let code = exitCode(for: error)
      let message = fullMessage(for: error).replacing("touchstone compare", with: "touchstone-compare")
        .replacing("'compare --help'", with: "'touchstone-compare --help'")
      if !message.isEmpty { code.isSuccess ? Console.line(message) : Console.complain(message) }
      Foundation.exit(programStatus(code).rawValue)
    }
    Foundation.exit(0)
  }

  /// Returns the status to exit with. Invalid arguments exit with status 2, because 0 and 1 are verdicts that scripts test
  /// for.
  package static func programStatus(_ code: ExitCode) -> ExitCode {
    code == .validationFailure ? ExitCode(2) : code
  }
}
