import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneUI

extension AuditSamples {
  private static var large: some View { Button(action: {}, label: { Text("OK").frame(width: 60, height: 60) }) }

  static let hitRegion = AuditSamples(
    type: .hitRegion,
    wrong: [
      AuditSample("a plain button") { Button("OK") {} },
      AuditSample("a symbol as a button") { Button(action: {}, label: { Image(systemName: "xmark") }) },
      AuditSample("a small view with a tap") { Circle().frame(width: 20, height: 20).onTapGesture {} },
      AuditSample("wide but low") { Button(action: {}, label: { Text("Next").frame(width: 200, height: 30) }) },
      AuditSample("high but narrow") { Button(action: {}, label: { Text("N").frame(width: 20, height: 60) }) },
      AuditSample("a link") { Link("Terms", destination: URL(fileURLWithPath: "/terms")) },
      AuditSample("a menu") { Menu("More") { Button("One") {} } },
      AuditSample("room outside of the button") { Button("OK") {}.padding(20) },
      AuditSample("a small bordered button drawn smaller still") {
        Button("OK") {}.buttonStyle(.bordered).controlSize(.small).scaleEffect(0.8)
      },
      AuditSample("two buttons pushed together") {
        HStack(spacing: -20) {
          Button(action: {}, label: { Text("A").frame(width: 60, height: 60) })
          Button(action: {}, label: { Text("B").frame(width: 60, height: 60) })
        }
      },
      AuditSample("a button moved over another") {
        VStack(spacing: 0) {
          Button(action: {}, label: { Text("A").frame(width: 60, height: 60) })
          Button(action: {}, label: { Text("B").frame(width: 60, height: 60) }).offset(y: -15)
        }
      },
      AuditSample("a button drawn at half its size") {
        Button(action: {}, label: { Text("A").frame(width: 60, height: 60) }).scaleEffect(0.5)
      },
      AuditSample("a button under a banner") {
        ZStack {
          large
          Color.blue.frame(width: 100, height: 100)
        }
      },
      AuditSample("a button whose overlay is opaque") { large.overlay { Rectangle().fill(.yellow) } },
      AuditSample("a button behind an image") {
        ZStack {
          large
          Image(decorative: AuditSample.bitmap(width: 80, height: 80), scale: 1)
        }
      },
      AuditSample("a toggle under a material") {
        Toggle("Wi-Fi", isOn: .constant(true)).frame(width: 200, height: 60).overlay(.regularMaterial)
      },
      AuditSample("a button under a larger button") {
        ZStack {
          large
          Button(action: {}, label: { Text("Skip").frame(width: 120, height: 120).background(.white) })
        }
      },
      AuditSample("a button under a bar that the view draws", size: AuditSample.square) {
        ZStack(alignment: .bottom) {
          large.frame(maxHeight: .infinity, alignment: .bottom)
          Color.gray.frame(height: 70)
        }
      },
      AuditSample("a card whose activation point is covered") {
        Button(action: {}, label: { Text("Card").frame(width: 200, height: 120) })
          .accessibilityActivationPoint(UnitPoint(x: 0.9, y: 0.5))
          .overlay(alignment: .trailing) { Color.red.frame(width: 60) }
      },
      AuditSample("two buttons in a row of a list", size: AuditSample.phone) {
        List {
          HStack {
            Button("Yes") {}
            Button("No") {}
          }
        }
      },
    ],
    right: [
      AuditSample("a label of 44 points") { Button(action: {}, label: { Text("OK").frame(width: 44, height: 44) }) },
      AuditSample("a label of at least 44 points") {
        Button(action: {}, label: { Image(systemName: "xmark").frame(minWidth: 44, minHeight: 44) })
      },
      AuditSample("the button of a row", size: AuditSample.phone) { List { Button("Sign out") {} } },
      AuditSample("a toggle") { Toggle("Wi-Fi", isOn: .constant(true)).frame(width: 300) },
      AuditSample("a slider") { Slider(value: .constant(0.5)).frame(width: 200) },
      AuditSample("a stepper") { Stepper("Count", value: .constant(1)).frame(width: 300) },
      AuditSample("a small button that is disabled") { Button("OK") {}.disabled(true) },
      AuditSample("a card with a tap") { Text("Card").frame(width: 200, height: 80).onTapGesture {} },
      AuditSample("a star on a card") {
        ZStack(alignment: .topTrailing) {
          Button(action: {}, label: { Text("Card").frame(width: 200, height: 120) })
          Button(action: {}, label: { Image(systemName: "star").frame(width: 44, height: 44) })
        }
      },
      AuditSample("a button of a bar", size: AuditSample.phone) {
        NavigationStack {
          Text("Body").toolbar { ToolbarItem(placement: .primaryAction) { Button("Edit") {} } }
        }
      },
      AuditSample("a large bordered button") {
        Button("Continue") {}.buttonStyle(.borderedProminent).controlSize(.large)
      },
      AuditSample("bordered buttons of the system, which are 34 and 28 points high") {
        VStack {
          Button("Continue") {}.buttonStyle(.borderedProminent)
          Button("Later") {}.buttonStyle(.bordered)
          Button("More") {}.buttonStyle(.bordered).controlSize(.small)
        }
      },
      AuditSample("a menu and a link as bordered buttons") {
        VStack {
          Menu("More") { Button("One") {} }.menuStyle(.button).buttonStyle(.bordered)
          Link("Terms", destination: URL(fileURLWithPath: "/terms")).buttonStyle(.borderedProminent)
        }
      },
      AuditSample("a picker of segments") {
        Picker("Size", selection: .constant(1)) {
          Text("S").tag(1)
          Text("L").tag(2)
        }
        .pickerStyle(.segmented).frame(width: 200)
      },
      AuditSample("buttons side by side") {
        HStack(spacing: 0) {
          Button(action: {}, label: { Text("A").frame(width: 60, height: 60) })
          Button(action: {}, label: { Text("B").frame(width: 60, height: 60) })
        }
      },
      AuditSample("a progress bar") { ProgressView(value: 0.5).frame(width: 200) },
      AuditSample("a gauge") { Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryLinear).frame(width: 150) },
      AuditSample("a cover that lets touches through") {
        large.overlay { Rectangle().fill(.yellow).allowsHitTesting(false) }
      },
      AuditSample("a badge on a corner") {
        large.overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 16, height: 16) }
      },
      AuditSample("a border") { large.overlay { Rectangle().stroke(.red) } },
      AuditSample("an opaque background") { large.background(.yellow) },
      AuditSample("a veil that is half transparent") { large.overlay { Color.black.opacity(0.2) } },
      AuditSample("a covered button that is disabled") {
        ZStack {
          large.disabled(true)
          Color.blue
        }
        .frame(width: 100, height: 100)
      },
      AuditSample("a covered button that is hidden") {
        ZStack {
          large.accessibilityHidden(true)
          Color.blue
        }
        .frame(width: 100, height: 100)
      },
      AuditSample("a row that scrolls under a bar", size: AuditSample.square) {
        ZStack(alignment: .bottom) {
          ScrollView { VStack(spacing: 0) { ForEach(0..<6) { _ in large } } }
          Color.gray.frame(height: 70)
        }
      },
      AuditSample("room inside of the button") { Button(action: {}, label: { Text("OK").padding(20) }) },
    ])
}
