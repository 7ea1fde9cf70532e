public import TouchstoneCore

/// The button that creates a document.
///
/// - Source: SwiftUI, `DefaultDocumentGroupLaunchActions`.
public struct DefaultDocumentGroupLaunchActions: View {
  /// Creates the button.
  public nonisolated init() {}

  public var body: some View { NewDocumentButton() }
}
