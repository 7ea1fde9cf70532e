import Foundation

/// Brings the terminal back as it was where a signal ends the process: a stop from outside, or a crash.
enum TerminalRescue {
  /// What is brought back. Reserved once and never freed, for a signal may come at any moment.
  private struct State {
    var descriptor: Int32 = -1
    var mode = termios()
    /// The process group in front before; 0 if it was this one.
    var group: pid_t = 0
  }

  // SAFETY: written only while the signals are not caught, or before `isArmed` is set; the handler only reads.
  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  /// Leaves the second screen and shows the cursor.
  private static let leave: StaticString = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE]

  /// Catches the signals from now on.
  static func arm(descriptor: Int32, mode: termios, group: pid_t?) {
    state.pointee = State(descriptor: descriptor, mode: mode, group: group ?? 0)
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in TerminalRescue.restore(endingWith: number) }
      // The default action comes back before the handler runs, so that the signal ends the process when it is sent again.
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
  }

  /// Catches them no more.
  static func disarm() {
    for signal in signals { Glibc.signal(signal, SIG_DFL) }
    state.pointee.descriptor = -1
  }

  /// Runs in a signal handler: only functions that POSIX allows there are called, and nothing is allocated.
  private static func restore(endingWith number: Int32) {
    if state.pointee.descriptor >= 0 {
      _ = write(state.pointee.descriptor, leave.utf8Start, leave.utf8CodeUnitCount)
      tcsetattr(state.pointee.descriptor, TCSANOW, &state.pointee.mode)
      if state.pointee.group > 0 { tcsetpgrp(state.pointee.descriptor, state.pointee.group) }
    }
    raise(number)
  }
}
