import Foundation
import SwiftUI

/// A ticket whose colour and word the environment can change.
public struct Ticket: View {
  let number: Int

  public init(number: Int) {
    self.number = number
  }

  private func setting(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  private var color: Color {
    setting("TICKET_COLOR").map {
      $0 == "green" ? .init(red: 0, green: 0.6, blue: 0.2) : .init(red: 0, green: 0.4, blue: 0.8)
    }
      ?? .init(red: 0, green: 0.2, blue: 0.4)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("\(setting("TICKET_WORD") ?? "No.") \(number)").font(.headline)
      Text("Valid on the day of issue, on all lines of the city and its suburbs.").font(.caption)
      HStack {
        Image(systemName: "tram.fill")
        Spacer()
        Text("Adult").foregroundStyle(.white).padding(6).background(color, in: .rect(cornerRadius: 6))
      }
    }
    .padding()
    .frame(width: 240)
  }
}
