public import Foundation

/// An address that a scene opens; there is none.
///
/// - Source: UIKit, `UIOpenURLContext`.
@MainActor @preconcurrency
public final class UIOpenURLContext: Hashable {
  /// The address.
  public let url: URL

  init(url: URL) { self.url = url }

  public nonisolated static func == (lhs: UIOpenURLContext, rhs: UIOpenURLContext) -> Bool { lhs === rhs }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
