import Foundation

/// The name and release of the operating system, as it identifies itself.
struct SystemRelease: Hashable {
  /// The identifier, such as `debian` or `ubuntu`.
  var system: String
  /// The code name, such as `bookworm` or `noble`.
  var codename: String
  /// The full name: `Debian GNU/Linux 12 (bookworm)`.
  var title: String

  /// - Source: os-release(5).
  init(_ text: String) {
    func value(_ name: String) -> String? {
      let line = text.split(separator: "\n").first { $0.hasPrefix(name + "=") }
      return line.map { String($0.dropFirst(name.count + 1)).trimmingCharacters(in: CharacterSet(charactersIn: "\"'")) }
    }
    system = value("ID") ?? "linux"
    codename = value("VERSION_CODENAME") ?? value("VERSION_ID") ?? "unknown"
    title = value("PRETTY_NAME") ?? "Linux"
  }

  init() {
    self.init((try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? "")
  }
}
