import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension View {
  /// Sets the title of the screen.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the text below the title. Only toolbars of macOS show it.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleResource))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(titleResource)
  }

  /// Sets the title of the screen and its display mode.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle(
    _ titleResource: LocalizedStringResource, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleResource).navigationBarTitleDisplayMode(displayMode)
  }
}
