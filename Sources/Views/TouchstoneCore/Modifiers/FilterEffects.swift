public import Foundation
import TouchstoneDrawing

/// An effect that draws a shadow below a view.
///
/// - Source: SwiftUI, `_ShadowEffect`.
public struct _ShadowEffect: Equatable, Sendable {
  public var color: Color
  public var radius: CGFloat
  public var offset: CGSize

  public init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

extension _ShadowEffect: ViewModifier, PrimitiveModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let effect = FilterEffect(name: "shadow") {
      [.shadow(Filter.Shadow(color: color.components(in: $0), radius: radius, offset: offset))]
    }
    return effect.makeNodes(context, content: content)
  }
}

/// An effect that applies filters to a view as a whole.
struct FilterEffect {
  var name = "filter"
  let filters: @Sendable (EnvironmentValues) -> [Filter]
}

extension FilterEffect: ViewModifier, EffectModifier {
  nonisolated static var nodeName: String { "filter" }

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let filters = context.animated(AnimatedFilters(filters: filters(context.environment))).filters
    return content(context).enumerated().map { index, child in
      let node = FilterNode(name: name, filters: filters, child: child)
      node.motionKey = MotionKey(place: context.place, index: index)
      return node
    }
  }

  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    recorder.group(DisplayList.Group(filters: filters(environment), items: []), content)
  }
}

/// A view drawn through filters.
package final class FilterNode: EffectNode {
  private let filters: [Filter]

  init(name: String, filters: [Filter], child: RenderNode) {
    self.filters = filters
    super.init(name: name, child: child)
  }

  package override func draw(into recorder: inout Recorder, content: (inout Recorder) -> Void) {
    recorder.group(DisplayList.Group(filters: filters, items: []), content)
  }
}

/// Filters with animatable parameters.
struct AnimatedFilters: Animatable {
  var filters: [Filter]

  var animatableData: AnimatableNumbers {
    get { AnimatableNumbers(values: filters.flatMap(\.numbers)) }
    set {
      var rest = newValue.values[...]
      for index in filters.indices {
        let count = filters[index].numbers.count
        guard rest.count >= count else { return }
        filters[index].numbers = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
    }
  }
}

extension Filter {
  /// The animatable parameters of the filter.
  fileprivate var numbers: [Double] {
    get {
      switch self {
      case .blur(let radius, _): [Double(radius)]
      case .colorMatrix(let matrix): matrix.rows.map(Double.init)
      case .shadow(let shadow):
        [Double(shadow.radius), Double(shadow.offset.width), Double(shadow.offset.height)]
          + GradientRamp.Interpolation.perceptual.premultiplied(shadow.color)
      case .alphaThreshold: []
      case .linearLight(let filter): filter.numbers
      }
    }
    set {
      switch self {
      case .blur(_, let opaque): self = .blur(radius: CGFloat(max(newValue[0], 0)), opaque: opaque)
      case .colorMatrix: self = .colorMatrix(ColorMatrix(rows: newValue.map { Float($0) }))
      case .shadow(var shadow):
        shadow.radius = CGFloat(max(newValue[0], 0))
        shadow.offset = CGSize(width: newValue[1], height: newValue[2])
        shadow.color = GradientRamp.Interpolation.perceptual.color(premultiplied: Array(newValue[3...]))
        self = .shadow(shadow)
      case .alphaThreshold: break
      case .linearLight(var filter):
        filter.numbers = newValue
        self = .linearLight(filter)
      }
    }
  }
}
