public import Foundation
import TouchstoneDrawing
import TouchstoneTypes
import TouchstoneUI

/// A panel that asks for files. It is never shown: every question is cancelled.
open class NSOpenPanel: NSSavePanel {
  /// The chosen files: none.
  public var urls: [URL] { [] }
  /// Whether several files can be chosen.
  open var allowsMultipleSelection = false
  /// Whether folders can be chosen.
  open var canChooseDirectories = false
  /// Whether files can be chosen.
  open var canChooseFiles = true
  /// Whether aliases stand for their files.
  open var resolvesAliases = true
}
