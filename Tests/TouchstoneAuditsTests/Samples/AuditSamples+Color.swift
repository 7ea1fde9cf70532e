import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneUI

extension AuditSamples {
  private static let red = Color(red: 0.80, green: 0.24, blue: 0.10)
  private static let green = Color(red: 0.42, green: 0.46, blue: 0.04)
  private static let blue = Color(red: 0, green: 0.3, blue: 0.9)

  private static func dot(_ color: Color, _ size: CGFloat = 12) -> some View {
    Circle().fill(color).frame(width: size, height: size)
  }

  static let color = AuditSamples(
    type: .color,
    wrong: [
      AuditSample("a red and a green dot") {
        HStack {
          dot(red)
          dot(green)
        }
      },
      // The system's blue and purple, whose ΔE00 of 25.6 becomes 6.8 with protanopia.
      AuditSample("a blue and a purple dot of the system") {
        HStack {
          dot(Color(red: 0, green: 122 / 255, blue: 1))
          dot(Color(red: 175 / 255, green: 82 / 255, blue: 222 / 255))
        }
      },
      AuditSample("three lights, of which one is blue") {
        HStack { ForEach([red, green, blue], id: \.self) { dot($0) } }
      },
      AuditSample("dots in two rows with equal words") {
        VStack {
          ForEach([red, green], id: \.self) { color in
            HStack {
              dot(color); Text("Server")
            }
          }
        }
      },
      AuditSample("symbols of one name") {
        HStack { ForEach([red, green], id: \.self) { Image(systemName: "circle.fill").foregroundStyle($0) } }
      },
      AuditSample("the same word in two colours") {
        HStack { ForEach([red, green], id: \.self) { Text("Status").foregroundStyle($0) } }
      },
      AuditSample("bullets that are letters") {
        VStack { ForEach([red, green], id: \.self) { Text(verbatim: "•").font(.title).foregroundStyle($0) } }
      },
      AuditSample("squares of a calendar") {
        HStack(spacing: 2) {
          ForEach(0..<6) { day in (day % 2 == 0 ? red : green).frame(width: 16, height: 16) }
        }
      },
      AuditSample("rounded marks") {
        HStack {
          ForEach([red, green], id: \.self) { RoundedRectangle(cornerRadius: 4).fill($0).frame(width: 20, height: 20) }
        }
      },
      AuditSample("bars of equal length") {
        VStack { ForEach([red, green], id: \.self) { Capsule().fill($0).frame(width: 60, height: 6) } }
      },
      AuditSample("marks in a dark scheme", scheme: .dark) {
        HStack { ForEach([red, green], id: \.self) { dot($0) } }
      },
      AuditSample("marks in a list", size: AuditSample.phone) {
        List {
          ForEach([red, green], id: \.self) { color in
            HStack {
              Text("Server"); Spacer(); dot(color)
            }
          }
        }
      },
    ],
    right: [
      AuditSample("one colour") { HStack { ForEach(0..<3) { _ in dot(red) } } },
      AuditSample("a legend with words") {
        VStack {
          HStack {
            dot(red); Text("Costs")
          }
          HStack {
            dot(green); Text("Revenue")
          }
        }
      },
      AuditSample("blue and orange, which all tell apart") {
        HStack {
          dot(blue)
          dot(.orange)
        }
      },
      AuditSample("marks of two forms") {
        HStack {
          dot(red)
          Rectangle().fill(green).frame(width: 12, height: 12)
        }
      },
      AuditSample("marks of two sizes") {
        HStack {
          dot(red, 20)
          dot(green, 10)
        }
      },
      AuditSample("symbols of two names") {
        HStack {
          Image(systemName: "xmark.circle.fill").foregroundStyle(red)
          Image(systemName: "checkmark.circle.fill").foregroundStyle(green)
        }
      },
      AuditSample("two words") {
        HStack {
          Text("Off").foregroundStyle(red)
          Text("On").foregroundStyle(green)
        }
      },
      AuditSample("two reds, which say one thing") {
        HStack {
          dot(red)
          dot(Color(red: 0.82, green: 0.26, blue: 0.12))
        }
      },
      AuditSample("cards, which are surfaces") {
        VStack { ForEach([red, green], id: \.self) { $0.frame(width: 200, height: 100) } }
      },
      AuditSample("words after the marks in one row") {
        HStack {
          dot(red); Text("Costs"); dot(green); Text("Revenue")
        }
      },
      AuditSample("black and white") {
        HStack {
          dot(.black)
          dot(.gray)
        }
      },
      AuditSample("toggles, whose thumbs move", size: AuditSample.phone) {
        VStack {
          Toggle("Sound", isOn: .constant(true)).tint(green)
          Toggle("Light", isOn: .constant(true)).tint(red)
        }
      },
    ])
}
