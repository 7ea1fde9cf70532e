import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension CatalogueEntry {
  private struct Item: Identifiable {
    let id: Int
    var name = "A"
  }

  private static let items = [Item(id: 1), Item(id: 2)]

  /// Containers and views without a look of their own.
  static let containers: [CatalogueEntry] = [
    CatalogueEntry("VStack HStack ZStack Spacer Divider") {
      VStack {
        Color.red
        Spacer(minLength: 4)
        Divider()
      }
      VStack(alignment: .leading, spacing: 2) { Color.red }
      HStack(alignment: .firstTextBaseline, spacing: nil) { Text("A") }
      HStack(alignment: .lastTextBaseline) { Color.red }
      HStack(spacing: 3) { Color.red }
      ZStack(alignment: .bottomTrailing) { Color.red }
    },
    CatalogueEntry("LazyVStack LazyHStack LazyVGrid LazyHGrid ScrollView") {
      ScrollView { LazyVStack(alignment: .leading, spacing: 3, pinnedViews: [.sectionHeaders]) { Text("A") } }
      ScrollView(.horizontal, showsIndicators: false) { LazyHStack(alignment: .top) { Text("A") } }
      ScrollView([.horizontal, .vertical]) {
        LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.flexible(minimum: 4), spacing: 2, alignment: .top)]) {
          Color.red.frame(height: 9)
        }
        LazyHGrid(rows: [GridItem(.adaptive(minimum: 9, maximum: 20))], alignment: .center, spacing: 3) { Color.blue }
      }
      .scrollIndicators(.hidden).contentMargins(.horizontal, 3, for: .scrollContent)
    },
    CatalogueEntry("ForEach Group Section") {
      ForEach(0..<2) { Text("\($0)") }
      ForEach(["a", "b"], id: \.self) { Text($0) }
      ForEach(items) { item in Text(item.name) }
      ForEach(.constant(items)) { $item in Text(item.name) }
      Group {
        Text("A")
        Text("B")
      }
      .font(.caption)
      Section { Text("A") }
      Section("Title") { Text("A") }
      Section {
        Text("A")
      } header: {
        Text("H")
      } footer: {
        Text("F")
      }
      Section(header: Text("H"), footer: Text("F")) { Text("A") }
    },
    CatalogueEntry("Group(subviews:) ForEach(subviews:) Group(sections:)") {
      Group(subviews: Text("A")) { subviews in ForEach(subviews) { $0.border(.red) } }
      ForEach(subviews: Text("A")) { $0.id($0.id) }
      Group(sections: Section("S") { Text("A") }) { sections in
        ForEach(sections) { section in
          section.header
          section.content
          section.footer
        }
      }
    },
    CatalogueEntry("Grid GridRow ViewThatFits AnyLayout") {
      Grid(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 2) {
        GridRow(alignment: .bottom) {
          Text("A").gridColumnAlignment(.trailing)
          Text("B").gridCellColumns(2)
        }
        GridRow { Color.red.gridCellUnsizedAxes([.horizontal, .vertical]).gridCellAnchor(.topLeading) }
        Divider()
      }
      ViewThatFits(in: .horizontal) {
        Text("long")
        Text("A")
      }
      AnyLayout(VStackLayout(alignment: .leading, spacing: 2)) { Text("A") }
      HStackLayout(spacing: 3)() { Text("A") }
      ZStackLayout()() { Text("A") }
      GridLayout()() { GridRow { Text("A") } }
    },
    CatalogueEntry("GeometryReader GeometryProxy .zero .infinity") {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: proxy.frame(in: .local).height)
          .offset(x: proxy.frame(in: .global).minX, y: proxy.safeAreaInsets.top)
      }
      GeometryReader { (proxy: GeometryProxy) in
        Color.blue.frame(width: proxy.frame(in: .named("space")).midX + CGFloat.zero)
      }
      .coordinateSpace(name: "space").coordinateSpace(.named("other"))
      Color.green.frame(maxWidth: .infinity, maxHeight: .infinity)
    },
    CatalogueEntry("AnyView EmptyView EquatableView @ViewBuilder") {
      AnyView(Text("A"))
      EmptyView()
      Choice(isOn: true, title: "A") { Text("B") }
      Choice(isOn: false, title: nil) { Text("B") }
      EquatableView(content: Same())
      Same().equatable()
    },
    CatalogueEntry("TimelineView Canvas") {
      TimelineView(.periodic(from: .distantPast, by: 1)) { context in Text(context.date, style: .date) }
      Canvas { context, size in context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red)) }
    },
  ]

  private struct Same: View, Equatable {
    var body: some View { Text("A") }
  }

  private struct Choice<Content: View>: View {
    let isOn: Bool
    let title: String?
    let content: Content

    init(isOn: Bool, title: String?, @ViewBuilder content: () -> Content) {
      self.isOn = isOn
      self.title = title
      self.content = content()
    }

    @ViewBuilder private var inner: some View {
      switch (isOn, title) {
      case (true, let title?): Text(title)
      case (false, _): content
      default: EmptyView()
      }
    }

    var body: some View {
      if #available(iOS 17, macOS 14, *) { inner } else { Text("old") }
      if let title, isOn { Text(title) }
      title.map { Text($0) }
    }
  }
}
