import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneUI

extension AuditSamples {
  private static func canvas(_ words: String) -> some View {
    Canvas { context, size in context.draw(Text(words), at: CGPoint(x: size.width / 2, y: size.height / 2)) }
      .frame(width: 120, height: 40)
  }

  static let elementDetection = AuditSamples(
    type: .elementDetection,
    wrong: [
      AuditSample("a word in a canvas") { canvas("Total") },
      AuditSample("a number in a canvas") { canvas("42") },
      AuditSample("a canvas in a stack") {
        VStack {
          Text("Sales"); canvas("2026")
        }
      },
      AuditSample("a canvas in a row", size: AuditSample.phone) { List { canvas("Total") } },
      AuditSample("a canvas behind a view") { Text("Sales").background { canvas("Watermark") } },
      AuditSample("a canvas over a view") { Text("Sales").overlay { canvas("New") } },
      AuditSample("a word that is turned") { canvas("Sale").rotationEffect(.degrees(30)) },
      AuditSample("a faint word") { canvas("Draft").opacity(0.3) },
      AuditSample("a word and a line") {
        Canvas { context, size in
          context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
          context.draw(Text("Peak"), at: CGPoint(x: 40, y: 20))
        }
        .frame(width: 120, height: 40)
      },
      AuditSample("two words") {
        Canvas { context, size in
          context.draw(Text("Min"), at: CGPoint(x: 20, y: 20))
          context.draw(Text("Max"), at: CGPoint(x: 90, y: 20))
        }
        .frame(width: 120, height: 40)
      },
    ],
    right: [
      AuditSample("a text") { Text("Total") },
      AuditSample("a canvas with a label") { canvas("Total").accessibilityLabel("Total") },
      AuditSample("a canvas that is hidden") { canvas("Total").accessibilityHidden(true) },
      AuditSample("a canvas in a combined element with a label") {
        VStack { canvas("42") }.accessibilityElement(children: .combine).accessibilityLabel("42 sales")
      },
      AuditSample("a canvas without words") {
        Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
          .frame(width: 40, height: 40)
      },
      AuditSample("a canvas with a dash") { canvas("–") },
      AuditSample("a canvas with a clear word") {
        Canvas { context, _ in context.draw(Text("Room").foregroundStyle(.clear), at: CGPoint(x: 40, y: 20)) }
          .frame(width: 120, height: 40)
      },
      AuditSample("a button with a label") { Button(action: {}, label: { canvas("Buy") }).accessibilityLabel("Buy") },
      AuditSample("a text field with a prompt") { TextField("Name", text: .constant("")).frame(width: 120) },
      AuditSample("a list of texts", size: AuditSample.phone) {
        List {
          Text("One"); Text("Two")
        }
      },
      AuditSample("a picker", size: AuditSample.phone) {
        Picker("Size", selection: .constant(0)) {
          Text("S").tag(0); Text("M").tag(1)
        }.pickerStyle(.segmented)
      },
      AuditSample("a canvas with a value") { canvas("42").accessibilityElement().accessibilityValue("42") },
    ])

