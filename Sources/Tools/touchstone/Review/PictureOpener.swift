import Foundation
import TouchstoneSnapshots

/// Opens pictures in another program.
struct PictureOpener {
  let environment: [String: String]
  /// The folder that displayed paths are relative to.
  let package: URL

  /// Opens a file of a snapshot and returns a message about the result.
  ///
  /// - Parameter role: which; nil for the one that says most.
  func open(_ item: ReviewItem, _ role: ReviewRole?) -> String {
    let roles = role.map { [$0] } ?? [.difference, .actual, .reference]
    let files = roles.lazy.compactMap { $0 == .difference ? Self.differenceFile(of: item) : item.file($0) }
    guard let file = files.first else { return "There is no file to open." }
    let path = file.url.path.relative(to: package)
    // Programs may execute the contents of other kinds of files, and a run may come from an untrusted source.
    guard Self.harmless.contains(file.url.pathExtension), let data = try? file.read(),
      GoldenKind(pathExtension: file.url.pathExtension)?.fault(of: data) == nil
    else { return "Only pictures, PDF and plain text can be opened. The file: \(path)" }
    let name = environment["TOUCHSTONE_OPEN"] ?? "xdg-open"
    guard let program = program(named: name) else {
      return "The program \(name) was not found: set another one in TOUCHSTONE_OPEN. The file: \(path)"
    }
    let process = Process()
    process.executableURL = program
    process.arguments = [file.url.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return "\(name) cannot be started. The file: \(path)" }
    return "Opened \(path)"
  }

  /// Writes the difference to the run's folder, for the other program.
  private static func differenceFile(of item: ReviewItem) -> ConfinedFile? {
    item.difference.flatMap { item.snapshot.keep($0) }
  }

  private static let harmless: Set<String> = ["png", "apng", "jpg", "jpeg", "pdf", "txt", "patch"]

  /// Returns the location of a program, found as a shell does.
  private func program(named name: String) -> URL? {
    let path = name.contains("/") ? name : ExternalProgram.path(of: name, in: environment)
    return path.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? URL(fileURLWithPath: $0) : nil }
  }
}
