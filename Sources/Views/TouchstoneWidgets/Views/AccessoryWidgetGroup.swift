import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// Several small views in an accessory.
///
/// - Source: WidgetKit, `AccessoryWidgetGroup`.
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a group with a label above its views.
  public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label(), content())
  }

  /// Creates a group with a title above its views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(label: { Text(titleKey) }, content: content)
  }

  /// Creates a group with a title and a symbol above its views.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == TouchstoneUI.Label<Text, Image> {
    self.init(label: { TouchstoneUI.Label(titleKey, systemImage: systemImage) }, content: content)
  }

  public var body: some View {
    VStack(spacing: 2) {
      label.font(.headline)
      HStack(spacing: 4) { content }
    }
  }
}
