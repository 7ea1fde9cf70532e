public import Foundation

extension View {
  /// Sets the minimum height of an item in a wheel picker, in points.
  public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    environment(\.defaultWheelPickerItemHeight, height)
  }
}
