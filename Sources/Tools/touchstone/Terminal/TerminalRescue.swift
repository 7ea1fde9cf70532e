import Foundation

/// Restores the terminal if a signal ends the process, as in a crash.
enum TerminalRescue {
  /// The state to restore. It is allocated once and never freed, since a signal may arrive at any time.
  private struct State {
    var descriptor: Int32 = -1
    var mode = termios()
    /// The previous foreground process group; 0 if it was this one.
    var group: pid_t = 0
  }

  // SAFETY: written only while the signals are not caught; the handler only reads.
  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  /// Leaves the alternate screen and shows the cursor.
  private static let leave: StaticString = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE]

  /// Starts catching the signals.
  static func arm(descriptor: Int32, mode: termios, group: pid_t?) {
    state.pointee = State(descriptor: descriptor, mode: mode, group: group ?? 0)
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in TerminalRescue.restore(endingWith: number) }
      // The default action is restored before the handler runs, so that sending the signal again ends the process.
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
  }

  /// Stops catching the signals.
  static func disarm() {
    for signal in signals { Glibc.signal(signal, SIG_DFL) }
    state.pointee.descriptor = -1
  }

  /// Runs in a signal handler: it calls only functions that POSIX allows there and allocates nothing.
  private static func restore(endingWith number: Int32) {
    if state.pointee.descriptor >= 0 {
      _ = write(state.pointee.descriptor, leave.utf8Start, leave.utf8CodeUnitCount)
      tcsetattr(state.pointee.descriptor, TCSANOW, &state.pointee.mode)
      if state.pointee.group > 0 { tcsetpgrp(state.pointee.descriptor, state.pointee.group) }
    }
    raise(number)
  }
}
