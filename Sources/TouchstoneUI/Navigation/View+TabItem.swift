import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension View {
  /// Sets what stands for the view in the bar of a `TabView`: an icon and a text.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = AnyView(label())
    return modifier(TraitModifier { $0.tabItem = label })
  }
}
