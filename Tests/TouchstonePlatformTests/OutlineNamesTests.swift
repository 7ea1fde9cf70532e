import SwiftUI
import Testing

// Outlines of bound data, and hierarchical lists with each kind of selection. That they compile is the point.
@MainActor @Suite struct OutlineNamesTests {
  struct File: Identifiable {
    var id: String
    var files: [File]?
  }

  struct Lists: View {
    @State private var files = [File(id: "a", files: [])]
    @State private var root = File(id: "root")
    @State private var one: String?
    @State private var always = "a"
    @State private var many: Set<String> = []

    var body: some View {
      List(files, children: \.files, selection: $many) { Text($0.id) }
      List(files, id: \.id, children: \.files, selection: $one) { Text($0.id) }
      List($files, children: \.files) { $file in TextField("Name", text: $file.id) }
      List($files, id: \.id, children: \.files) { Text($0.wrappedValue.id) }
      List($files, children: \.files, selection: $one) { Text($0.wrappedValue.id) }
      List($files, children: \.files, selection: $many) { Text($0.wrappedValue.id) }
      List($files, children: \.files, selection: $always) { Text($0.wrappedValue.id) }
      List { OutlineGroup($files, children: \.files) { $file in TextField("Name", text: $file.id) } }
      OutlineGroup($root, children: \.files) { Text($0.wrappedValue.id) }
      OutlineGroup($files, id: \.id, children: \.files) { Text($0.wrappedValue.id) }
    }
  }

  @Test func `an outline of a bound root shows its name`() {
    let root = Binding.constant(File(id: "root", files: []))
    let outline = OutlineGroup(root, children: \.files) { Text($0.wrappedValue.id) }
    #expect(ImageRenderer(content: outline).uiImage != nil)
  }
}
