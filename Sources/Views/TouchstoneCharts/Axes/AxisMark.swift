public import Foundation
public import TouchstoneUI

/// A mark that an axis shows at a value: a grid line, a tick or a label.
///
/// - Source: Swift Charts, `AxisMark`.
public protocol AxisMark {
  /// The type of this mark's body.
  associatedtype Body: AxisMark

  /// The mark that this mark is composed of.
  @AxisMarkBuilder var body: Self.Body { get }
}

extension Never: @preconcurrency AxisContent, @preconcurrency AxisMark {}

extension AxisMark where Body == Never {
  /// Traps: the chart draws this mark itself, so it has no body.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the chart and has no body") }
}

/// An axis mark that the chart draws itself.
protocol PrimitiveAxisMark: AxisMark where Body == Never {
  var parts: [AxisPart] { get }
}

extension AxisMark {
  /// The lines, ticks and labels that the mark comes down to.
  var lowered: [AxisPart] { (self as? any PrimitiveAxisMark)?.parts ?? body.lowered }

  private func changed(_ change: (inout AxisPart) -> Void) -> AnyAxisMark {
    AnyAxisMark(
      parts: lowered.map { part in
        var part = part
        change(&part)
        return part
      })
  }

  /// Sets the font of the mark's labels.
  public func font(_ font: Font?) -> some AxisMark { changed { $0.font = $0.font ?? font } }

  /// Sets the style of the mark's lines, ticks and labels.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// Offsets the mark, in points.
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

  /// Offsets the mark, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
}

/// A type-erased axis mark.
///
/// - Source: Swift Charts, `AnyAxisMark`.
public struct AnyAxisMark: PrimitiveAxisMark {
  let parts: [AxisPart]

  init(parts: [AxisPart]) { self.parts = parts }

  /// Creates a type-erased axis mark.
  public init(_ mark: any AxisMark) { parts = mark.lowered }

  /// Creates a type-erased axis mark.
  public init(erasing mark: some AxisMark) { parts = mark.lowered }
}

extension Optional: AxisMark, PrimitiveAxisMark where Wrapped: AxisMark {
  var parts: [AxisPart] { self?.lowered ?? [] }
}

extension BuilderConditional: AxisMark, PrimitiveAxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  var parts: [AxisPart] {
    switch storage {
    case .trueContent(let content): content.lowered
    case .falseContent(let content): content.lowered
    }
  }
}
