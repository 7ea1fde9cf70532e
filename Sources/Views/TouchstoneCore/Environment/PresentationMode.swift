import Foundation

/// The presentation state of a view.
///
/// - Source: SwiftUI, `PresentationMode`.
public struct PresentationMode: Hashable, Sendable {
  /// Whether the view is presented by another view.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  /// Dismisses the presentation.
  public mutating func dismiss() { isPresented = false }
}
