import Foundation
import TouchstoneCharts
import TouchstoneCore
import TouchstoneRenderer
import TouchstoneUI

extension PresentedContentTests {
  /// A container of the presenting view.
  struct Container {
    let name: String
    /// What code sets outside of the container, and so for the presentation, if anything.
    var setting: (@MainActor (AnyView) -> AnyView)?
    /// Makes the presenting view visible, where it isn't from the start.
    var open: (@MainActor (ImageRenderer<AnyView>) throws -> Void)?
    /// Whether it is a column of a split view.
    var isColumn = false
    let view: @MainActor (AnyView) -> AnyView
  }

  /// The container in which a menu is a submenu, whose first item is its title.
  static let openMenu = "open menu"

  static let containers = [
    Container(name: "scroll view") { view in AnyView(ScrollView { view }) },
    Container(name: "horizontal stack") { view in AnyView(HStack { view }) },
    Container(name: "row") { view in AnyView(List { view }) },
    Container(name: "plain row", setting: { AnyView($0.listStyle(.plain)) }) { view in AnyView(List { view }) },
    Container(name: "row of a sidebar", setting: { AnyView($0.listStyle(.sidebar)) }) { view in AnyView(List { view })
    },
    Container(name: "table") { view in
      AnyView(
        Table([Item(id: 0)]) {
          TableColumn("Column") { _ in view }
          TableColumn("Other") { _ in Text("Other") }
        })
    },
    Container(name: "form") { view in AnyView(Form { view }) },
    Container(name: "grouped form", setting: { AnyView($0.formStyle(.grouped)) }) { view in AnyView(Form { view }) },
    Container(name: "screen with a large title") { view in
      AnyView(NavigationStack { view.navigationTitle("Title") })
    },
    Container(name: "sidebar", isColumn: true) { view in
      AnyView(NavigationSplitView(sidebar: { view }, detail: { Color.white }))
    },
    Container(name: "middle column", isColumn: true) { view in
      AnyView(NavigationSplitView(sidebar: { Color.white }, content: { view }, detail: { Color.white }))
    },
    Container(name: "last column", isColumn: true) { view in
      AnyView(NavigationSplitView(sidebar: { Color.white }, detail: { view }))
    },
    Container(name: "item of a bar") { view in
      AnyView(NavigationStack { Color.white.toolbar { ToolbarItem(placement: .confirmationAction) { view } } })
    },
    Container(name: "item of a bottom bar") { view in
      AnyView(NavigationStack { Color.white.toolbar { ToolbarItem(placement: .bottomBar) { view } } })
    },
    Container(name: "item of a bar with a border shape", setting: { AnyView($0.buttonBorderShape(.circle)) }) { view in
      AnyView(NavigationStack { Color.white.toolbar { view.buttonBorderShape(.circle) } })
    },
    Container(name: "item of a dark bar") { view in
      AnyView(
        NavigationStack { Color.white.toolbar { view }.toolbarColorScheme(.dark, for: .automatic, .navigationBar) })
    },
    // Bars in the presented content have the tint as well.
    Container(
      name: "item of a bar with UIKit's tint", setting: { AnyView($0.environment(\.appearanceProxies, .tinted)) }
    ) { view in
      AnyView(NavigationStack { Color.white.toolbar { view } })
    },
    Container(
      name: "title of a bar with UIKit's tint", setting: { AnyView($0.environment(\.appearanceProxies, .tinted)) }
    ) { view in
      AnyView(NavigationStack { Color.white.toolbar { ToolbarItem(placement: .principal) { view } } })
    },
    Container(name: "view with the focus") { view in AnyView(view.modifier(FocusModifier(.constant(true)))) },
    Container(name: "tab") { view in AnyView(TabView { view.tabItem { Text("Tab") } }) },
    Container(name: "label of a tab") { view in AnyView(TabView { Color.white.tabItem { view } }) },
    Container(name: "section header") { view in AnyView(List { Section(content: { Text("Row") }, header: { view }) }) },
    Container(name: "plain section header", setting: { AnyView($0.listStyle(.plain)) }) { view in
      AnyView(List { Section(content: { Text("Row") }, header: { view }) })
    },
    Container(name: "prominent section header", setting: { AnyView($0.headerProminence(.increased)) }) { view in
      AnyView(List { Section(content: { Text("Row") }, header: { view }) })
    },
    Container(name: "section header of a sidebar", setting: { AnyView($0.listStyle(.sidebar)) }) { view in
      AnyView(List { Section(content: { Text("Row") }, header: { view }) })
    },
    Container(name: "section footer") { view in
      AnyView(List { Section(content: { Text("Row") }, footer: { view }) })
    },
    Container(name: "selected row", setting: { AnyView($0.environment(\.backgroundProminence, .increased)) }) { view in
      AnyView(List(selection: .constant(1)) { view.tag(1) })
    },
    Container(
      name: "selected row with a background",
      setting: { AnyView($0.environment(\.backgroundProminence, .increased).scrollContentBackground(.hidden)) },
      view: { view in AnyView(List(selection: .constant(1)) { view.tag(1).scrollContentBackground(.hidden) }) }),
    Container(name: "button of a swipe", open: { try $0.swipe("Row") }) { view in
      AnyView(List { Text("Row").swipeActions { view } })
    },
    Container(name: openMenu, open: { try $0.tap("Outer") }) { view in
      AnyView(Menu("Outer") { view }.menuOrder(.fixed))
    },
    Container(name: "segment", setting: { AnyView($0.pickerStyle(.segmented)) }) { view in
      AnyView(Picker("Picker", selection: .constant(1)) { view.tag(1) })
    },
    Container(name: "glass") { view in AnyView(GlassEffectContainer { view.glassEffect() }) },
    Container(name: "label of a button") { view in AnyView(Button(action: {}, label: { view })) },
    Container(name: "label of a bordered button", setting: { AnyView($0.buttonStyle(.bordered)) }) { view in
      AnyView(Button(action: {}, label: { view }))
    },
    Container(name: "label of a link") { view in AnyView(Link(destination: URL(filePath: "/"), label: { view })) },
    Container(name: "label of a toggle") { view in AnyView(Toggle(isOn: .constant(true), label: { view })) },
    Container(name: "label of a button toggle", setting: { AnyView($0.toggleStyle(.button)) }) { view in
      AnyView(Toggle(isOn: .constant(true), label: { view }))
    },
    Container(name: "label of a menu") { view in AnyView(Menu(content: {}, label: { view })) },
    Container(name: "label of a picker in a row") { view in
      AnyView(Form { Picker(selection: .constant(1), content: { Text("One").tag(1) }, label: { view }) })
    },
    Container(name: "value in a row") { view in
      AnyView(Form { LabeledContent(content: { view }, label: { Text("Label") }) })
    },
    Container(name: "title of a label") { view in AnyView(Label(title: { view }, icon: { Color.red })) },
    Container(name: "icon of a label") { view in AnyView(List { Label(title: { Text("Label") }, icon: { view }) }) },
    Container(name: "disclosure group") { view in
      AnyView(DisclosureGroup(isExpanded: .constant(true), content: { view }, label: { Text("Group") }))
    },
    Container(name: "label of a gauge") { view in AnyView(Gauge(value: 0.5, label: { view })) },
    Container(name: "ring of a gauge", setting: { AnyView($0.gaugeStyle(.accessoryCircular)) }) { view in
      AnyView(Gauge(value: 0.5, label: { view }))
    },
    Container(name: "values of a ring", setting: { AnyView($0.gaugeStyle(.accessoryCircular)) }) { view in
      AnyView(
        Gauge(value: 0.5) {
          Text("Gauge")
        } currentValueLabel: {
          Text("1")
        } minimumValueLabel: {
          view
        } maximumValueLabel: {
          AnyView(Text("2"))
        })
    },
    Container(name: "value of a full ring", setting: { AnyView($0.gaugeStyle(.accessoryCircularCapacity)) }) { view in
      AnyView(Gauge(value: 0.5, label: { Text("Gauge") }, currentValueLabel: { view }))
    },
    Container(name: "wheel", setting: { AnyView($0.pickerStyle(.wheel)) }) { view in
      AnyView(Picker("Picker", selection: .constant(1)) { view.tag(1) })
    },
    Container(name: "token of a search field") { view in
      AnyView(
        NavigationStack { Color.white.searchable(text: .constant(""), tokens: .constant([Item(id: 0)])) { _ in view } })
    },
    Container(name: "suggested token") { view in
      AnyView(
        NavigationStack {
          Color.white.searchable(
            text: .constant(""), tokens: .constant([]), suggestedTokens: .constant([Item(id: 0)]),
            isPresented: .constant(true), token: { (_: Item) in view })
        })
    },
    Container(name: "message of an alert") { view in
      AnyView(Color.white.alert("Outer", isPresented: .constant(true), actions: {}, message: { view }))
    },
    Container(name: "message of a dialog") { view in
      AnyView(
        Color.white.confirmationDialog(
          "Outer", isPresented: .constant(true), titleVisibility: .visible, actions: {}, message: { view }))
    },
    Container(name: "action of an alert") { view in
      AnyView(Color.white.alert("Outer", isPresented: .constant(true)) { view })
    },
    Container(name: "label of an axis") { view in
      AnyView(
        Chart { BarMark(x: .value("X", "A"), y: .value("Y", 1)) }
          .chartXAxis { AxisMarks { _ in AxisValueLabel { view } } })
    },
    Container(name: "title of an axis") { view in
      AnyView(Chart { BarMark(x: .value("X", 1), y: .value("Y", 1)) }.chartXAxisLabel { view })
    },
    Container(name: "symbol of a chart") { view in
      AnyView(Chart { PointMark(x: .value("X", 1), y: .value("Y", 1)).symbol { view } })
    },
    Container(name: "label of a toggle in a form") { view in
      AnyView(Form { Toggle(isOn: .constant(true), label: { view }) })
    },
    Container(name: "unavailable content") { view in
      AnyView(ContentUnavailableView(label: { Text("None") }, description: { view }, actions: {}))
    },
    Container(name: "action of unavailable content") { view in
      AnyView(ContentUnavailableView(label: { Text("None") }, actions: { view }))
    },
    Container(name: "control group") { view in AnyView(ControlGroup { view }) },
    Container(name: "group box") { view in
      AnyView(
        GroupBox {
          view
        } label: {
          view
        })
    },
    Container(name: "sheet") { view in AnyView(Color.white.sheet(isPresented: .constant(true)) { view }) },
    Container(name: "cover") { view in AnyView(Color.white.fullScreenCover(isPresented: .constant(true)) { view }) },
    Container(name: "inspector") { view in AnyView(Color.white.inspector(isPresented: .constant(true)) { view }) },
    Container(name: "popover") { view in AnyView(Color.white.popover(isPresented: .constant(true)) { view }) },
    Container(
      name: "compact width", setting: { AnyView($0.environment(\.horizontalSizeClass, .compact)) },
      view: { view in AnyView(NavigationSplitView(sidebar: { view }, detail: { Color.white })) }),
  ]

  private struct Item: Identifiable { let id: Int }
}

/// A bar with a tint, as UIKit's `appearance()` has it.
private final class TintedBar: UIView, AppearanceProxy {
  func write(to appearances: inout SystemAppearances) { appearances.navigationTint = .red }
}

extension AppearanceProxies {
  fileprivate static var tinted: AppearanceProxies {
    let proxies = AppearanceProxies()
    _ = proxies.object(of: TintedBar.self) { TintedBar(frame: .zero) }
    return proxies
  }
}
