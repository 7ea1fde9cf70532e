public import Foundation

extension View {
  /// Sets the minimum height of an item in a wheel picker of watchOS, in points. Ignored in pictures.
  public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    environment(\.defaultWheelPickerItemHeight, height)
  }
}
