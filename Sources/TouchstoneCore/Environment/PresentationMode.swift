import Foundation

/// How a view is presented.
///
/// - Source: SwiftUI, `PresentationMode`.
public struct PresentationMode: Hashable, Sendable {
  /// Whether the view is presented by another one.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  /// Closes what presents the view.
  public mutating func dismiss() { isPresented = false }
}
