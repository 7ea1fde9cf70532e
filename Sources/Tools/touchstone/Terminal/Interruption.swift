import ArgumentParser
import Foundation
import Synchronization

/// Detects that work must end early: by Control-C or another signal, or because the parent process exited.
///
/// An interrupted plugin leaves its child processes behind, which nothing would end otherwise.
struct Interruption {
  private static let signal = Atomic<Int32>(0)
  private let parent = getppid()

  /// Starts catching signals, so that the process can end by itself.
  init() {
    // The value is created before a handler may access it.
    Self.signal.store(0, ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      Self.handle(number) { Interruption.signal.store($0, ordering: .relaxed) }
    }
    // A reader that has exited must not prevent the work from ending properly.
    Self.handle(SIGPIPE) { _ in }
  }

  /// Whether work must end.
  var hasCome: Bool { Self.signal.load(ordering: .relaxed) != 0 || getppid() != parent }

  /// Unlike an ignored signal, a handler is not inherited by child processes.
  private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = Int32(SA_RESTART)
    sigaction(number, &action, nil)
  }
}

extension ExitCode {
  /// Of a command that was interrupted, as in shells.
  static let interrupted = ExitCode(130)
}
