public import Foundation
public import TouchstoneCore

/// A round button with a question mark, which opens help.
///
/// - Source: SwiftUI, `HelpLink`.
public struct HelpLink: View {
  private let action: @MainActor () -> Void

  /// Creates a button with an action.
  @preconcurrency public nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

  /// Creates a button that opens an address, which never happens in pictures.
  public nonisolated init(destination: URL) { self.init {} }

  /// Creates a button that opens a page of the program's help, which never happens in pictures.
  public nonisolated init(anchor: String) { self.init {} }

  public var body: some View {
    Button(action: action) { Image(systemName: "questionmark") }.buttonStyle(.bordered).buttonBorderShape(.circle)
      .accessibilityLabel(Text(system: .help))
  }
}
