package import TouchstoneCore

/// A view or view controller of UIKit or AppKit that holds a SwiftUI view, and is drawn as that view.
@MainActor
package protocol ViewHosting: AnyObject {
  /// The view that is held.
  var hostedView: AnyView { get }
  /// The view of UIKit or AppKit whose frame the held view has.
  var hostedFrame: PlatformView? { get }
}
