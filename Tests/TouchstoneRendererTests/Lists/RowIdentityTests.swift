import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// What a row keeps while other rows are inserted, removed or moved: it belongs to the row's data, not to its position.
@MainActor @Suite struct RowIdentityTests {
  // MARK: State in views

  @Test(arguments: StampedScene.allCases, RowChange.allCases)
  fileprivate func `state in a view of a row stays with the row`(scene: StampedScene, change: RowChange) {
    let model = RowModel(count: scene.count)
    let stage = RowStage(StampedScreen(scene: scene, model: model))
    let before = stage.stamps
    #expect(before.count >= 4 && Set(before.values).count == before.count, "each row has a stamp of its own")
    change.apply(to: model)
    let after = stage.stamps
    let kept = Set(before.keys).intersection(after.keys)
    #expect(kept.count >= 3)
    for row in kept { #expect(after[row] == before[row], "\(row)") }
  }

  // MARK: State of a row

  @Test(arguments: SwipedScene.all, RowChange.allCases)
  fileprivate func `a swiped row stays open`(scene: SwipedScene, change: RowChange) throws {
    let model = RowModel(count: scene.count)
    let stage = RowStage(SwipedScreen(scene: scene, model: model))
    #expect(stage.indented == [])
    try stage.renderer.swipe("row 3")
    #expect(stage.indented == ["row 3"])
    change.apply(to: model)
    #expect(stage.indented == ["row 3"])
  }

  @Test(arguments: RowChange.allCases)
  fileprivate func `a pressed row stays pressed`(change: RowChange) throws {
    let model = RowModel(count: 5)
    let stage = RowStage(
      RowScreen(model) { rows in
        NavigationStack {
          List { ForEach(rows, id: \.self) { number in NavigationLink("row \(number)") { Text("Detail") } } }
        }
      })
    #expect(try stage.shaded == [])
    try stage.renderer.press("row 3")
    #expect(try stage.shaded == ["row 3"])
    change.apply(to: model)
    #expect(try stage.shaded == ["row 3"])
  }

  @Test(arguments: DisclosedScene.allCases, RowChange.allCases)
  fileprivate func `an open row stays open`(scene: DisclosedScene, change: RowChange) throws {
    let model = RowModel(count: 5)
    let stage = RowStage(DisclosedScreen(scene: scene, model: model))
    if scene == .menu { try stage.renderer.tap("Menu") }
    try stage.renderer.tap("row 3")
    #expect(stage.leaves == ["leaf 3"])
    change.apply(to: model)
    #expect(stage.leaves == ["leaf 3"])
  }

  @Test(arguments: RowChange.allCases)
  fileprivate func `the selected row stays selected`(change: RowChange) throws {
    let model = RowModel(count: 5)
    let stage = RowStage(SelectedScreen(model: model))
    try stage.renderer.tap("row 3")
    #expect(stage.selected == ["row 3"])
    change.apply(to: model)
    #expect(stage.selected == ["row 3"])
  }

  @Test(arguments: RowChange.allCases)
  fileprivate func `the focused row keeps the focus`(change: RowChange) throws {
    let model = RowModel(count: 5)
    let stage = RowStage(RowScreen(model) { rows in List { ForEach(rows, id: \.self) { FocusedRow(number: $0) } } })
    try stage.renderer.focus("row 3")
    #expect(stage.leaves == ["leaf 3"])
    change.apply(to: model)
    #expect(stage.leaves == ["leaf 3"])
  }

  @Test func `state of a modifier stays with the only row when another is inserted`() {
    let model = RowModel(count: 1)
    let stage = RowStage(StampedScreen(scene: .sharedOverlay, model: model))
    let before = stage.stamps
    #expect(before.count == 1)
    model.numbers.insert(0, at: 0)
    #expect(stage.stamps["row 1"] == before["row 1"])
  }

  @Test func `state in a cell stays with its column when another column is hidden`() {
    let model = RowModel(count: 3)
    let stage = RowStage(ColumnScreen(model: model))
    let before = stage.texts.filter { $0.hasPrefix("b ") }
    #expect(before.count == 3)
    model.isFirstColumnHidden = true
    #expect(stage.texts.contains { $0.hasPrefix("a ") } == false)
    #expect(stage.texts.filter { $0.hasPrefix("b ") } == before)
  }
}

/// A view whose state is a number that no other has.
private struct Stamp: View {
  var name = "stamp"

  // Created here, once for each row, even if all rows share the stamp.
  var body: some View { NumberedStamp(name: name) }
}

private struct NumberedStamp: View {
  @MainActor private static var count = 0
  @State private var number = NumberedStamp.next()
  let name: String

  private static func next() -> Int {
    count += 1
    return count
  }

  var body: some View { Text(verbatim: "\(name) \(number)") }
}

private enum StampedScene: CaseIterable {
  case row, longList, background, backgroundInLongList, sharedBackground, sharedOverlay, sharedOverlayInLongList
  case twoSharedModifiers, section, group, outline, form, table, grid, inlinePicker

  var count: Int {
    switch self {
    case .longList, .backgroundInLongList, .sharedOverlayInLongList: 400
    default: 5
    }
  }
}

private struct StampedScreen: View {
  let scene: StampedScene
  let model: RowModel

  private var rows: [Int] { model.numbers }

