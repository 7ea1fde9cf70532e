public import Foundation
public import TouchstoneDrawing

extension GraphicsContext {
  /// Options for clipping.
  ///
  /// - Source: SwiftUI, `GraphicsContext.ClipOptions`.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from a raw value.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Hides content inside of the clip and shows content outside of it.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
  }

  /// A clip in points of the canvas.
  enum ClipStep {
    case path(DisplayList.Clip)
    case mask(DisplayList.Mask)

    var path: DisplayList.Clip? {
      if case .path(let clip) = self { clip } else { nil }
    }

    var mask: DisplayList.Mask? {
      if case .mask(let mask) = self { mask } else { nil }
    }
  }

  /// The smallest rectangle in user space that contains the clip; inverse clips and layers do not reduce it.
  public var clipBoundingRect: CGRect {
    let rect = clippedBounds
    guard !rect.isNull, transform.determinant != 0, transform.determinant.isFinite else { return .zero }
    return rect.applying(transform.inverted())
  }

  /// The part of the canvas within all clip paths, in points of the canvas.
  var clippedBounds: CGRect {
    clips.compactMap(\.path).filter { !$0.isInverse }.reduce(bounds) { $0.overlap(with: $1.path.boundingRect) }
  }

  /// Clips subsequent drawing to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    clips.append(
      .path(
        DisplayList.Clip(
          path: path.applying(transform), style: style, isInverse: options.contains(.inverse))))
  }

  /// Clips subsequent drawing to the opaque parts of a new layer.
  ///
  /// - Parameters:
  ///   - options: `inverse` clips to the transparent parts instead.
  ///   - content: Draws into the layer, in this context's user space.
  ///   - opacity: The opacity of the new layer, from 0 to 1.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = onNewLayer()
    try content(&inner)
    var items = inner.layer.items
    if opacity < 1 || inner.layer.isBlended {
      items = [.group(DisplayList.Group(opacity: max(opacity, 0), isLayer: true, items: items))]
    }
    clips.append(.mask(DisplayList.Mask(items: items, isInverse: options.contains(.inverse))))
  }
}
