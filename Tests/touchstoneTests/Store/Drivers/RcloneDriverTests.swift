import Foundation
import Testing
import TouchstoneSnapshots

@testable import touchstone

/// What Touchstone makes of what rclone says, with a program in its place. `Scripts/test-store` has rclone itself.
struct RcloneDriverTests {
  private let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  /// Pushes a picture with a program that exits with a status for each of rclone's commands.
  private func push(_ script: String) throws -> ToolRun {
    _ = try fixture.record(1...1)
    try fixture.write(Data("#!/bin/sh\n\(script)\n".utf8), to: fixture.root, "bin/rclone")
    let program = fixture.root.appendingPathComponent("bin/rclone")
    chmod(program.path, 0o755)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try fixture.tool(
      "store", "push",
      environment: [
        "TOUCHSTONE_STORE": "rclone:remote:bucket", "PATH": "\(fixture.root.path)/bin:\(path)",
      ])
  }

  /// 3 and 4 are the statuses for a folder and a file that are not there.
  @Test(arguments: [3, 4])
  func `nothing is there where a list fails, and a copy that fails for it is an error`(status: Int) throws {
    let empty = try push("case \"$*\" in *lsjson*) exit \(status);; esac")
    #expect(empty.status == 0 && empty.output.contains("1 file sent"), "\(empty.output)")
    let lost = try push("echo 'directory not found' >&2; exit \(status)")
    #expect(lost.status == 1)
    let message = "Could not upload files to the store rclone:remote:bucket: directory not found"
    #expect(lost.output.contains(message), "\(lost.output)")
  }
}