  var body: some View {
    switch scene {
    case .row, .longList: List { ForEach(rows, id: \.self) { row($0) } }
    case .background, .backgroundInLongList:
      List { ForEach(rows, id: \.self) { Text("row \($0)").listRowBackground(Stamp()) } }
    case .sharedBackground: List { ForEach(rows, id: \.self) { Text("row \($0)") }.listRowBackground(Stamp()) }
    case .sharedOverlay, .sharedOverlayInLongList:
      List { ForEach(rows, id: \.self) { Text("row \($0)") }.overlay { Stamp().fixedSize() } }
    case .twoSharedModifiers:
      List { ForEach(rows, id: \.self) { Text("row \($0)") }.padding(2).background { Stamp().fixedSize() } }
    case .section:
      List { ForEach(rows, id: \.self) { number in Section { Text("row \(number)").listRowBackground(Stamp()) } } }
    case .group:
      List {
        Group(subviews: ForEach(rows, id: \.self) { Text("row \($0)") }) { views in
          ForEach(views) { $0.listRowBackground(Stamp()) }
        }
      }
    case .outline:
      List(rows.map { RowItem(id: $0, children: [RowItem(id: -$0)]) }, children: \.children) { row($0.id) }
    case .form: Form { ForEach(rows, id: \.self) { row($0) } }
    case .table: Table(rows.map { RowItem(id: $0) }) { TableColumn("Name") { row($0.id) } }
    case .grid:
      ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(rows, id: \.self) { column($0) } } }
    case .inlinePicker:
      Form {
        Picker("Number", selection: .constant(2)) { ForEach(rows, id: \.self) { row($0).tag($0) } }
          .pickerStyle(.inline)
      }
    }
  }

  private func row(_ number: Int) -> some View {
    HStack {
      Text("row \(number)")
      Stamp()
    }
  }

  private func column(_ number: Int) -> some View {
    VStack {
      Text("row \(number)")
      Stamp()
    }
  }
}

private struct SwipedScene: CustomTestStringConvertible {
  enum Actions: CaseIterable { case own, shared, deletion }
  enum Style: CaseIterable { case plain, grouped, insetGrouped, sidebar }

  let actions: Actions
  let style: Style
  /// Lists of more than 300 rows are lazy.
  let count: Int

  static var all: [SwipedScene] {
    Actions.allCases.flatMap { actions in
      Style.allCases.flatMap { style in
        [5, 400].map { SwipedScene(actions: actions, style: style, count: $0) }
      }
    }
  }

  var testDescription: String { "\(actions) \(style) \(count)" }
}

private struct SwipedScreen: View {
  let scene: SwipedScene
  let model: RowModel

  var body: some View {
    switch scene.style {
    case .plain: list.listStyle(.plain)
    case .grouped: list.listStyle(.grouped)
    case .insetGrouped: list.listStyle(.insetGrouped)
    case .sidebar: list.listStyle(.sidebar)
    }
  }

  private var list: some View {
    List {
      let rows = ForEach(model.numbers, id: \.self) { Text("row \($0)") }
      switch scene.actions {
      case .own:
        ForEach(model.numbers, id: \.self) { number in Text("row \(number)").swipeActions { Button("Flag") {} } }
      case .shared: rows.swipeActions { Button("Flag") {} }
      case .deletion: rows.onDelete { _ in }
      }
    }
  }
}

private enum DisclosedScene: CaseIterable { case group, outline, longOutline, hierarchicalList, menu }

private struct DisclosedScreen: View {
  let scene: DisclosedScene
  let model: RowModel

  private var items: [RowItem] { model.numbers.map { RowItem(id: $0, children: [RowItem(id: -$0)]) } }

  var body: some View {
    switch scene {
    case .group:
      List {
        ForEach(model.numbers, id: \.self) { number in
          DisclosureGroup("row \(number)") { Text("leaf \(number)") }
        }
      }
    case .outline: List { OutlineGroup(items, children: \.children) { text($0.id) } }
    case .longOutline:
      List {
        OutlineGroup(items, children: \.children) { text($0.id) }
        ForEach(1000..<1400, id: \.self) { Text("\($0)") }
      }
    case .hierarchicalList: List(items, children: \.children) { text($0.id) }
    case .menu:
      Menu("Menu") {
        ForEach(model.numbers, id: \.self) { number in Menu("row \(number)") { Button("leaf \(number)") {} } }
      }
    }
  }

  private func text(_ id: Int) -> Text { Text(id < 0 ? "leaf \(-id)" : "row \(id)") }
}

private struct SelectedScreen: View {
  let model: RowModel
  @State private var selection: Int?

  var body: some View { List(model.numbers, id: \.self, selection: $selection) { Text("row \($0)") } }
}

private struct FocusedRow: View {
  let number: Int
  @State private var text = ""
  @FocusState private var isFocused

  var body: some View {
    HStack {
      TextField("row \(number)", text: $text).focused($isFocused)
      if isFocused { Text("leaf \(number)") }
    }
  }
}

private struct ColumnScreen: View {
  let model: RowModel

  var body: some View {
    Table(model.numbers.map { RowItem(id: $0) }) {
      TableColumn("A") { _ in Stamp(name: "a") }.defaultVisibility(model.isFirstColumnHidden ? .hidden : .visible)
      TableColumn("B") { _ in Stamp(name: "b") }
    }
    .environment(\.horizontalSizeClass, .regular)
  }
}
