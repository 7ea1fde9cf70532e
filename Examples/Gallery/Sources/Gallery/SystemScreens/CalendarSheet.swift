import SwiftUI

/// A sheet with a calendar above a list.
struct CalendarSheet: View {
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    NavigationStack {
      List { ForEach(1..<9) { Text("Event \($0)") } }.navigationTitle("Events")
    }
    .sheet(isPresented: .constant(true)) {
      NavigationStack {
        Form {
          Section {
            DatePicker("Date", selection: $date).datePickerStyle(.graphical)
          }
          Section("Repeat") {
            Picker("Repeat", selection: .constant(2)) {
              ForEach(["Never", "Daily", "Weekly", "Monthly"].indices, id: \.self) {
                Text(["Never", "Daily", "Weekly", "Monthly"][$0]).tag($0)
              }
            }
            .pickerStyle(.wheel)
          }
        }
        .navigationTitle("New Event")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Add") {} }
        }
      }
      .environment(\.timeZone, .gmt)
    }
  }
}
