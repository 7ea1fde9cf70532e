import SwiftUI

/// Tabs with badges.
struct BadgedTabs: View {
  var body: some View {
    TabView {
      NavigationStack {
        List {
          Section("Mailboxes") {
            Label("Inbox", systemImage: "tray").badge(12)
            Label("Drafts", systemImage: "doc").badge(2)
            Label("Sent", systemImage: "paperplane")
          }
        }
        .navigationTitle("Mail")
      }
      .tabItem { Label("Mail", systemImage: "envelope") }
      .badge(14)
      Text("Calls").tabItem { Label("Calls", systemImage: "phone") }
      Text("Chats").tabItem { Label("Chats", systemImage: "bubble.left") }.badge("new")
      Text("More").tabItem { Label("More", systemImage: "ellipsis") }
    }
  }
}
