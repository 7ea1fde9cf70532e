import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a spinner with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) {
    self.init(fraction: nil, label: Text(titleResource), currentValueLabel: nil)
  }

  /// Creates a bar with a title from a resource. Pass `nil` if the value is unknown.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, of: total), label: Text(titleResource), currentValueLabel: nil)
  }
}
