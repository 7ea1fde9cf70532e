import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link with a title from a resource to the screen of a value.
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(target: .value(value), label: Text(titleResource))
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title from a resource to a screen.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(target: .screen(destination(), isActive: nil), label: Text(titleResource))
  }

  /// Creates a link with a title from a resource to a screen.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(target: .screen(destination, isActive: nil), label: Text(titleResource))
  }

  /// Creates a link with a title from a resource to a screen that is shown while a value is true.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .screen(destination, isActive: isActive), label: Text(titleResource))
  }

  /// Creates a link with a title from a resource to a screen that is shown while its tag is selected.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(target: .screen(destination, isActive: selection.isSelecting(tag)), label: Text(titleResource))
  }

  /// Creates a link with a title from a resource to a screen that is shown while a value is true.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .screen(destination(), isActive: isActive), label: Text(titleResource))
  }

  /// Creates a link with a title from a resource to a screen that is shown while its tag is selected.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .screen(destination(), isActive: selection.isSelecting(tag)), label: Text(titleResource))
  }
}
