import Foundation
import Testing

/// The tool in places where it cannot do its work.
struct TouchstoneTests {
  /// Runs a script in which `/proc` is empty; nil where the system lets no process do that.
  private func withoutProc(_ script: String) throws -> (status: Int32, errors: String)? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let namespace = ["--user", "--map-root-user", "--mount", "--propagation", "private"].joined(separator: " ")
    process.arguments = ["-c", "exec unshare \(namespace) sh -c 'mount -t tmpfs none /proc || exit 99; \(script)'"]
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 99 || text.hasPrefix("unshare: ") || text.contains("unshare: not found")
      ? nil : (process.terminationStatus, text)
  }

  @Test func `a check does not pass because its arguments cannot be read`() throws {
    guard let result = try withoutProc("exec \"\(CompareFolder.tool)\" approvals verify --all") else { return }
    #expect(result.status == 2 && result.errors.hasPrefix("The arguments of the command cannot be read"), "\(result)")
  }
}
