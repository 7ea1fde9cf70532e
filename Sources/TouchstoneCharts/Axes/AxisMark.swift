public import Foundation
public import TouchstoneUI

/// What an axis shows at a value: a line, a tick or a label.
///
/// - Source: Swift Charts, `AxisMark`.
public protocol AxisMark {
  /// The type of the mark that this one is made of.
  associatedtype Body: AxisMark

  /// The mark that this one is made of.
  @AxisMarkBuilder var body: Self.Body { get }
}

extension Never: @preconcurrency AxisMark {}

extension AxisMark where Body == Never {
  /// A mark that the chart draws by itself has no body; it is a programmer's error to read it.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the chart and has no body") }
}

/// A mark of an axis that the chart knows by itself.
protocol PrimitiveAxisMark: AxisMark where Body == Never {
  var parts: [AxisPart] { get }
}

extension AxisMark {
  /// What any mark of an axis is made of.
  var lowered: [AxisPart] { (self as? any PrimitiveAxisMark)?.parts ?? body.lowered }

  private func changed(_ change: (inout AxisPart) -> Void) -> AnyAxisMark {
    AnyAxisMark(
      parts: lowered.map { part in
        var part = part
        change(&part)
        return part
      })
  }

  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark { changed { $0.font = $0.font ?? font } }

  /// Sets the style of lines, ticks and labels.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// Moves the mark, in points.
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

  /// Moves the mark, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
}

/// A mark of an axis whose type is hidden.
///
/// - Source: Swift Charts, `AnyAxisMark`.
public struct AnyAxisMark: PrimitiveAxisMark {
  public typealias Body = Never

  let parts: [AxisPart]

  init(parts: [AxisPart]) { self.parts = parts }

  /// Hides the type of a mark.
  public init(_ mark: any AxisMark) { parts = mark.lowered }

  /// Hides the type of a mark.
  public init(erasing mark: some AxisMark) { parts = mark.lowered }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public typealias Body = Never
}

extension Optional: PrimitiveAxisMark where Wrapped: AxisMark {
  var parts: [AxisPart] { self?.lowered ?? [] }
}

extension BuilderConditional: AxisMark, PrimitiveAxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  public typealias Body = Never

  var parts: [AxisPart] {
    switch storage {
    case .trueContent(let content): content.lowered
    case .falseContent(let content): content.lowered
    }
  }
}
