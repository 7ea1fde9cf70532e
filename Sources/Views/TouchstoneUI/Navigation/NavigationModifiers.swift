import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension View {
  /// Sets the title of the screen.
  public nonisolated func navigationTitle(_ title: Text) -> some View { navigation { $0.title = title } }

  /// Sets the title of the screen, which the user can edit.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Sets the text below the title. Only toolbars of macOS show it.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { navigation { $0.subtitle = subtitle } }

  /// Sets the display mode of the screen's title.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigation { $0.displayMode = displayMode }
  }

  /// Shows or hides the back button.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigation { $0.isBackButtonHidden = hidesBackButton }
  }

  /// Shows or hides the navigation bar of the screen.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .visible, for: .navigationBar)
  }

  /// Sets the title of the screen.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the screen and its display mode.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Adds views to both ends of the navigation bar.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view to the leading edge of the navigation bar.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view to the trailing edge of the navigation bar.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Sets the screen that is pushed for values of a type.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigation { settings in
      settings.destinations[ObjectIdentifier(data)] = { value in
        AnyView((value as? D).map(destination))
      }
    }
  }

  /// Pushes a screen while a value is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let screen = destination()
    return navigation { settings in
      guard isPresented.wrappedValue else { return }
      settings.pushes.append(NavigationPush(screen: AnyView(screen)) { isPresented.wrappedValue = false })
    }
  }

  /// Pushes a screen while a value is not `nil`.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigation { settings in
      guard let value = item.wrappedValue else { return }
      settings.pushes.append(NavigationPush(screen: AnyView(destination(value).id(value))) { item.wrappedValue = nil })
    }
  }
}
