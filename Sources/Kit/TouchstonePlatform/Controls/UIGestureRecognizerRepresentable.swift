public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A wrapper for a gesture of UIKit. The gesture never happens, and none of the methods is called.
///
/// - Source: SwiftUI, `UIGestureRecognizerRepresentable`.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of the wrapped gesture.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the gesture's coordinator.
  associatedtype Coordinator = Void
  /// The context that is passed to the methods.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// What converts places between coordinate spaces.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Creates the gesture. Never called.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Updates the gesture. Never called.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Handles the gesture. Never called.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Creates the coordinator. Never called.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context that would be passed to a wrapper's methods.
///
/// - Source: SwiftUI, `UIGestureRecognizerRepresentableContext`.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  /// What converts places between coordinate spaces.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts places of a gesture between coordinate spaces: all are the origin, because no gesture happens.
///
/// - Source: SwiftUI, `UIGestureRecognizerRepresentableCoordinateSpaceConverter`.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// Where the gesture is, in the view.
  public var localLocation: CGPoint { .zero }
  /// How far the gesture has moved, in the view.
  public var localTranslation: CGPoint? { nil }
  /// How quickly the gesture moves, in the view.
  public var localVelocity: CGPoint? { nil }

  /// Returns where the gesture is in a coordinate space.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }
  /// Returns how far the gesture has moved in a coordinate space.
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  /// Returns how quickly the gesture moves in a coordinate space.
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  /// Returns a place of the screen in a coordinate space.
  public func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol = .local) -> CGPoint { globalPoint }
  /// Returns a place of the view on the screen.
  public func convert(localPoint: CGPoint) -> CGPoint { localPoint }
}
