import Dispatch
import Foundation
import TouchstoneSnapshots
public import TouchstoneUI

/// The previews of a process.
public enum Previews {
  /// Returns all previews of the given modules, in the order of files, lines and arguments.
  ///
  ///     @Test(arguments: Previews.all(in: "App"))
  ///     func preview(_ preview: Preview) { assertSnapshot(of: preview, as: .image) }
  ///
  /// Each preview is a test case of its own, runs in parallel with others and has its own golden. The environment
  /// variable `TOUCHSTONE_PREVIEWS` limits the previews to those that match one of its patterns, which are separated by
  /// commas: `TOUCHSTONE_PREVIEWS='Card*,Settings-Dark'`.
  ///
  /// If a module has no previews, a preview cannot be created, all are excluded, or none matches the variable, the
  /// result contains a preview that fails when it is asserted.
  ///
  /// - Parameters:
  ///   - modules: The modules; if there are none, all modules of the process.
  ///   - excluded: Patterns of descriptions to leave out; `*` matches any text.
  public static func all(in modules: String..., excluding excluded: [String] = []) -> [Preview] {
    let module = modules.first ?? ""
    let found = MainActorHop.run {
      (ofModules: PreviewFinder.find(in: modules), areAnyWanted: PreviewFinder.find(in: []).contains(where: isWanted))
    }
    guard let found else { return [PreviewFinder.failing("main-actor", module: module, with: MainActorHop.Busy())] }
    let included = selection(from: found.ofModules, of: module, excluding: excluded)
    if !patterns.isEmpty, !found.areAnyWanted {
      return [PreviewFinder.failing("unknown", module: module, with: PreviewError.noneWanted)]
    }
    let wanted = included.filter(isWanted)
    if makesContexts { makeContexts(of: wanted) }
    return wanted
  }

  /// Returns the previews that are not excluded, or, if there are none, a preview that fails: a test without cases
  /// would pass.
  static func selection(from found: [Preview], of module: String, excluding excluded: [String]) -> [Preview] {
    let included = found.filter { preview in !excluded.contains { preview.matches($0) } }
    guard included.isEmpty else { return included }
    return found.isEmpty
      ? [PreviewFinder.failing("no-previews", module: module, with: PreviewError.noPreviews(module: nil, others: []))]
      : [PreviewFinder.failing("excluded", module: module, with: PreviewError.allExcluded(by: excluded))]
  }

  /// Returns whether a preview matches the environment variable.
  static func isWanted(_ preview: Preview) -> Bool {
    patterns.isEmpty || patterns.contains { preview.matches($0) }
  }

  private static let patterns = SnapshotEnvironment.process.previews

  // MARK: Contexts

  /// Whether what the modifiers of previews share is made when they are asked for.
  @TaskLocal static var makesContexts = true

  /// The longest time to wait for `makeSharedContext()` while the process does nothing, in seconds.
  private static let limit = 60.0

  /// Creates the shared contexts of previews' modifiers. Previews whose context is missing afterwards fail.
  static func makeContexts(of previews: [Preview]) {
    let isMade = MainActorHop.run { previews.allSatisfy { PreviewContexts.shared.arePrepared(for: $0.traits) } }
    guard isMade == false else { return }
    let end = DispatchSemaphore(value: 0)
    PreviewContexts.shared.prepare(for: previews) { end.signal() }
    let deadline = Date(timeIntervalSinceNow: limit)
    if !MainQueue.isCurrent {
      _ = end.waitWhileProcessWorks(seconds: limit)
    } else if Thread.isMainThread {
      // In a synchronous test of XCTest, the main actor runs while the run loop runs.
      while end.wait(timeout: .now()) == .timedOut, Date() < deadline {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
    }
  }
}

extension Preview {
  fileprivate func matches(_ pattern: String) -> Bool {
    SnapshotID(target: module, description: description).matches(pattern)
  }
}
