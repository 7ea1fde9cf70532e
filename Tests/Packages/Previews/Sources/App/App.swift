import SwiftUI

#Preview { Text("Hello") }

@main
enum App {
  static func main() {}
}
