import Foundation

/// Standard input, output and error of this process.
package enum StandardStreams {
  /// Opens the null device, for reading, in place of those that are closed.
  ///
  /// SwiftPM starts plugins without standard input, and they may start a program so. The first file that it opened would
  /// get the number 0, and Foundation's `Process` would at times connect the output of a child with the null device instead.
  package static func openClosed() {
    var descriptor: Int32
    repeat { descriptor = open("/dev/null", O_RDONLY) } while (0...STDERR_FILENO).contains(descriptor)
    if descriptor >= 0 { close(descriptor) }
  }
}
