import Foundation

/// A process with all that it started.
enum ProcessTree {
  /// A process, which another one with the same number is not.
  struct Member: Hashable {
    var process: pid_t
    /// When it began, in ticks of the kernel.
    var start: String
  }

  /// Ends a process and its descendants. To end its group is not enough: SwiftPM begins new ones.
  static func end(_ process: pid_t) {
    // It starts nothing more while its children are listed.
    kill(process, SIGSTOP)
    for child in children(of: process) { end(child.process) }
    kill(process, SIGKILL)
  }

  /// Ends those of some processes that still run.
  static func end(_ members: [Member]) {
    for member in members where stat(member.process)?.member == member { end(member.process) }
  }

  /// Returns the descendants of a process.
  static func descendants(of process: pid_t) -> [Member] {
    children(of: process).flatMap { [$0] + descendants(of: $0.process) }
  }

  private static func children(of parent: pid_t) -> [Member] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.compactMap(stat).filter { $0.parent == parent }.map(\.member)
  }

  /// - Source: proc_pid_stat(5).
  private static func stat(_ process: pid_t) -> (member: Member, parent: pid_t)? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return nil }
    // The name, in parentheses, may have spaces and parentheses itself; then come the third field, the state, and the parent.
    let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 19, let parent = pid_t(fields[1]) else { return nil }
    return (Member(process: process, start: String(fields[19])), parent)
  }
}
