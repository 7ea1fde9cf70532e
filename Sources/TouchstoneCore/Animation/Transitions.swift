public import Foundation
public import TouchstoneDrawing

/// A view comes and goes at once.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  public nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view fades.
public struct OpacityTransition: Transition {
  /// Creates the transition; `.opacity` is shorter.
  public nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A view grows from a point and shrinks to it.
public struct ScaleTransition: Transition {
  /// The factor of the size from which the view grows.
  public var scale: Double
  /// The point that stays, as shares of the frame.
  public var anchor: UnitPoint

  /// Creates a transition from a factor of the size, about a point of the frame.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// A view comes from a place beside its own and goes there.
public struct OffsetTransition: Transition {
  /// How far beside its place the view comes from, in points.
  public var offset: CGSize

  /// Creates a transition from a distance in points.
  public nonisolated init(_ offset: CGSize) {
    self.offset = offset
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A view comes from an edge and goes to it, by its own length.
public struct MoveTransition: Transition {
  /// The edge from which the view comes, and to which it goes.
  public var edge: Edge

  /// Creates a transition from an edge.
  public nonisolated init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffsetEffect(edge: phase.isIdentity ? nil : edge))
  }
}

/// A view comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Transition {
  /// Creates the transition; `.slide` is shorter.
  public nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      EdgeOffsetEffect(edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
  }
}

/// A view pushes another one away and is pushed away itself, while both fade.
public struct PushTransition: Transition {
  /// The edge from which the view comes; it goes to the opposite one.
  public var edge: Edge

  /// Creates a transition from an edge to the opposite one.
  public nonisolated init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
      .modifier(EdgeOffsetEffect(edge: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite))
  }
}

/// A view blurs while it fades.
public struct BlurReplaceTransition: Transition {
  /// Whether a view that comes grows.
  public struct Configuration: Hashable, Sendable {
    private let grows: Bool

    /// The view shrinks as it goes.
    public static let downUp = Configuration(grows: false)
    /// The view grows as it comes and as it goes.
    public static let upUp = Configuration(grows: true)
  }

  /// Whether the view grows; drawn alike here.
  public var configuration: Configuration

  /// Creates a transition; the configuration changes nothing here.
  public nonisolated init(configuration: Configuration) {
    self.configuration = configuration
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A view comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Creates a transition out of two.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
      phase: phase == .willAppear ? phase : .identity)
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// Draws a view beside its place by its own length.
struct EdgeOffsetEffect {
  /// How much of its width and height it is moved, towards the trailing and the bottom edge.
  private(set) var share = CGSize.zero

  init(edge: Edge?) {
    switch edge {
    case nil: break
    case .top: share.height = -1
    case .bottom: share.height = 1
    case .leading: share.width = -1
    case .trailing: share.width = 1
    }
  }
}

extension EdgeOffsetEffect: Animatable {
  nonisolated var animatableData: CGSize.AnimatableData {
    get { share.animatableData }
    set { share.animatableData = newValue }
  }
}

extension EdgeOffsetEffect: ViewModifier, EffectModifier {
  typealias Body = Never

  nonisolated static var nodeName: String { "edgeOffset" }

  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    let direction: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
    let offset = CGPoint(x: share.width * size.width * direction, y: share.height * size.height)
    recorder.translated(by: offset) { content(&$0) }
  }
}
