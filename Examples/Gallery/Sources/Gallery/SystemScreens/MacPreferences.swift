import SwiftUI

/// A window with preferences, whose labels are in a column.
struct MacPreferences: View {
  var body: some View {
    VStack(spacing: 24) {
      Form {
        TextField("Name:", text: .constant("Ada Lovelace"))
        Picker("Language:", selection: .constant(0)) {
          Text("English").tag(0)
          Text("French").tag(1)
        }
        Picker("Open with:", selection: .constant(1)) {
          Text("The last document").tag(0)
          Text("An empty document").tag(1)
        }
        Toggle("Show line numbers", isOn: .constant(true))
        Toggle("Wrap long lines", isOn: .constant(false))
        Toggle("Send reports", isOn: .constant(true)).disabled(true)
        Button("Choose Folder…") {}
      }
      HStack {
        Spacer()
        Button("Restore Defaults") {}
        Button("Done") {}.buttonStyle(.borderedProminent)
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
