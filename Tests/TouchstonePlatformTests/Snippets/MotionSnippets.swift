import SwiftUI

/// Views that move, with the APIs of iOS 17 to 26.
@MainActor enum MotionSnippets {
  struct Heart: View {
    private struct Pose {
      var scale = 1.0
      var angle = Angle.zero
      var height: CGFloat = 0
    }

    private struct Swing: KeyframeTrackContent {
      let peak: Double
      var body: some KeyframeTrackContent<Double> {
        SpringKeyframe(peak, duration: 0.2, spring: .snappy)
        if peak > 2 {
          CubicKeyframe(1.5, duration: 0.1)
        } else {
          LinearKeyframe(1.2, duration: 0.1, timingCurve: .easeIn)
        }
        for _ in 0..<2 { LinearKeyframe(1, duration: 0.1) }
      }
    }

    @State private var likes = 0

    var body: some View {
      Image(systemName: "heart.fill")
        .keyframeAnimator(initialValue: Pose(), trigger: likes) { content, pose in
          content.scaleEffect(pose.scale).rotationEffect(pose.angle).offset(y: pose.height)
        } keyframes: { _ in
          KeyframeTrack(\.scale) { Swing(peak: 3) }
          KeyframeTrack(\.angle) {
            MoveKeyframe(.degrees(10))
            CubicKeyframe(.zero, duration: 0.4)
          }
          KeyframeTrack(\.height) { SpringKeyframe(-20, duration: 0.3) }
        }
        .symbolEffect(.bounce.up.byLayer, options: .speed(2).repeat(3), value: likes)
        .symbolEffect(.variableColor.iterative.dimInactiveLayers.nonReversing, isActive: likes > 3)
        .symbolEffect(.wiggle.custom(angle: 20), options: .repeat(.periodic(delay: 1)))
        .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp)))
        .transition(.symbolEffect(.drawOn.individually))
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: likes)
        .onTapGesture { likes += 1 }
    }
  }

  struct Rise: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(y: phase == .willAppear ? 20 : 0).blur(radius: phase.isIdentity ? 0 : 5)
    }
  }

  struct Wobble: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time > 1 ? nil : value.scaled(by: time)
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { true }
  }

  struct Counter: View {
    private enum Phase: CaseIterable { case start, middle, end }
    @State private var count = 0

    var body: some View {
      VStack {
        Text(count, format: .number)
          .contentTransition(.numericText(value: Double(count)))
          .transition(Rise().combined(with: .opacity))
        Circle().frame(width: 20, height: 20)
          .phaseAnimator(Phase.allCases, trigger: count) { content, phase in
            content.scaleEffect(phase == .middle ? 1.5 : 1)
          } animation: { phase in
            switch phase {
            case .start: .bouncy(duration: 0.4, extraBounce: 0.2)
            case .middle: .smooth
            case .end: nil
            }
          }
        Button("Add") {
          withAnimation(Animation(Wobble()).delay(0.1), completionCriteria: .logicallyComplete) {
            count += 1
          } completion: {
            count = 0
          }
        }
        .transaction(value: count) { $0.isContinuous = true }
        .animation(.spring(.bouncy, blendDuration: 0.2), value: count)
      }
    }
  }

  struct Hovered: View {
    struct Fade: CustomHoverEffect {
      func body(content: Content) -> some CustomHoverEffect {
        content.hoverEffect { effect, isActive, _ in
          effect.animation(.easeOut) { $0.opacity(isActive ? 1 : 0.5) }
        }
      }
    }

    var body: some View {
      Text("Hover")
        .hoverEffect(Fade())
        .hoverEffect(.lift)
        .hoverEffect(.highlight.hoverEffectDisabled(false), isEnabled: true)
        .hoverEffectGroup()
        .pointerStyle(.link)
        .onContinuousHover(coordinateSpace: .local) { phase in
          if case .active(let point) = phase { print(point) }
        }
    }
  }

  struct Touches: View {
    @State private var points: [SpatialEventCollection.Event.ID: CGPoint] = [:]

    var body: some View {
      Canvas { context, _ in
        for point in points.values {
          context.fill(Path(ellipseIn: CGRect(origin: point, size: .init(width: 9, height: 9))), with: .color(.red))
        }
      }
      .gesture(
        SpatialEventGesture(coordinateSpace: .local)
          .onChanged { events in
            for event in events where event.kind == .touch {
              points[event.id] = event.phase == .active ? event.location : nil
            }
          }
          .onEnded { _ in points = [:] }
      )
      .gesture(
        MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { value in print(value.first?.magnification ?? 1)
        }
      )
      .gesture(WindowDragGesture())
      .allowsWindowActivationEvents(true)
    }
  }
}
