import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneUI

extension AuditSamples {
  private static func text(_ alignment: Alignment, _ words: String = "Words") -> some View {
    Text(words).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }

  static let safeArea = AuditSamples(
    type: .safeArea,
    wrong: [
      AuditSample("a title under the camera", size: AuditSample.phone, safeArea: true) { text(.top).ignoresSafeArea() },
      AuditSample("a footer under the home indicator", size: AuditSample.phone, safeArea: true) {
        text(.bottom).ignoresSafeArea()
      },
      AuditSample("a title that an offset moves up", size: AuditSample.phone, safeArea: true) {
        text(.top).offset(y: -30)
      },
      AuditSample("a title with a negative padding", size: AuditSample.phone, safeArea: true) {
        text(.top).padding(.top, -30)
      },
      AuditSample("a column that ignores the top", size: AuditSample.phone, safeArea: true) {
        VStack {
          Text("Title"); Spacer()
        }.ignoresSafeArea(edges: .top)
      },
      AuditSample("a column that ignores the bottom", size: AuditSample.phone, safeArea: true) {
        VStack {
          Spacer(); Text("Footer")
        }.ignoresSafeArea(edges: .bottom)
      },
      AuditSample("a picture with its caption", size: AuditSample.phone, safeArea: true) {
        ZStack(alignment: .topLeading) {
          Color.black; Text("Caption").foregroundStyle(.white)
        }.ignoresSafeArea()
      },
      AuditSample("a button at the bottom", size: AuditSample.phone, safeArea: true) {
        VStack {
          Spacer(); Button("Buy") {}
        }.ignoresSafeArea()
      },
      AuditSample("a column that is too high", size: AuditSample.phone, safeArea: true) {
        VStack(spacing: 0) { ForEach(0..<20) { Text("Row \($0)").frame(height: 40) } }
      },
      AuditSample("a text in the corner", size: AuditSample.phone, safeArea: true) {
        text(.topTrailing, "12").ignoresSafeArea()
      },
    ],
    right: [
      AuditSample("a title", size: AuditSample.phone, safeArea: true) { text(.top) },
      AuditSample("a footer", size: AuditSample.phone, safeArea: true) { text(.bottom) },
      AuditSample("a background that ignores it", size: AuditSample.phone, safeArea: true) {
        text(.center).background { Color.yellow.ignoresSafeArea() }
      },
      AuditSample("a text in the middle of what ignores it", size: AuditSample.phone, safeArea: true) {
        text(.center).ignoresSafeArea()
      },
      AuditSample("a screen with bars", size: AuditSample.phone, safeArea: true) {
        NavigationStack { List { Text("One") }.navigationTitle("Title") }
      },
      AuditSample("a list, which scrolls", size: AuditSample.phone, safeArea: true) {
        List { ForEach(0..<40) { Text("Row \($0)") } }
      },
      AuditSample("tabs", size: AuditSample.phone, safeArea: true) {
        TabView { Text("One").tabItem { Label("One", systemImage: "star") } }
      },
      AuditSample("a screen without edges", size: AuditSample.phone) { text(.top).ignoresSafeArea() },
      AuditSample("a decoration under the camera", size: AuditSample.phone, safeArea: true) {
        text(.top, "★").ignoresSafeArea().accessibilityHidden(true)
      },
      AuditSample("an inset at the bottom", size: AuditSample.phone, safeArea: true) {
        ScrollView { Text("Words") }.safeAreaInset(edge: .bottom) { Text("Total") }
      },
      AuditSample("a clear text", size: AuditSample.phone, safeArea: true) {
        text(.top).foregroundStyle(.clear).ignoresSafeArea()
      },
    ])
}
