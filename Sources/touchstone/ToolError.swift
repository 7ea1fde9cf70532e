import Foundation

/// What the user can mend.
enum ToolError: Error, Hashable {
  /// A folder holds no run log.
  case noRun(String, isDefault: Bool)
  /// A file given as approvals.json is none.
  case notApprovals(String, why: String)
  /// A log names a golden that is not in the package.
  case goldenOutside(String)
  /// A golden cannot be written, because of a file or folder.
  case notWritten(String, at: String, why: String)
  /// A file that was asked for cannot be written.
  case noOutput(String, why: String)
  /// There is no such folder to look at.
  case noPackage(String)
  /// What a run saw is no longer there.
  case noPicture(String)
  /// A review needs a terminal.
  case noTerminal(pending: Int)
  /// The page of a review cannot be served.
  case notServed(port: UInt16, why: String)
}

extension ToolError: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .noRun(let path, true):
      "No run found at \(path). Run `swift test` first, or name the folder of a run."
    case .noRun(let path, false):
      "No run found at \(path): it has no folder `log`. Name a folder such as .build/touchstone/<run>."
    case .notApprovals(let path, let why):
      "\(path) is not an approvals.json as the report saves it: \(why)"
    case .notWritten(let golden, let path, let why):
      "The golden \(golden) is as it was: \(golden == path ? "" : "\(path): ")\(why)."
    case .noOutput(let path, let why):
      "\(path) cannot be written: \(why)."
    case .noPackage(let path):
      "There is no folder \(path)."
    case .noPicture(let path):
      "The picture to accept is gone: \(path). Run the tests again."
    case .noTerminal(let pending):
      "\(pending == 1 ? "One snapshot waits" : "\(pending) snapshots wait") to be reviewed, and there is no terminal to "
        + "show \(pending == 1 ? "it" : "them") on. In a browser: --web. Without looking: touchstone accept --only PATTERN"
    case .notServed(let port, let why):
      "The review cannot be served at 127.0.0.1:\(port): \(why). Take another port, or any: --port 0"
    case .goldenOutside(let path):
      "The golden \(path) lies outside of the package; it is not written. Copy the picture by hand if it is yours."
    }
  }
}
