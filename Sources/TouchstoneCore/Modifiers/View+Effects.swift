public import Foundation
public import TouchstoneDrawing

extension View {
  /// Multiplies the opacity of the view as one picture, from 0, clear, to 1, unchanged.
  public nonisolated func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

  /// Draws the view elsewhere, in points to the trailing side and down; its place in the layout stays.
  public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  /// Draws the view elsewhere, in points to the trailing side and down; its place in the layout stays.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Cuts off what the view draws outside of a shape in its frame.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Cuts off what the view draws outside of its frame; with hard edges by default.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Cuts off what the view draws outside of its frame with round corners of a radius in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }

  /// Draws a shadow below the view; the radius, in points, is the standard deviation of its blur.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Draws a line along the inside of the view's edges.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }

  /// Turns what the view draws clockwise about a point of its frame; its place in the layout stays.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales what the view draws about a point of its frame; its place in the layout stays.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales what the view draws alike in both directions about a point of its frame; its place in the layout stays.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales what the view draws about a point of its frame; its place in the layout stays.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view through an affine map about its top leading corner; its place in the layout stays.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffect(anchor: .topLeading, transform: transform))
  }

  /// Mixes what the view draws with what lies below it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(CompositeEffect(blendMode: blendMode.mode))
  }

  /// Draws the view as one picture before opacity, blending and the like see it.
  public nonisolated func compositingGroup() -> some View { modifier(CompositeEffect(blendMode: .normal)) }

  /// Blurs what the view draws by a Gaussian curve whose standard deviation is the radius, in points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(FilterEffect { _ in [.blur(radius: radius, opaque: opaque)] })
  }

  /// Adds an amount to the components of the view's colours: 0 changes nothing, 1 makes it white.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(FilterEffect { _ in [.colorMatrix(.brightness(amount))] })
  }

  /// Moves the view's colours away from grey or towards it: 1 changes nothing, 0 makes everything grey, negative
  /// inverts.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(FilterEffect { _ in [.colorMatrix(.contrast(amount))] })
  }

  /// Sets how strong the view's colours are: 1 changes nothing, 0 leaves grey.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(FilterEffect { _ in [.colorMatrix(.saturation(amount))] })
  }

  /// Takes the strength out of the view's colours: 0 changes nothing, 1 leaves grey.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(FilterEffect { _ in [.colorMatrix(.saturation(1 - amount))] })
  }

  /// Turns the hue of the view's colours.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(_HueRotationEffect(angle: angle))
  }

  /// Inverts the view's colours.
  public nonisolated func colorInvert() -> some View {
    modifier(FilterEffect { _ in [.colorMatrix(.inversion)] })
  }

  /// Multiplies the view's colours by a colour; white changes nothing.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(
      FilterEffect { [.colorMatrix(.multiplication(by: color.components(in: $0)))] })
  }

  /// Turns dark parts of the view clear and bright ones opaque black; for masks.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(FilterEffect { _ in [.colorMatrix(.luminanceToAlpha)] })
  }
}
