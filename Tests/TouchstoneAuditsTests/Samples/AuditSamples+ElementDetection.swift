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
}
