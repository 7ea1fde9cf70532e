import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension View {
  /// Sets the view's label in the bar of a `TabView`: an icon and text.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = AnyView(label())
    return modifier(TraitModifier { $0.tabItem = label })
  }
}
