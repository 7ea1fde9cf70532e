public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

/// The outline of bordered buttons.
///
/// - Source: SwiftUI, `ButtonBorderShape`.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable { case automatic, capsule, circle, roundedRectangle(radius: Double?) }

  let kind: Kind

  /// The shape that suits the style and the size.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule: a rectangle whose short sides are semicircles.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with rounded corners of the default radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// Returns a rectangle with rounded corners of the given radius, in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }
}

extension ButtonBorderShape: InsettableShape, LookShape {
  /// Returns the outline in a rectangle; the default radius is that of iOS 18, as a path knows no view.
  public func path(in rect: CGRect) -> Path { path(in: rect, look: .iOS18) }

  package func path(in rect: CGRect, look: Look) -> Path { outline(inset: 0, look: look).path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }

  private func outline(inset: CGFloat, look: Look) -> AnyShape {
    switch kind {
    case .capsule: AnyShape(Capsule().inset(by: inset))
    case .circle: AnyShape(Circle().inset(by: inset))
    case .automatic, .roundedRectangle(nil): AnyShape(roundness: look.controls.buttonRoundness, inset: inset)
    case .roundedRectangle(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius).inset(by: inset))
    }
  }

  /// The outline, inset.
  private struct Inset: InsettableShape, LookShape {
    let shape: ButtonBorderShape
    let amount: CGFloat

    func path(in rect: CGRect) -> Path { path(in: rect, look: .iOS18) }

    func path(in rect: CGRect, look: Look) -> Path { shape.outline(inset: amount, look: look).path(in: rect) }

    func inset(by more: CGFloat) -> some InsettableShape { Inset(shape: shape, amount: amount + more) }
  }
}

extension Shape where Self == ButtonBorderShape {
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
