import SwiftUI

/// An alert with two fields above a list.
struct LoginAlert: View {
  @State private var name = "ada"
  @State private var password = ""

  var body: some View {
    NavigationStack {
      List { ForEach(1..<9) { Text("Server \($0)") } }.navigationTitle("Servers")
    }
    .alert("Sign In", isPresented: .constant(true)) {
      TextField("User Name", text: $name)
      SecureField("Password", text: $password)
      Button("Cancel", role: .cancel) {}
      Button("Sign In") {}
    } message: {
      Text("Enter the user name and the password of “Server 3”.")
    }
  }
}
