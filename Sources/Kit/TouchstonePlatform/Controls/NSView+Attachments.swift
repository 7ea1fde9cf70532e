public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

// What a view keeps besides its frame.
extension NSView {
  /// The shadow. Nothing of it is drawn.
  public var shadow: NSShadow? {
    get { self[part: NSShadow.self] }
    set { self[part: NSShadow.self] = newValue }
  }

  /// The types of data that can be dropped on the view.
  public var registeredDraggedTypes: [NSPasteboard.PasteboardType] {
    self[part: [NSPasteboard.PasteboardType].self] ?? []
  }

  /// Lets data of types be dropped on the view. None are.
  public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    self[part: [NSPasteboard.PasteboardType].self] =
      registeredDraggedTypes + newTypes.filter { !registeredDraggedTypes.contains($0) }
  }

  /// Lets nothing be dropped on the view.
  public func unregisterDraggedTypes() { self[part: [NSPasteboard.PasteboardType].self] = nil }

  public var gestureRecognizers: [NSGestureRecognizer] {
    get { self[part: [NSGestureRecognizer].self] ?? [] }
    set {
      for gesture in gestureRecognizers { gesture.view = nil }
      for gesture in newValue { gesture.view = self }
      self[part: [NSGestureRecognizer].self] = newValue
    }
  }

  /// Adds a gesture, which leaves the view that had it.
  public func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers += [gestureRecognizer]
  }

  /// Removes a gesture.
  public func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }
}

// None of these notifications is posted.
extension NSView {
  /// The name of the notification for a changed frame; never posted.
  public nonisolated static let frameDidChangeNotification = Notification.Name("NSViewFrameDidChangeNotification")
  /// The name of the notification for changed bounds; never posted.
  public nonisolated static let boundsDidChangeNotification = Notification.Name("NSViewBoundsDidChangeNotification")
}
