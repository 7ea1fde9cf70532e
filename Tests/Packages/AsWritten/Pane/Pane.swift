#if os(macOS)
  import AppKit
  import SwiftUI

  /// A pane of settings, on the colour of a window.
  public struct Pane: View {
    @State private var playsSounds = true
    private let title: String

    public init(_ title: String) { self.title = title }

    public var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text(title).font(.headline)
        Toggle("Play sounds", isOn: $playsSounds).toggleStyle(.checkbox)
      }
      .padding(12)
      .background(Color(nsColor: .windowBackgroundColor))
    }
  }

  public extension NSColor {
    /// The colour as a style sheet has it.
    var css: String {
      let parts = [redComponent, greenComponent, blueComponent]
      return "#" + parts.map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
    }
  }

  /// A menu that chooses a pane.
  public final class PaneMenu: NSObject {
    public let menu = NSMenu(title: "Panes")

    public override init() {
      super.init()
      menu.addItem(withTitle: "General", action: #selector(choose(_:)), keyEquivalent: "1")
    }

    @objc func choose(_ sender: NSMenuItem) {}
  }
#endif
