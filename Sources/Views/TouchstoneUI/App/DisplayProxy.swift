public import Foundation
public import TouchstoneDrawing

/// A display, of which there is none.
///
/// - Source: SwiftUI, `DisplayProxy`.
public struct DisplayProxy {
  private let never: Never

  /// The frame of the display, in points.
  public var bounds: CGRect { switch never {} }
  /// The frame without the menu bar and the Dock, in points.
  public var visibleRect: CGRect { switch never {} }
  /// The unsafe areas at the edges, in points.
  public var safeAreaInsets: EdgeInsets { switch never {} }
}
