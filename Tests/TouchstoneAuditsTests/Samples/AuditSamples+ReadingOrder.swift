import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneUI

extension AuditSamples {
  static let readingOrder = AuditSamples(
    type: .readingOrder,
    wrong: [
      AuditSample("a priority that reads the footer first") {
        VStack {
          Text("Heading text"); Text("Footer text").accessibilitySortPriority(1)
        }
      },
      AuditSample("a view that an offset moves up", size: AuditSample.square) {
        VStack {
          Text("First words"); Text("Second words"); Text("Third words").offset(y: -80)
        }
      },
      AuditSample("layers placed from the bottom up", size: AuditSample.square) {
        ZStack {
          Text("Lower words").position(x: 100, y: 150)
          Text("Upper words").position(x: 100, y: 30)
        }
      },
      AuditSample("an overlay above its view", size: AuditSample.square) {
        Text("Caption words").overlay { Text("Title words").fixedSize().offset(y: -60) }
      },
      AuditSample("three priorities upside down") {
        VStack {
          Text("Words one").accessibilitySortPriority(1)
          Text("Words two").accessibilitySortPriority(2)
          Text("Words six").accessibilitySortPriority(3)
        }
      },
      AuditSample("a button before the text above it") {
        VStack {
          Text("Delete all?"); Button("Delete all") {}.accessibilitySortPriority(5)
        }
      },
      AuditSample("a symbol above that is read last", size: AuditSample.square) {
        ZStack {
          Text("Words").position(x: 100, y: 120)
          Image(systemName: "star.fill").position(x: 100, y: 40)
        }
      },
      AuditSample("rows of a grid from below", size: AuditSample.square) {
        ZStack {
          ForEach(0..<3) { row in Text("Row number \(row)").position(x: 100, y: CGFloat(170 - row * 60)) }
        }
      },
      AuditSample("groups in the wrong order") {
        VStack {
          VStack { Text("Summary words") }.accessibilityElement(children: .contain).accessibilityLabel("Summary")
          VStack { Text("Details words") }.accessibilityElement(children: .contain).accessibilityLabel("Details")
            .accessibilitySortPriority(1)
        }
      },
      AuditSample("a field before its heading") {
        VStack {
          Text("Your name please")
          TextField("Name", text: .constant("Ann")).accessibilitySortPriority(1)
        }
        .frame(width: 160)
      },
    ],
    right: [
      AuditSample("a column") {
        VStack {
          Text("One"); Text("Two"); Text("Three")
        }
      },
      AuditSample("a row") {
        HStack {
          Text("One"); Text("Two")
        }
      },
      AuditSample("two columns") {
        HStack {
          VStack {
            Text("One"); Text("Two")
          }
          VStack {
            Text("Three"); Text("Four")
          }
        }
      },
      AuditSample("a grid") {
        Grid {
          GridRow {
            Text("A"); Text("B")
          }
          GridRow {
            Text("C"); Text("D")
          }
        }
      },
      AuditSample("a badge in the corner", size: AuditSample.square) {
        ZStack(alignment: .topTrailing) {
          Text("Inbox, in the middle").frame(width: 180, height: 180); Text("3")
        }
      },
      AuditSample("a priority that agrees with the order") {
        VStack {
          Text("One").accessibilitySortPriority(2); Text("Two").accessibilitySortPriority(1)
        }
      },
      AuditSample("layers placed from the top down", size: AuditSample.square) {
        ZStack {
          Text("Upper").position(x: 100, y: 30); Text("Lower").position(x: 100, y: 150)
        }
      },
      AuditSample("a hidden view that is out of order") {
        VStack {
          Text("Heading text"); Text("Footer text").accessibilitySortPriority(1).accessibilityHidden(true)
        }
      },
      AuditSample("a list", size: AuditSample.phone) {
        List {
          Section("A") { Text("One") }; Section("B") { Text("Two") }
        }
      },
      AuditSample("a screen with bars", size: AuditSample.phone) {
        NavigationStack { List { Text("One") }.navigationTitle("Title") }
      },
      AuditSample("a combined element out of order within") {
        VStack {
          Text("Heading"); Text("Footer").accessibilitySortPriority(1)
        }.accessibilityElement(children: .combine)
      },
      AuditSample("texts on one line", size: AuditSample.square) {
        HStack(alignment: .top) {
          Text("Two\nlines"); Text("One")
        }
      },
    ])
}
