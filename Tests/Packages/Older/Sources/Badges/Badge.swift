import Combine
import CoreGraphics.CGGeometry
import QuartzCore
import SwiftUI

public final class BadgeModel: ObservableObject {
  @Published public var count: Int
  public let loaded = CACurrentMediaTime()

  public init(count: Int) { self.count = count }
}

/// Tilts a view away from the eye.
struct Tilt: GeometryEffect {
  var angle: CGFloat

  var animatableData: CGFloat {
    get { angle }
    set { angle = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 200
    transform = CATransform3DRotate(transform, angle, 0, 1, 0)
    let center = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
    return ProjectionTransform(CATransform3DMakeAffineTransform(center.inverted()))
      .concatenating(ProjectionTransform(transform))
      .concatenating(ProjectionTransform(center))
  }
}

public struct Badge: View {
  @ObservedObject var model: BadgeModel
  let action: () -> Void

  public init(model: BadgeModel, action: @escaping () -> Void = {}) {
    self.model = model
    self.action = action
  }

  public var body: some View {
    Text("\(model.count)")
      .font(.headline)
      .foregroundColor(.white)
      .frame(width: 60, height: 40)
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.blue))
      .modifier(Tilt(angle: .pi / 6))
      .onTapGesture(perform: action)
  }
}

public func request(badge: Int) -> URLRequest {
  var request = URLRequest(url: URL(string: "https://example.com/badges/\(badge)")!)
  request.httpMethod = "POST"
  return request
}
