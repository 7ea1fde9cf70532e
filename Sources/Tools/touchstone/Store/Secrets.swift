import Foundation
import TouchstoneReport

/// Removes credentials from what programs say, before it gets into a message or a log of CI.
enum Secrets {
  /// What the names of variables with credentials have in them.
  private static let names = ["SECRET", "TOKEN", "PASS", "KEY", "CREDENTIAL", "AUTH"]
  /// Shorter values are words such as `true`, which are part of ordinary messages.
  private static let shortest = 8

  /// Returns what a program said as a part of a message: without secrets, short, and without control characters.
  static func message(
    _ text: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    // Secrets go first: one that is cut or escaped is no longer known for what it is.
    String(removed(from: text, environment: environment).prefix(500)).printable
  }

  /// Returns the text with `•••` in the place of values of such variables, and of users and passwords in addresses.
  private static func removed(from text: String, environment: [String: String]) -> String {
    let values = environment.filter { name, value in
      value.utf8.count >= shortest && names.contains { name.uppercased().contains($0) }
    }.values
    // A value may be a part of another one.
    var text = values.sorted { $0.count > $1.count }.reduce(text) { $0.replacing($1, with: "•••") }
    text.replace(/:\/\/[^\/\s@]+@/, with: "://•••@")
    return text.replacing(
      /((?:X-Amz-(?:Signature|Credential|Security-Token)|sig|signature|access_token)=)[^&\s"]+/.ignoresCase()
    ) {
      "\($0.1)•••"
    }
  }
}
