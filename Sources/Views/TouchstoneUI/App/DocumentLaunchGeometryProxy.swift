public import Foundation

/// The frames of the first screen of an app with documents, in points.
///
/// - Source: SwiftUI, `DocumentLaunchGeometryProxy`.
public struct DocumentLaunchGeometryProxy {
  private let never: Never

  /// The frame of the screen.
  public var frame: CGRect { switch never {} }
  /// The frame of the title.
  public var titleViewFrame: CGRect { switch never {} }
}
