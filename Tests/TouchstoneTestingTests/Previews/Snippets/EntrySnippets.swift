import Combine
import Foundation
public import SwiftUI

// @Entry in the forms of Apple's documentation of `Entry()` and of public packages.

struct TicketStyle: Sendable, Equatable {
  var corner: CGFloat
  static let plain = TicketStyle(corner: 4)
}

enum TicketDefaults {
  static let rest = 90
}

@Observable final class TicketCounter {
  var count = 1
}

protocol TicketFormatting: Sendable {
  func text(_ number: Int) -> String
}

struct PlainTicketFormat: TicketFormatting {
  func text(_ number: Int) -> String { "No. \(number)" }
}

extension EnvironmentValues {
  @Entry var ticketIsOn = true
  @Entry var ticketStep: Int = TicketDefaults.rest
  @Entry var ticketSpacing: CGFloat = 4
  @Entry var ticketStyle: TicketStyle = .plain
  @Entry var ticketOwner: String?
  @Entry var ticketRow: Int? = nil
  @Entry var ticketColor: Color = Color(red: 0.2, green: 0.4, blue: 0.6)
  @Entry var ticketInsets = EdgeInsets()
  @Entry var ticketAxes: Axis.Set = [.horizontal, .vertical]
  @Entry var ticketTags: [String: [Int]] = ["a": [1, 2], "b": []]
  @Entry var ticketAction: () -> Void = {}
  @Entry var ticketSelect: (AnyHashable) -> Void = { _ in }
  @Entry var ticketCancel: (() -> Void)?
  @Entry var ticketLoad: @Sendable (_ id: Int) async throws -> [String] = { id in ["\(id)"] }
  @Entry var ticketFormat: any TicketFormatting = PlainTicketFormat()
  @Entry var ticketProgress: CurrentValueSubject<Double?, Never> = .init(nil)
  @Entry var ticketCounter = TicketCounter()
  @Entry var ticketNote: String = """
    Not "transferable" \("{")
    """
  @Entry var ticketIdentifier = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
  @Entry var ticketLimit: Double = {
    // The default of a closure: }
    let seconds = 60.0
    return seconds / 2
  }()
  @Entry var `default`: Int = 1
  /// The price. A documentation comment, and attributes.
  @available(iOS 17, macOS 14, *)
  @Entry var ticketPrice: Decimal = 12.5  // = the price
}

extension EnvironmentValues {
  @Entry public internal(set) var ticketIsModal: Bool = false
  @Entry fileprivate var ticketSecret: String = "s"
  @Entry nonisolated var ticketDepth: UInt = 0
  @Entry @MainActor var ticketWidth: CGFloat = 33
}

extension Transaction {
  @Entry var ticketTear: Bool = false
}

extension ContainerValues {
  @Entry var ticketBadge: String? = nil
  @Entry var ticketWeight = 1.0
}

extension FocusedValues {
  @Entry var ticketSelection: Binding<Int>?
  @Entry var ticketTitle: String? = nil
  @Entry var ticketModel: Optional<TicketCounter>
}

private struct TicketRow: View {
  @Environment(\.ticketIsOn) private var isOn
  @Environment(\.ticketStep) private var step
  @Environment(\.ticketStyle) private var style
  @Environment(\.ticketOwner) private var owner
  @Environment(\.ticketColor) private var color
  @Environment(\.ticketFormat) private var format
  @Environment(\.ticketCounter) private var counter
  @Environment(\.ticketWidth) private var width
  @Environment(\.`default`) private var first
  @FocusedValue(\.ticketTitle) private var title
  @FocusedBinding(\.ticketSelection) private var selection

  var body: some View {
    VStack(alignment: .leading) {
      Text(format.text(counter.count + first))
      Text(title ?? owner ?? "no one")
      Text(isOn ? "\(step)" : "off").foregroundStyle(color)
    }
    .padding(style.corner)
    .frame(minWidth: width)
    .focusedValue(\.ticketTitle, "Ticket")
  }
}

#Preview("Defaults", traits: .sizeThatFitsLayout) { TicketRow() }

#Preview("Set", traits: .sizeThatFitsLayout) {
  TicketRow()
    .environment(\.ticketOwner, "Ada")
    .environment(\.ticketStyle, TicketStyle(corner: 12))
    .environment(\.ticketSecret, "t")
    .environment(\.ticketAction) { print("tapped") }
    .transaction { $0.ticketTear = true }
}

#Preview("Containers", traits: .sizeThatFitsLayout) {
  VStack {
    Group(subviews: Text("A").containerValue(\.ticketBadge, "new")) { subviews in
      ForEach(subviews) { subview in
        HStack {
          subview
          Text(subview.containerValues.ticketBadge ?? "none")
        }
      }
    }
  }
}
