import Foundation
import OSLog
import UniformTypeIdentifiers

/// Writes figures to a file of a type.
public struct Export {
  public var type = UTType.json
  private let log = os.Logger(subsystem: "com.example.dashboard", category: "export")

  public init() {}

  public func name(visitors: Int) -> String {
    log.info("exports \(visitors)")
    return "figures." + (type.preferredFilenameExtension ?? "data")
  }
}
