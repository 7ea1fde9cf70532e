#if os(iOS)
  import CoreGraphics
  import SwiftUI
  import UIKit

  /// Corners that are rounded one by one, as before `UnevenRoundedRectangle`.
  public struct RoundedCorners: Shape {
    var radius: CGFloat
    var corners: UIRectCorner

    public init(radius: CGFloat, corners: UIRectCorner) {
      self.radius = radius
      self.corners = corners
    }

    public func path(in rect: CGRect) -> Path {
      Path(
        UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
          .cgPath)
    }
  }

  /// Shakes from side to side.
  struct Shake: AnimatableModifier {
    var amount: CGFloat

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func body(content: Content) -> some View { content.offset(x: sin(amount * .pi * 2) * 4) }
  }

  /// A wheel that turns, as before `ProgressView`.
  public struct ActivityIndicator: UIViewRepresentable {
    public var style = UIActivityIndicatorView.Style.medium
    @Binding public var isAnimating: Bool

    public func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: style) }

    public func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
      isAnimating ? view.startAnimating() : view.stopAnimating()
    }
  }

  /// Calls back for taps, as before `onTapGesture`.
  public struct TapCatcher: UIViewRepresentable {
    public final class Coordinator: NSObject {
      let action: () -> Void

      init(action: @escaping () -> Void) { self.action = action }

      @objc func tapped(_ recognizer: UITapGestureRecognizer) { action() }
    }

    let action: () -> Void

    public func makeCoordinator() -> Coordinator { Coordinator(action: action) }

    public func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.addGestureRecognizer(
        UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped(_:))))
      return view
    }

    public func updateUIView(_ view: UIView, context: Context) {}
  }

  public struct Toast: View {
    let text: String
    let action: () -> Void
    private let feedback = UIImpactFeedbackGenerator(style: .light)

    public init(_ text: String, action: @escaping () -> Void = {}) {
      self.text = text
      self.action = action
    }

    private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    public var body: some View {
      Button {
        feedback.impactOccurred()
        action()
      } label: {
        Text(text)
          .font(Font(UIFont.systemFont(ofSize: 15, weight: .semibold)))
          .foregroundColor(Color(UIColor.systemBackground))
          .padding(EdgeInsets(uiEdgeInsets: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)))
          .background(RoundedCorners(radius: 12, corners: [.topLeft, .bottomRight]).fill(Color.brand))
      }
      .buttonStyle(PlainButtonStyle())
      .modifier(Shake(amount: 0))
      .frame(maxWidth: min(UIScreen.main.bounds.width, isPad ? 400 : 300))
    }
  }

  extension EdgeInsets {
    init(uiEdgeInsets insets: UIEdgeInsets) {
      self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
  }

  public extension UIImage {
    /// A picture of one colour.
    static func filled(_ color: UIColor, size: CGSize) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }

    func resized(to size: CGSize) -> UIImage? {
      UIGraphicsBeginImageContextWithOptions(size, false, 1)
      defer { UIGraphicsEndImageContext() }
      draw(in: CGRect(origin: .zero, size: size))
      return UIGraphicsGetImageFromCurrentImageContext()
    }
  }
#endif
