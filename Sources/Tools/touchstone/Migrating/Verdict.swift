/// What is known of the build of a package after its migration, in one line.
struct Verdict {
  /// Something that stops the build.
  struct Obstacle: Hashable {
    /// What it is: `CoreData`, or `overrides in extensions`.
    var cause: String
    /// The file, relative to the package; `nil` if it is not in the files of a target.
    var file: String?
  }

  /// How many causes are named.
  private static let named = 5

  var obstacles: [Obstacle]
  /// The dependencies of which nothing is known, and the modules that may be theirs.
  var unread: (dependencies: [String], modules: [String]) = ([], [])
  /// Whether lines are to be added to the manifest, or have been.
  var isChanged: Bool
  /// Whether they cannot be added, for a reason that is printed before the verdict.
  var isRefused = false
  /// The command that follows.
  var next: String

  var text: String {
    if !obstacles.isEmpty { return "Verdict: cannot build: \(causes)." }
    if !unread.modules.isEmpty {
      return "Verdict: not known before swift package resolve: \(unread.dependencies.joined(separator: ", ")) may have "
        + "\(unread.modules.joined(separator: ", "))."
    }
    if isRefused {
      return "Verdict: nothing can be written, as said above; besides, nothing that is known stops the build."
    }
    return isChanged
      ? "Verdict: nothing that is known stops the build after this: \(next)"
      : "Verdict: nothing that is known stops the build: \(next)"
  }

  /// The causes with the numbers of their files, the most frequent first.
  private var causes: String {
    var files: [String: Set<String>] = [:]
    for obstacle in Set(obstacles) {
      files[obstacle.cause, default: []].formUnion(obstacle.file.map { [$0] } ?? [])
    }
    let sorted = files.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let texts = sorted.prefix(Self.named).map { cause, files in
      files.isEmpty ? cause : "\(cause) in \(files.count) \(files.count == 1 ? "file" : "files")"
    }
    let more = sorted.count - texts.count
    return texts.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
