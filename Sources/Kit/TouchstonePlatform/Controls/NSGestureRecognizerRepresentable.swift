public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A wrapper for a gesture of AppKit. The gesture never happens, and none of the methods is called.
///
/// - Source: SwiftUI, `NSGestureRecognizerRepresentable`.
@MainActor @preconcurrency
public protocol NSGestureRecognizerRepresentable {
  /// The type of the wrapped gesture.
  associatedtype NSGestureRecognizerType: NSGestureRecognizer
  /// The type of the gesture's coordinator.
  associatedtype Coordinator = Void
  /// The context that is passed to the methods.
  typealias Context = NSGestureRecognizerRepresentableContext<Self>
  /// What converts places between coordinate spaces.
  typealias CoordinateSpaceConverter = NSGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Creates the gesture. Never called.
  func makeNSGestureRecognizer(context: Context) -> NSGestureRecognizerType
  /// Updates the gesture. Never called.
  func updateNSGestureRecognizer(_ recognizer: NSGestureRecognizerType, context: Context)
  /// Handles the gesture. Never called.
  func handleNSGestureRecognizerAction(_ recognizer: NSGestureRecognizerType, context: Context)
  /// Creates the coordinator. Never called.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension NSGestureRecognizerRepresentable {
  public func updateNSGestureRecognizer(_ recognizer: NSGestureRecognizerType, context: Context) {}
  public func handleNSGestureRecognizerAction(_ recognizer: NSGestureRecognizerType, context: Context) {}
}

extension NSGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context that would be passed to a wrapper's methods.
///
/// - Source: SwiftUI, `NSGestureRecognizerRepresentableContext`.
@MainActor @preconcurrency
public struct NSGestureRecognizerRepresentableContext<Representable: NSGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  /// What converts places between coordinate spaces.
  public let converter: NSGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts places of a gesture between coordinate spaces: all are the origin, because no gesture happens.
public typealias NSGestureRecognizerRepresentableCoordinateSpaceConverter =
  UIGestureRecognizerRepresentableCoordinateSpaceConverter
