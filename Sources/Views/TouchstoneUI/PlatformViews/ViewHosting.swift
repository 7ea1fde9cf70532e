package import TouchstoneCore

/// A UIKit or AppKit view or view controller that hosts a SwiftUI view and is drawn as that view.
@MainActor
package protocol ViewHosting: AnyObject {
  var hostedView: AnyView { get }
  /// The UIKit or AppKit view whose frame the hosted view has.
  var hostedFrame: PlatformView? { get }
}
