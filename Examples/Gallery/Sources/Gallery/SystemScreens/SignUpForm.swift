import SwiftUI

/// A form for an account in a sheet-like screen with an inline title.
struct SignUpForm: View {
  @State private var name = "Ada Lovelace"
  @State private var email = ""
  @State private var password = "secret"
  @State private var wantsNews = true
  @State private var plan = 1
  @State private var seats = 2

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $name)
          TextField("Email", text: $email)
          SecureField("Password", text: $password)
        } header: {
          Text("Account")
        } footer: {
          Text("Use at least eight characters.")
        }
        Section("Plan") {
          Picker("Plan", selection: $plan) {
            Text("Free").tag(0)
            Text("Team").tag(1)
          }
          .pickerStyle(.segmented)
          Stepper("Seats: \(seats)", value: $seats)
          DatePicker("Starts", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)))
            .environment(\.timeZone, .gmt)
          Toggle("News by email", isOn: $wantsNews)
        }
        Section { Button("Create Account") {}.frame(maxWidth: .infinity) }
        Section { Button("Delete Draft", role: .destructive) {}.frame(maxWidth: .infinity) }
      }
      .navigationTitle("New Account")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Done") {}.disabled(email.isEmpty) }
      }
    }
  }
}
