/// The maker of the runs of a report.
package enum RunOrigin: Hashable, Sendable {
  /// The process or command that writes the report: what it left is what it saw.
  case thisCommand
  /// Anyone: the goldens of the package count, and differences are computed again.
  case others
}
