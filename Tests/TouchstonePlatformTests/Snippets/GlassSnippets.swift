import SwiftUI

/// Screens with the APIs of iOS 26, as people write them.
@MainActor enum GlassSnippets {
  struct Player: View {
    @Namespace private var namespace
    @State private var isExpanded = false

    var body: some View {
      GlassEffectContainer(spacing: 24) {
        HStack(spacing: 24) {
          Image(systemName: "play.fill")
            .frame(width: 60, height: 60)
            .glassEffect(.regular.tint(.orange).interactive(), in: .rect(cornerRadius: 16))
            .glassEffectID("play", in: namespace)
          if isExpanded {
            Image(systemName: "forward.fill")
              .glassEffect(.clear, in: .circle)
              .glassEffectID("forward", in: namespace)
              .glassEffectTransition(.matchedGeometry)
              .glassEffectUnion(id: 1, namespace: namespace)
          }
          Button("More", systemImage: "ellipsis") { withAnimation(.bouncy) { isExpanded.toggle() } }
            .buttonStyle(.glassProminent)
            .buttonBorderShape(.circle)
            .controlSize(.extraLarge)
            .labelStyle(.iconOnly)
        }
      }
    }
  }

  struct Library: View {
    @State private var search = ""
    @State private var selection = 0

    var body: some View {
      TabView(selection: $selection) {
        Tab("Home", systemImage: "house", value: 0) {
          NavigationStack {
            List(0..<3) { Text("Album \($0)") }
              .navigationTitle("Albums")
              .navigationSubtitle("Three")
              .scrollEdgeEffectStyle(.soft, for: .top)
              .scrollEdgeEffectHidden(true, for: .bottom)
              .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                ToolbarSpacer(.fixed, placement: .topBarTrailing)
                ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus", role: .confirm) {} }
                  .sharedBackgroundVisibility(.hidden)
                DefaultToolbarItem(kind: .search, placement: .bottomBar)
              }
          }
        }
        .badge(3)
        Tab("Search", systemImage: "magnifyingglass", value: 1, role: .search) {
          NavigationStack { Text("Nothing yet") }
        }
        Tab(value: 2) { Text("No label") }
      }
      .searchable(text: $search, prompt: "Albums")
      .searchToolbarBehavior(.minimize)
      .tabBarMinimizeBehavior(.onScrollDown)
      .tabViewBottomAccessory { Text("Now playing") }
      .tabViewStyle(.sidebarAdaptable)
      .contentToolbar(for: .tabViewSidebar) { ToolbarItem { Button("Sort") {} } }
    }
  }

  struct Corners: View {
    var body: some View {
      ConcentricRectangle(corners: .concentric(minimum: 8), isUniform: true)
        .fill(.thinMaterial)
        .overlay { Label("Lake", systemImage: "drop").labelIconToTitleSpacing(4).labelReservedIconWidth(20) }
        .containerShape(.rect(cornerRadius: 24))
        .backgroundExtensionEffect()
        .safeAreaBar(edge: .bottom, alignment: .trailing) { Button("Save", role: .close) {} }
        .presentationSizing(.form.fitted(horizontal: false, vertical: true))
        .windowResizeAnchor(.top)
    }
  }

  struct Formatted: View {
    @State private var text = AttributedString("Rich text")
    @State private var selection = AttributedTextSelection()
    @State private var volume = 0.4
    @Environment(\.fontResolutionContext) private var context

    var body: some View {
      TextEditor(text: $text, selection: $selection)
        .textEditorStyle(.plain)
        .textInputFormattingControlVisibility(.hidden, for: .all)
        .writingToolsBehavior(.limited)
        .findNavigator(isPresented: .constant(false))
      Slider(value: $volume, in: 0...1, step: 0.25) {
        Text("Volume")
      } tick: { value in
        value == 0.5 ? SliderTick("Half", value) : nil
      }
      .sliderThumbVisibility(.hidden)
      Text("Bold? \(Font.body.bold().resolve(in: context).isBold ? "yes" : "no")")
        .lineHeight(.loose)
        .monospacedDigit()
    }
  }
}