  static let readingOrder = AuditSamples(
    type: .readingOrder,
    wrong: [
      AuditSample("a priority that reads the footer first") {
        VStack {
          Text("Heading text"); Text("Footer text").accessibilitySortPriority(1)
        }
      },
      AuditSample("a view that an offset moves up", size: AuditSample.square) {
        VStack {
          Text("First words"); Text("Second words"); Text("Third words").offset(y: -80)
        }
      },
      AuditSample("layers placed from the bottom up", size: AuditSample.square) {
        ZStack {
          Text("Lower words").position(x: 100, y: 150)
          Text("Upper words").position(x: 100, y: 30)
        }
      },
      AuditSample("an overlay above its view", size: AuditSample.square) {
        Text("Caption words").overlay { Text("Title words").fixedSize().offset(y: -60) }
      },
      AuditSample("three priorities upside down") {
        VStack {
          Text("Words one").accessibilitySortPriority(1)
          Text("Words two").accessibilitySortPriority(2)
          Text("Words six").accessibilitySortPriority(3)
        }
      },
      AuditSample("a button before the text above it") {
        VStack {
          Text("Delete all?"); Button("Delete all") {}.accessibilitySortPriority(5)
        }
      },
      AuditSample("a symbol above that is read last", size: AuditSample.square) {
        ZStack {
          Text("Words").position(x: 100, y: 120)
          Image(systemName: "star.fill").position(x: 100, y: 40)
        }
      },
      AuditSample("rows of a grid from below", size: AuditSample.square) {
        ZStack {
          ForEach(0..<3) { row in Text("Row number \(row)").position(x: 100, y: CGFloat(170 - row * 60)) }
        }
      },
      AuditSample("groups in the wrong order") {
        VStack {
          VStack { Text("Summary words") }.accessibilityElement(children: .contain).accessibilityLabel("Summary")
          VStack { Text("Details words") }.accessibilityElement(children: .contain).accessibilityLabel("Details")
            .accessibilitySortPriority(1)
        }
      },
      AuditSample("a field before its heading") {
        VStack {
          Text("Your name please")
          TextField("Name", text: .constant("Ann")).accessibilitySortPriority(1)
        }
        .frame(width: 160)
      },
    ],
    right: [
      AuditSample("a column") {
        VStack {
          Text("One"); Text("Two"); Text("Three")
        }
      },
      AuditSample("a row") {
        HStack {
          Text("One"); Text("Two")
        }
      },
      AuditSample("two columns") {
        HStack {
          VStack {
            Text("One"); Text("Two")
          }
          VStack {
            Text("Three"); Text("Four")
          }
        }
      },
      AuditSample("a grid") {
        Grid {
          GridRow {
            Text("A"); Text("B")
          }
          GridRow {
            Text("C"); Text("D")
          }
        }
      },
      AuditSample("a badge in the corner", size: AuditSample.square) {
        ZStack(alignment: .topTrailing) {
          Text("Inbox, in the middle").frame(width: 180, height: 180); Text("3")
        }
      },
      AuditSample("a priority that agrees with the order") {
        VStack {
          Text("One").accessibilitySortPriority(2); Text("Two").accessibilitySortPriority(1)
        }
      },
      AuditSample("layers placed from the top down", size: AuditSample.square) {
        ZStack {
          Text("Upper").position(x: 100, y: 30); Text("Lower").position(x: 100, y: 150)
        }
      },
      AuditSample("a hidden view that is out of order") {
        VStack {
          Text("Heading text"); Text("Footer text").accessibilitySortPriority(1).accessibilityHidden(true)
        }
      },
      AuditSample("a list", size: AuditSample.phone) {
        List {
          Section("A") { Text("One") }; Section("B") { Text("Two") }
        }
      },
      AuditSample("a screen with bars", size: AuditSample.phone) {
        NavigationStack { List { Text("One") }.navigationTitle("Title") }
      },
      AuditSample("a combined element out of order within") {
        VStack {
          Text("Heading"); Text("Footer").accessibilitySortPriority(1)
        }.accessibilityElement(children: .combine)
      },
      AuditSample("texts on one line", size: AuditSample.square) {
        HStack(alignment: .top) {
          Text("Two\nlines"); Text("One")
        }
      },
    ])

  private static func text(_ alignment: Alignment, _ words: String = "Words") -> some View {
    Text(words).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }

  static let safeArea = AuditSamples(
    type: .safeArea,
    wrong: [
      AuditSample("a title under the camera", size: AuditSample.phone, safeArea: true) { text(.top).ignoresSafeArea() },
      AuditSample("a footer under the home indicator", size: AuditSample.phone, safeArea: true) {
        text(.bottom).ignoresSafeArea()
      },
      AuditSample("a title that an offset moves up", size: AuditSample.phone, safeArea: true) {
        text(.top).offset(y: -30)
      },
      AuditSample("a title with a negative padding", size: AuditSample.phone, safeArea: true) {
        text(.top).padding(.top, -30)
      },
      AuditSample("a column that ignores the top", size: AuditSample.phone, safeArea: true) {
        VStack {
          Text("Title"); Spacer()
        }.ignoresSafeArea(edges: .top)
      },
      AuditSample("a column that ignores the bottom", size: AuditSample.phone, safeArea: true) {
        VStack {
          Spacer(); Text("Footer")
        }.ignoresSafeArea(edges: .bottom)
      },
      AuditSample("a picture with its caption", size: AuditSample.phone, safeArea: true) {
        ZStack(alignment: .topLeading) {
          Color.black; Text("Caption").foregroundStyle(.white)
        }.ignoresSafeArea()
      },
      AuditSample("a button at the bottom", size: AuditSample.phone, safeArea: true) {
        VStack {
          Spacer(); Button("Buy") {}
        }.ignoresSafeArea()
      },
      AuditSample("a column that is too high", size: AuditSample.phone, safeArea: true) {
        VStack(spacing: 0) { ForEach(0..<20) { Text("Row \($0)").frame(height: 40) } }
      },
      AuditSample("a text in the corner", size: AuditSample.phone, safeArea: true) {
        text(.topTrailing, "12").ignoresSafeArea()
      },
    ],
    right: [
      AuditSample("a title", size: AuditSample.phone, safeArea: true) { text(.top) },
      AuditSample("a footer", size: AuditSample.phone, safeArea: true) { text(.bottom) },
      AuditSample("a background that ignores it", size: AuditSample.phone, safeArea: true) {
        text(.center).background { Color.yellow.ignoresSafeArea() }
      },
      AuditSample("a text in the middle of what ignores it", size: AuditSample.phone, safeArea: true) {
        text(.center).ignoresSafeArea()
      },
      AuditSample("a screen with bars", size: AuditSample.phone, safeArea: true) {
        NavigationStack { List { Text("One") }.navigationTitle("Title") }
      },
      AuditSample("a list, which scrolls", size: AuditSample.phone, safeArea: true) {
        List { ForEach(0..<40) { Text("Row \($0)") } }
      },
      AuditSample("tabs", size: AuditSample.phone, safeArea: true) {
        TabView { Text("One").tabItem { Label("One", systemImage: "star") } }
      },
      AuditSample("a screen without edges", size: AuditSample.phone) { text(.top).ignoresSafeArea() },
      AuditSample("a decoration under the camera", size: AuditSample.phone, safeArea: true) {
        text(.top, "★").ignoresSafeArea().accessibilityHidden(true)
      },
      AuditSample("an inset at the bottom", size: AuditSample.phone, safeArea: true) {
        ScrollView { Text("Words") }.safeAreaInset(edge: .bottom) { Text("Total") }
      },
      AuditSample("a clear text", size: AuditSample.phone, safeArea: true) {
        text(.top).foregroundStyle(.clear).ignoresSafeArea()
      },
    ])

