import SwiftUI
import Testing

/// Styles of date pickers and tables that are made by their users.
@MainActor @Suite struct CustomStyleTests {
  /// Shows a bar for each part of the configuration.
  struct BarStyle: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Color.red.frame(width: configuration.selection.timeIntervalSinceReferenceDate, height: 10)
        if configuration.minimumDate != nil { Color.green.frame(width: 100, height: 10) }
        if configuration.maximumDate != nil { Color.blue.frame(width: 1000, height: 10) }
        if configuration.displayedComponents == .date { Color.gray.frame(width: 1, height: 10) }
      }
    }
  }

  struct BoxStyle: TableStyle {
    func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: 30, height: 20) }
  }

  struct Row: Identifiable { let id: Int }

  private func size(_ view: some View) -> [Int] {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 1
    return renderer.cgImage.map { [$0.width, $0.height] } ?? []
  }

  private let date = Binding.constant(Date(timeIntervalSinceReferenceDate: 5))

  private func picker(in range: some RangeExpression<Date>) -> some View {
    DatePicker(selection: date, in: range) { Color.gray.frame(width: 20, height: 10) }.datePickerStyle(BarStyle())
  }

  @Test func `a custom style draws date pickers from their parts`() {
    let day = DatePicker(selection: date, displayedComponents: .date) { Color.gray.frame(width: 20, height: 10) }
    #expect(size(day.datePickerStyle(BarStyle())) == [26, 10])
    #expect(size(picker(in: .distantPast ... .distantFuture)) == [1125, 10])
    #expect(size(picker(in: Date.distantPast...)) == [125, 10])
    #expect(size(picker(in: ...Date.distantFuture)) == [1025, 10])
  }

  @Test func `a custom style draws tables`() {
    let table = Table([Row(id: 1)]) { TableColumn("Number") { Text("\($0.id)") } }
    #expect(size(table.tableStyle(BoxStyle())) == [30, 20])
    let framed = table.frame(width: 200, height: 100)
    #expect(size(framed.tableStyle(.inset(alternatesRowBackgrounds: true))) == [200, 100])
  }
}
