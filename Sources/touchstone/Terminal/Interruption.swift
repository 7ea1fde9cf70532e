import Foundation
import Synchronization

/// Notices that work is to end early: by Control-C or another signal, or because the process that started it is gone.
///
/// A plugin that is interrupted leaves behind what it started, which nothing would end then.
struct Interruption {
  private static let signal = Atomic<Int32>(0)
  private let parent = getppid()

  /// Catches signals from now on: the process ends by itself.
  init() {
    // The value is made before a handler may ask for it.
    Self.signal.store(0, ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      Self.handle(number) { Interruption.signal.store($0, ordering: .relaxed) }
    }
    // A reader that is gone must not keep the work from its end.
    Self.handle(SIGPIPE) { _ in }
  }

  /// Whether it has come.
  var hasCome: Bool { Self.signal.load(ordering: .relaxed) != 0 || getppid() != parent }

  /// A handler, unlike an ignored signal, is not passed on to the processes that are started.
  private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = Int32(SA_RESTART)
    sigaction(number, &action, nil)
  }
}
