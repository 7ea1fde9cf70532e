import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension Toggle where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates a toggle with a title from a resource and an image resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TouchstoneUI.Label(titleResource, image: image) }
  }

  /// Creates a toggle with a title from a resource and an image resource for several values.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TouchstoneUI.Label(titleResource, image: image) }
  }

  /// Creates a toggle with a title from a resource and a symbol for several values.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TouchstoneUI.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a toggle with a title from a resource and a symbol.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: TouchstoneUI.Label(titleResource, systemImage: systemImage))
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleResource))
  }

  /// Creates a toggle with a title from a resource for several values.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(all: sources.map { $0[keyPath: isOn] }, label: Text(titleResource))
  }
}
