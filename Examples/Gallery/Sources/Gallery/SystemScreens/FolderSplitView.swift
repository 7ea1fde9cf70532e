import SwiftUI

/// A sidebar beside a list of details, as on a tablet.
struct FolderSplitView: View {
  @State private var folder: String? = "Notes"

  var body: some View {
    NavigationSplitView {
      List(selection: $folder) {
        Section("On this iPad") {
          Label("Notes", systemImage: "folder").badge(7).tag("Notes")
          Label("Recipes", systemImage: "folder").badge(23).tag("Recipes")
        }
        Section("Tags") {
          Label("Work", systemImage: "tag").tag("Work")
          Label("Travel", systemImage: "tag").tag("Travel")
        }
      }
      .navigationTitle("Folders")
    } detail: {
      NavigationStack {
        List(1..<8, id: \.self) { index in
          VStack(alignment: .leading) {
            Text("Note \(index)").font(.headline)
            Text("Written in November").font(.subheadline).foregroundStyle(.secondary)
          }
        }
        .navigationTitle("Notes")
        .toolbar { Button("New", systemImage: "square.and.pencil") {} }
      }
    }
    .environment(\.horizontalSizeClass, .regular)
  }
}
