import Foundation

/// Standard input, output and error of this process.
package enum StandardStreams {
  /// Opens the null device, for reading, in place of those that are closed.
  ///
  /// A program can be started without standard input, for example by a plugin of SwiftPM. The first file that it opens then
  /// gets the number 0, and Foundation's `Process`, which connects the streams of a child in no fixed order, may connect its
  /// output with the null device instead of that file.
  package static func openClosed() {
    var descriptor: Int32
    repeat { descriptor = open("/dev/null", O_RDONLY) } while (0...STDERR_FILENO).contains(descriptor)
    if descriptor >= 0 { close(descriptor) }
  }
}
