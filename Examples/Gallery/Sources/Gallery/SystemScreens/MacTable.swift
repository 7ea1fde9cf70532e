import SwiftUI

/// A window with a sidebar beside a table.
struct MacTable: View {
  private struct Invoice: Identifiable {
    let id: Int
    let client: String
    let due: String
    let total: Double
  }

  @State private var search = ""

  private let invoices = [
    Invoice(id: 1041, client: "Analytical Engines", due: "12 March", total: 1250),
    Invoice(id: 1042, client: "Bletchley Rooms", due: "18 March", total: 420.5),
    Invoice(id: 1043, client: "Mark I Moths", due: "2 April", total: 96),
    Invoice(id: 1044, client: "Orbit & Sons", due: "9 April", total: 7300),
  ]

  var body: some View {
    NavigationSplitView {
      List(selection: .constant(Optional("Open"))) {
        Section("Invoices") {
          Label("Open", systemImage: "tray").badge(4).tag("Open")
          Label("Paid", systemImage: "checkmark.circle").tag("Paid")
          Label("Drafts", systemImage: "doc").tag("Drafts")
        }
      }
    } detail: {
      Table(invoices) {
        TableColumn("Number") { Text(verbatim: "\($0.id)") }.width(80)
        TableColumn("Client") { Text($0.client) }
        TableColumn("Due") { Text($0.due) }.width(100)
        TableColumn("Total") { Text($0.total, format: .currency(code: "EUR")) }.width(100)
      }
      .navigationTitle("Open").navigationSubtitle("4 invoices")
      .toolbar {
        Button("New", systemImage: "plus") {}
        Button("Share", systemImage: "square.and.arrow.up") {}
      }
    }
    .searchable(text: $search)
    .environment(\.horizontalSizeClass, .regular)
  }
}
