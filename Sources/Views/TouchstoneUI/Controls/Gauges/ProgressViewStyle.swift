import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A type that defines the appearance of progress views.
///
/// - Source: SwiftUI, `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that the style creates for a progress view.
  associatedtype Body: View
  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Creates the view of a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a progress view.
///
/// - Source: SwiftUI, `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public struct Label: View, ErasedView { let content: AnyView }

  /// The text that describes the current progress.
  public struct CurrentValueLabel: View, ErasedView { let content: AnyView }

  /// The completed fraction, from 0 to 1, or `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The label, or `nil` if there is none.
  public var label: Label?
  /// The current value as a view, or `nil` if there is none.
  public var currentValueLabel: CurrentValueLabel?
}

/// The default style: a bar if the progress is known, or else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle, Sendable {
  private let tint: Color?

  /// Creates the style with the tint of the enclosing view; use `.linear` as a shorthand.
  public nonisolated init() {
    tint = nil
  }

  /// Creates the style with its own colour.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, color: tint)
  }
}

/// A spinner of eight spokes, in its starting position.
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle, Sendable {
  private let tint: Color?

  /// Creates the style in grey; use `.circular` as a shorthand.
  public nonisolated init() {
    tint = nil
  }

  /// Creates the style with its own colour.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, color: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style: a bar if the progress is known, or else a spinner.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar, which is empty if the progress is unknown.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner of eight spokes, in its starting position.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the style of progress views.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

/// A bar with its label above and its value below.
private struct LinearProgress: View {
  @Environment(\.look.controls.progress) private var metrics
  @Environment(\.look.fonts.progressValue.font) private var valueFont
  let configuration: ProgressViewStyleConfiguration
  let color: Color?

  var body: some View {
    VStack(alignment: .leading, spacing: metrics.spacing) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, color: color)
      configuration.currentValueLabel.font(valueFont).foregroundStyle(.secondary)
    }
  }
}

/// A spinner with its label below.
private struct CircularProgress: View {
  @Environment(\.look.controls.progress) private var metrics
  let configuration: ProgressViewStyleConfiguration
  let color: Color?

  var body: some View {
    VStack(spacing: metrics.spacing) {
      ProgressWheel(color: color)
      configuration.label.foregroundStyle(.secondary)
    }
  }
}

private struct ProgressBar: View {
  @Environment(\.look.controls) private var metrics
  let fraction: Double
  let color: Color?

  var body: some View {
    ProportionLayout(fraction: fraction, height: metrics.progress.barHeight, idealWidth: metrics.idealWidth) {
      Capsule().fill(metrics.fills.system.color)
      Capsule().fill(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
    }
    .padding(.vertical, (metrics.progress.height - metrics.progress.barHeight) / 2)
  }
}

/// Lays out a track over the whole width and a bar over a fraction of it.
///
/// It proposes the whole size to the track, and the bar's fraction of it to the bar. It reports the proposed width and
/// its height. It places both at the leading edge.
private struct ProportionLayout: Layout {
  let fraction: Double
  let height: CGFloat
  let idealWidth: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width ?? idealWidth, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 2 else { return }
    subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
    // A bar that isn't empty is at least a dot.
    let width = fraction > 0 ? max(height, bounds.width * CGFloat(fraction)) : 0
    subviews[1].place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(width: width, height: height))
  }
}

private struct ProgressWheel: View {
  @Environment(\.controlSize) private var controlSize
  @Environment(\.look.controls.progress) private var metrics
  @Environment(\.desktopControl?.spinnerSize) private var desktopSize
  let color: Color?

  private var length: CGFloat {
    desktopSize ?? (controlSize > .regular ? metrics.largeSpinnerSize : metrics.spinnerSize)
  }

  var body: some View {
    ZStack {
      ForEach(0..<metrics.spokeCount, id: \.self) { index in
        Capsule()
          .fill(color ?? .gray)
          .frame(width: length * metrics.spoke.width, height: length * metrics.spoke.height)
          .offset(y: -length * metrics.spokeDistance)
          .rotationEffect(.degrees(Double(index) * 360 / Double(metrics.spokeCount)))
          // The spoke at the top is the most recent; the ones after it have faded the longest.
          .opacity(
            metrics.spokeOpacity * (index == 0 ? 1 : metrics.palestSpoke + metrics.spokeStep * Double(index)))
      }
    }
    .frame(width: length, height: length)
  }
}
