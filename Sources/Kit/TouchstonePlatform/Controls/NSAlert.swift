import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// An alert, which is never shown. Use `alert` to have one in pictures.
@MainActor @preconcurrency
open class NSAlert {
  /// The title.
  open var messageText = ""
  /// The text below the title.
  open var informativeText = ""
  open var alertStyle = Style.warning
  open var icon: NSImage?
  /// The view below the text.
  open var accessoryView: NSView?
  /// Whether there is a box to suppress the alert.
  open var showsSuppressionButton = false
  public private(set) lazy var window: NSWindow = NSPanel(
    contentRect: .zero, styleMask: .titled, backing: .buffered, defer: true)
  public private(set) lazy var suppressionButton: NSButton? = NSButton(frame: .zero)
  /// Lays out the alert. Has no effect.
  open func layout() {}
  /// The buttons, the first of which is the default.
  open private(set) var buttons: [NSButton] = []

  /// The style of an alert.
  public enum Style: UInt, Sendable {
    /// The styles of AppKit, in its order.
    case warning, informational, critical
  }

  /// Creates an alert.
  public init() {}

  /// Creates an alert for an error.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }

  /// Adds a button.
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    buttons.append(button)
    return button
  }

  /// Returns `abort` at once: nothing is shown.
  open func runModal() -> NSApplication.ModalResponse { .abort }

  /// Calls the handler with `abort`: nothing is shown.
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { handler?(.abort) }
}

extension NSApplication {
  /// The answer to an alert or a panel.
  ///
  /// - Source: AppKit, `NSApplication.ModalResponse`.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The answer was accepted.
    public static let OK = ModalResponse(rawValue: 1)
    /// The answer was cancelled.
    public static let cancel = ModalResponse(rawValue: 0)
    /// The question was stopped.
    public static let stop = ModalResponse(rawValue: -1_000)
    /// The question was aborted.
    public static let abort = ModalResponse(rawValue: -1_001)
    /// The question goes on.
    public static let `continue` = ModalResponse(rawValue: -1_002)
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1_000)
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1_001)
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1_002)
  }
}
