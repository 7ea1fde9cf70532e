import Foundation

/// Makes sure that no output overwrites an input.
struct OutputGuard {
  private struct Identity: Hashable {
    let device: UInt
    let number: UInt

    /// Creates the identity of the file at a path; `nil` if there is none.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt(status.st_dev)
      number = UInt(status.st_ino)
    }
  }

  /// The inputs by their identity on disk, so that links do not hide them.
  private var inputs: [Identity: String] = [:]

  /// - Parameter paths: The files and folders that are read.
  init(inputs paths: [String]) {
    for path in paths {
      if let identity = Identity(path) { inputs[identity] = path }
    }
  }

  /// Rejects a path that is an input or is inside one.
  ///
  /// - Throws: `CompareError`.
  func check(_ path: String, option: String) throws {
    var place = URL(fileURLWithPath: path).standardizedFileURL.path
    // A link may lead elsewhere: both its path and its target must be outside the inputs.
    let target = URL(fileURLWithPath: place).resolvingSymlinksInPath().path
    for start in [place, target] {
      place = start
      while true {
        if let identity = Identity(place), let input = inputs[identity] {
          throw CompareError.overwritesInput(option, path, input: input)
        }
        if place == "/" || place.isEmpty { break }
        place = (place as NSString).deletingLastPathComponent
      }
    }
  }
}
