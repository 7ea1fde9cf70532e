public import Foundation
public import TouchstoneDrawing

extension View {
  /// Multiplies the opacity of the view as a whole, from 0 (transparent) to 1 (unchanged).
  public nonisolated func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

  /// Draws the view at an offset, in points towards the trailing edge and down, without affecting its layout.
  public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  /// Draws the view at an offset, in points towards the trailing edge and down, without affecting its layout.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Clips the view to a shape in its frame.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Clips the view to its frame, by default without antialiasing.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips the view to its frame with rounded corners of a radius in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }

  /// Adds a shadow; the radius, in points, is the standard deviation of its blur.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Draws a border along the inside of the view's edges.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }

  /// Rotates the rendered view clockwise about an anchor in its frame, without affecting its layout.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales the rendered view about an anchor in its frame, without affecting its layout.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the rendered view uniformly about an anchor in its frame, without affecting its layout.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the rendered view about an anchor in its frame, without affecting its layout.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Applies an affine transform to the rendered view about its top leading corner, without affecting its layout.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffect(anchor: .topLeading, transform: transform))
  }

  /// Blends the view with what is below it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(CompositeEffect(blendMode: blendMode.mode))
  }

  /// Composites the view into one layer before effects such as opacity and blending apply.
  public nonisolated func compositingGroup() -> some View { modifier(CompositeEffect(blendMode: .normal)) }

  /// Applies a Gaussian blur whose standard deviation is the radius, in points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(FilterEffect { _ in [.blur(radius: radius, opaque: opaque)] })
  }

  /// Adds an amount to the components of the view's colours: 0 has no effect, 1 makes the view white.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(FilterEffect { _ in [.colorMatrix(.brightness(amount))] })
  }

  /// Adjusts the contrast of the view's colours: 1 has no effect, 0 makes everything grey, and negative values invert.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(FilterEffect { _ in [.colorMatrix(.contrast(amount))] })
  }

  /// Adjusts the saturation of the view's colours: 1 has no effect, 0 leaves only grey.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(FilterEffect { _ in [.colorMatrix(.saturation(amount))] })
  }

  /// Desaturates the view's colours: 0 has no effect, 1 leaves only grey.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(FilterEffect { _ in [.colorMatrix(.saturation(1 - amount))] })
  }

  /// Rotates the hue of the view's colours.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(_HueRotationEffect(angle: angle))
  }

  /// Inverts the view's colours.
  public nonisolated func colorInvert() -> some View {
    modifier(FilterEffect { _ in [.colorMatrix(.inversion)] })
  }

  /// Multiplies the view's colours by a colour; white has no effect.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(
      FilterEffect { [.colorMatrix(.multiplication(by: color.components(in: $0)))] })
  }

  /// Turns dark parts of the view transparent and bright ones opaque black, for use in masks.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(FilterEffect { _ in [.colorMatrix(.luminanceToAlpha)] })
  }
}
