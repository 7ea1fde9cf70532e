import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// How views of progress look.
///
/// - Source: SwiftUI, `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The view that the style makes of a progress view.
  associatedtype Body: View
  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The view of a progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a view of progress.
///
/// - Source: SwiftUI, `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The text that tells how far something has come.
  public struct CurrentValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// How far something has come, from 0 to 1; `nil` where it is unknown.
  public let fractionCompleted: Double?
  /// What makes progress; `nil` where nothing says so.
  public var label: Label?
  /// How far it has come, as a view; `nil` where there is none.
  public var currentValueLabel: CurrentValueLabel?
}

/// The usual style: a bar where the progress is known, a wheel where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// Creates the style; `.automatic` is shorter.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar of 4 points.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  /// Creates the style in the tint around; `.linear` is shorter.
  public nonisolated init() {
    tint = nil
  }

  /// Creates the style in a colour of its own.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, color: tint)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A wheel of eight spokes, in the position in which it starts.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  /// Creates the style in grey; `.circular` is shorter.
  public nonisolated init() {
    tint = nil
  }

  /// Creates the style in a colour of its own.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      ProgressWheel(color: tint)
      configuration.label.foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual style: a bar where the progress is known, a wheel where it is not.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar of 4 points; empty where the progress is not known.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel of eight spokes, in the position in which it starts.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  private enum ProgressStylesKey: EnvironmentKey { static var defaultValue: [any ProgressViewStyle] { [] } }

  /// The styles of views of progress, the innermost last.
  var progressViewStyles: [any ProgressViewStyle] {
    get { self[ProgressStylesKey.self] }
    set { self[ProgressStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how views of progress look.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.progressViewStyles) { $0.append(style) }
  }
}

private struct ProgressBar: View {
  let fraction: Double
  let color: Color?

  var body: some View {
    ProportionLayout(fraction: fraction) {
      Capsule().fill(ControlColors.systemFill)
      Capsule().fill(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
    }
  }
}

/// Lays a track over the whole width and a bar over a part of it.
///
/// It proposes the track the whole room, the bar its part. It reports the width proposed and a height of 4 points. It
/// places both at the leading edge.
private struct ProportionLayout: Layout {
  let fraction: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: 4)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 2 else { return }
    subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
    // A bar that has begun is at least a dot.
    let width = fraction > 0 ? max(4, bounds.width * CGFloat(fraction)) : 0
    subviews[1].place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(width: width, height: 4))
  }
}

private struct ProgressWheel: View {
  @Environment(\.controlSize) private var controlSize
  let color: Color?

  private var length: CGFloat { controlSize > .regular ? 37 : 20 }

  var body: some View {
    ZStack {
      ForEach(0..<8) { index in
        Capsule()
          .fill(color ?? .gray)
          .frame(width: length * 0.11, height: length * 0.28)
          .offset(y: -length * 0.34)
          .rotationEffect(.degrees(Double(index) * 45))
          // The spoke at the top is the newest; those after it have faded the longest.
          .opacity(index == 0 ? 1 : 0.25 + 0.09 * Double(index))
      }
    }
    .frame(width: length, height: length)
  }
}