  private static func cover(_ width: CGFloat, x: CGFloat = 0) -> some View {
    Color.red.frame(width: width, height: 40).offset(x: x)
  }

  static let overlap = AuditSamples(
    type: .overlap,
    wrong: [
      AuditSample("a box over the end of a text") {
        Text("Some more words").overlay(alignment: .trailing) { cover(40) }
      },
      AuditSample("a box over the start of a text") {
        Text("Some more words").overlay(alignment: .leading) { cover(40) }
      },
      AuditSample("a negative spacing") {
        HStack(spacing: -30) {
          Text("Some more words"); cover(60)
        }
      },
      AuditSample("an offset", size: AuditSample.square) {
        VStack {
          Text("Some more words"); cover(60).offset(y: -30)
        }
      },
      AuditSample("a button on a text") {
        ZStack(alignment: .trailing) {
          Text("Some more words"); Button("Go") {}.padding(4).background(.yellow)
        }
      },
      AuditSample("a picture on a text") {
        Text("Some more words").overlay(alignment: .trailing) {
          Image(AuditSample.bitmap(width: 40, height: 40), scale: 1, label: Text("Photo"))
        }
      },
      AuditSample("a banner on a paragraph", size: AuditSample.square) {
        Text("A paragraph of several lines that a banner covers in a part").frame(width: 120)
          .overlay(alignment: .bottom) { Color.blue.frame(height: 20) }
      },
      AuditSample("a dark scheme", scheme: .dark) {
        Text("Some more words").overlay(alignment: .trailing) { cover(40) }
      },
      AuditSample("a shape on a text") {
        Text("Some more words").overlay(alignment: .trailing) { Circle().fill(.red).frame(width: 40, height: 40) }
      },
      AuditSample("a position", size: AuditSample.square) {
        ZStack {
          Text("Some more words").position(x: 100, y: 100); cover(40).position(x: 60, y: 100)
        }
      },
    ],
    right: [
      AuditSample("texts in a column") {
        VStack {
          Text("One"); Text("Two")
        }
      },
      AuditSample("a background") { Text("Words").background(.yellow) },
      AuditSample("a text that is covered altogether") { Text("Words").overlay { Color.red } },
      AuditSample("a faint cover") { Text("Some more words").overlay(alignment: .trailing) { cover(40).opacity(0.2) } },
      AuditSample("a badge beside a text") {
        Text("Inbox").padding(.trailing, 20).overlay(alignment: .topTrailing) {
          Circle().fill(.red).frame(width: 8, height: 8)
        }
      },
      AuditSample("a border") { Text("Words").padding(4).border(.red) },
      AuditSample("an underline") {
        Text("Words").overlay(alignment: .bottom) { Color.red.frame(height: 1).offset(y: 2) }
      },
      AuditSample("a hidden text") {
        Text("Some more words").accessibilityHidden(true).overlay(alignment: .trailing) { cover(40) }
      },
      AuditSample("a list under a bar", size: AuditSample.phone) {
        NavigationStack { List { ForEach(0..<40) { Text("Row \($0)") } }.navigationTitle("Title") }
      },
      AuditSample("a sheet over a screen", size: AuditSample.phone) {
        Text("Below").sheet(isPresented: .constant(true)) { Text("Above") }
      },
      AuditSample("a clear box") { Text("Some more words").overlay { Color.clear } },
    ])
}
