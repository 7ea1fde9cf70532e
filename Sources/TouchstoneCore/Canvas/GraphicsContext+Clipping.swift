public import Foundation
public import TouchstoneDrawing

extension GraphicsContext {
  /// How a clip limits drawing.
  ///
  /// - Source: SwiftUI, `GraphicsContext.ClipOptions`.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What lies inside of the clip does not show, what lies outside does.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
  }

  /// A limit of where drawing shows, in points of the canvas.
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

  /// The smallest rectangle of the user space that holds all of the clip; inverse clips and layers do not make it smaller.
  public var clipBoundingRect: CGRect {
    let rect = clippedBounds
    guard !rect.isNull, transform.determinant != 0, transform.determinant.isFinite else { return .zero }
    return rect.applying(transform.inverted())
  }

  /// The part of the canvas within all outlines, in points of the canvas.
  var clippedBounds: CGRect {
    clips.compactMap(\.path).filter { !$0.isInverse }.reduce(bounds) { $0.overlap(with: $1.path.boundingRect) }
  }

  /// Limits what is drawn from now on to an outline.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    clips.append(
      .path(
        DisplayList.Clip(
          path: path.applying(transform), style: style, isInverse: options.contains(.inverse))))
  }

  /// Limits what is drawn from now on to where a new layer is opaque.
  ///
  /// - Parameters:
  ///   - options: `inverse` leaves what the layer is not.
  ///   - content: Draws onto the layer, in this context's user space.
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
