public import Foundation
public import TouchstoneCore

/// The size of a presentation in a regular width. It has no effect on phones.
///
/// - Source: SwiftUI, `PresentationSizing`.
public protocol PresentationSizing {
  /// Returns the size that a presentation proposes to its content. Never called.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

extension PresentationSizing {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// The content of a presentation, which no size is asked for.
///
/// - Source: SwiftUI, `PresentationSizingRoot`.
public struct PresentationSizingRoot {
  /// Returns the size of the content for a proposal: the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// The context of a presentation, which no size is asked for.
///
/// - Source: SwiftUI, `PresentationSizingContext`.
public struct PresentationSizingContext {}

/// The default size of presentations. Pictures show all sizes alike.
///
/// - Source: SwiftUI, `AutomaticPresentationSizing`.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {}

/// The size of a presentation's content. Pictures show all sizes alike.
///
/// - Source: SwiftUI, `FittedPresentationSizing`.
public struct FittedPresentationSizing: PresentationSizing, Sendable {}

/// The size of a form. Pictures show all sizes alike.
///
/// - Source: SwiftUI, `FormPresentationSizing`.
public struct FormPresentationSizing: PresentationSizing, Sendable {}

/// The size of a page. Pictures show all sizes alike.
///
/// - Source: SwiftUI, `PagePresentationSizing`.
public struct PagePresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// Depends on the presentation.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As wide as a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As wide as a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// Returns the size, taken from the content in some directions. Ignored in pictures.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

  /// Returns the size, which keeps the greatest length that the content has had. Ignored in pictures.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
