import SwiftUI

/// A plain list of letters, whose rows can be swiped, above a bottom bar.
struct MailList: View {
  private struct Letter: Identifiable {
    let id: Int
    let sender: LocalizedStringKey
    let subject: LocalizedStringKey
    let excerpt: LocalizedStringKey
    let time: String
  }

  private let letters = [
    Letter(
      id: 1, sender: "Grace Hopper", subject: "Compilers",
      excerpt: "I have attached the notes of last week. Could you read them before we meet on Thursday?", time: "9:41"),
    Letter(
      id: 2, sender: "Alan Turing", subject: "Machines", excerpt: "It halts. I think. Let us wait a little longer.",
      time: "8:15"),
    Letter(
      id: 3, sender: "Katherine Johnson", subject: "Trajectories",
      excerpt: "The numbers agree with those of the computer.", time: "7:02"),
    Letter(
      id: 4, sender: "Edsger Dijkstra", subject: "Shortest way", excerpt: "Through the park, then left.", time: "6:30"),
  ]

  var body: some View {
    NavigationStack {
      List(letters) { letter in
        VStack(alignment: .leading, spacing: 2) {
          HStack {
            Text(letter.sender).font(.headline)
            Spacer()
            Text(letter.time).font(.subheadline).foregroundStyle(.secondary)
          }
          Text(letter.subject).font(.subheadline)
          Text(letter.excerpt).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
        }
        .swipeActions {
          Button("Archive", systemImage: "archivebox.fill") {}.tint(.purple)
          Button("Flag", systemImage: "flag.fill") {}.tint(.orange)
          Button("Reply", systemImage: "arrowshape.turn.up.left.fill") {}
        }
        .swipeActions(edge: .leading) {
          Button("Unread", systemImage: "envelope.badge.fill") {}.tint(.blue)
        }
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
      .toolbarBackground(.visible, for: .bottomBar)
      .toolbar {
        ToolbarItem { Button("Edit") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {}
          Spacer()
          Text("Updated just now").font(.caption)
          Spacer()
          Button("Write", systemImage: "square.and.pencil") {}
        }
      }
    }
  }
}
