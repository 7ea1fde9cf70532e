import Foundation

/// Makes sure that nothing is written over what is compared.
struct OutputGuard {
  private struct Identity: Hashable {
    let device: UInt
    let number: UInt

    /// What a path leads to; nil if there is nothing.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt(status.st_dev)
      number = UInt(status.st_ino)
    }
  }

  /// The inputs by what they are on disk, so that links do not hide them.
  private var inputs: [Identity: String] = [:]

  /// - Parameter paths: The files and folders that are read.
  init(inputs paths: [String]) {
    for path in paths {
      if let identity = Identity(path) { inputs[identity] = path }
    }
  }

  /// Refuses a file or folder that is an input or lies in one.
  ///
  /// - Throws: `CompareError`.
  func check(_ path: String, option: String) throws {
    var place = URL(fileURLWithPath: path).standardizedFileURL.path
    // A link leads elsewhere than its name says: both must be outside of the inputs.
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
