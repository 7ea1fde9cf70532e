public import Foundation
public import TouchstoneDrawing

/// A transition without an effect.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  public nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that fades the view.
public struct OpacityTransition: Transition {
  /// Creates the transition; prefer the shorthand `.opacity`.
  public nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that scales the view from and to an anchor.
public struct ScaleTransition: Transition {
  /// The scale factor of the view before insertion and after removal.
  public var scale: Double
  /// The anchor as a fraction of the frame's size.
  public var anchor: UnitPoint

  /// Creates a transition from a scale factor and an anchor in the frame.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// A transition that moves the view from and to an offset.
public struct OffsetTransition: Transition {
  /// The offset of the view before insertion and after removal, in points.
  public var offset: CGSize

  /// Creates a transition from an offset in points.
  public nonisolated init(_ offset: CGSize) {
    self.offset = offset
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that moves the view from and to an edge by its own length.
public struct MoveTransition: Transition {
  /// The edge from which the view is inserted and to which it is removed.
  public var edge: Edge

  /// Creates a transition from an edge.
  public nonisolated init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffsetEffect(edge: phase.isIdentity ? nil : edge))
  }
}

/// A transition that inserts the view from the leading edge and removes it to the trailing one.
public struct SlideTransition: Transition {
  /// Creates the transition; prefer the shorthand `.slide`.
  public nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      EdgeOffsetEffect(edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
  }
}

/// A transition in which the new view pushes the old one away while both fade.
public struct PushTransition: Transition {
  /// The edge from which the view is inserted; it is removed to the opposite one.
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

/// A transition that blurs the view while it fades.
public struct BlurReplaceTransition: Transition {
  /// How the view is scaled during the transition.
  public struct Configuration: Hashable, Sendable {
    private let grows: Bool

    /// The view shrinks as it is removed.
    public static let downUp = Configuration(grows: false)
    /// The view grows both as it is inserted and as it is removed.
    public static let upUp = Configuration(grows: true)
  }

  /// How the view is scaled, which Touchstone does not draw.
  public var configuration: Configuration

  /// Creates a transition; Touchstone ignores the configuration.
  public nonisolated init(configuration: Configuration) {
    self.configuration = configuration
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition with different effects for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition for insertion.
  public var insertion: Insertion
  /// The transition for removal.
  public var removal: Removal

  /// Creates a transition from one for insertion and one for removal.
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

/// An effect that offsets a view by its own length.
struct EdgeOffsetEffect {
  /// The fraction of its width and height by which the view is moved, towards the trailing and bottom edges.
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
  nonisolated static var nodeName: String { "edgeOffset" }

  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    let direction: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
    let offset = CGPoint(x: share.width * size.width * direction, y: share.height * size.height)
    recorder.translated(by: offset) { content(&$0) }
  }
}
