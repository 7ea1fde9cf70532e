import Foundation

/// Runs programs of the system and takes what they write.
struct ExternalProgram {
  /// What a program wrote, and how it ended.
  struct Result {
    var status: Int32
    /// What it wrote, without white space around it.
    var output: String
    /// What it said on standard error.
    var complaint: String

    /// The last line of the complaint, which says what went wrong.
    var reason: String {
      complaint.split(whereSeparator: \.isNewline).last.map(String.init) ?? "it ended with status \(status)"
    }
  }

  /// Whether a program is in `PATH`.
  static func exists(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
    }
  }

  /// Runs a program, which is looked for in `PATH`, to its end.
  ///
  /// - Returns: `nil` where it cannot be started.
  static func run(_ command: [String], in folder: URL? = nil) -> Result? {
    // Files, not pipes: a pipe that is full while the other one is read stops the program.
    let files = ["output", "complaint"].map { name in
      FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)-\(name)")
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let handles = files.compactMap { file in
      FileManager.default.createFile(atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
        ? try? FileHandle(forWritingTo: file) : nil
    }
    guard handles.count == files.count else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    let texts = files.map { file in
      String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return Result(status: process.terminationStatus, output: texts[0], complaint: texts[1])
  }
}
