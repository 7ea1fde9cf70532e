import SwiftUI

/// A list whose rows have context menus.
struct ContextMenuList: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(1..<8) { index in
          Label("Document \(index)", systemImage: "doc.text")
            .contextMenu {
              Section {
                Button("Share", systemImage: "square.and.arrow.up") {}
                Button("Rename", systemImage: "pencil") {}
                Toggle("Favourite", isOn: .constant(true))
              }
              Button("Delete", systemImage: "trash", role: .destructive) {}
            }
        }
      }
      .navigationTitle("Documents")
    }
  }
}
