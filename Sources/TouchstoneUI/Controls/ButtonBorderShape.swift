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
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with rounded corners of the default radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// Returns a rectangle with rounded corners of the given radius, in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }
}

extension ButtonBorderShape: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData

  public func path(in rect: CGRect) -> Path { outline(inset: 0).path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { outline(inset: amount) }

  private func outline(inset: CGFloat) -> AnyInsettable {
    switch kind {
    case .capsule: AnyInsettable(Capsule().inset(by: inset))
    case .circle: AnyInsettable(Circle().inset(by: inset))
    case .automatic, .roundedRectangle(nil):
      AnyInsettable(AnyShape(roundness: Look.iOS18.controls.buttonRoundness, inset: inset))
    case .roundedRectangle(let radius?): AnyInsettable(RoundedRectangle(cornerRadius: radius).inset(by: inset))
    }
  }

  /// An outline without its type.
  private struct AnyInsettable: InsettableShape {
    typealias AnimatableData = EmptyAnimatableData

    private let shape: @Sendable (CGRect) -> Path

    init(_ shape: some Shape) {
      self.shape = { shape.path(in: $0) }
    }

    func path(in rect: CGRect) -> Path { shape(rect) }

    func inset(by amount: CGFloat) -> some InsettableShape {
      let shape = shape
      return AnyInsettable(Outline { shape($0.insetBy(dx: amount, dy: amount)) })
    }
  }

  /// A shape whose outline a closure makes.
  private struct Outline: Shape {
    typealias AnimatableData = EmptyAnimatableData

    let make: @Sendable (CGRect) -> Path

    func path(in rect: CGRect) -> Path { make(rect) }
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the borders of buttons.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
