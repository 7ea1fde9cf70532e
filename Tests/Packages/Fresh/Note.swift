import SwiftUI

struct Note: View {
  var text: String?
  @State private var isOpen = true

  var body: some View {
    Text(text ?? (isOpen ? "open" : "closed")).padding(8).background(.paper)
  }
}

struct Message: View {
  let text: String

  var body: some View { Note(text: text) }
}

#if os(iOS)
  struct Phone: View {
    var body: some View { Note(text: "phone") }
  }
#endif

#Preview("Ada") { Message(text: "Ada") }
