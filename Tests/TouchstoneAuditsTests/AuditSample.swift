import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// A view that an audit should find a fault in, or should not.
@MainActor struct AuditSample {
  let name: String
  let findings: @MainActor (AuditType, Audit.Settings) throws -> [AuditFinding]

  /// - Parameters:
  ///   - size: The size of the screen in points; `nil` for the view's ideal size.
  ///   - safeArea: Whether the screen has the unsafe edges of a phone with a camera in its screen.
  ///   - make: Makes the view, which is drawn on the background of the colour scheme.
  init<Content: View>(
    _ name: String, size: CGSize? = nil, scheme: ColorScheme = .light, safeArea: Bool = false,
    @ViewBuilder _ make: @escaping @MainActor () -> Content
  ) {
    self.name = name
    findings = { type, settings in
      @MainActor func audited(_ typeSize: DynamicTypeSize) -> AuditedView {
        // With the edges of a screen the view fills the proposal; a frame would keep it within them.
        let stage = RootView(content: make())
          .frame(width: safeArea ? nil : size?.width, height: safeArea ? nil : size?.height)
          .frame(maxWidth: safeArea ? .infinity : nil, maxHeight: safeArea ? .infinity : nil)
          .background { Rectangle().fill(BackgroundStyle()).ignoresSafeArea() }
        let renderer = ImageRenderer(content: stage)
        renderer.proposedSize = size.map { ProposedViewSize($0) } ?? .unspecified
        renderer.scale = 2
        renderer.environment.horizontalSizeClass = .compact
        renderer.environment.verticalSizeClass = .regular
        renderer.environment.colorScheme = scheme
        if safeArea { renderer.environment.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0) }
        renderer.environment.dynamicTypeSize = typeSize
        return AuditedView(renderer.picture(scale: 2), displayScale: 2)
      }
      return try Audit.findings(
        type, in: audited(.large), enlarged: type == .dynamicType ? audited(Audit.enlargedSize) : nil,
        settings: settings)
    }
  }

  static let phone = CGSize(width: 390, height: 844)
  static let square = CGSize(width: 200, height: 200)

  /// A bitmap whose four quarters differ.
  static func bitmap(width: Int, height: Int) -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        bytes += [UInt8(x * 255 / width), UInt8(y * 255 / height), 128, 255]
      }
    }
    return CGImage(bitmap: Bitmap(width: width, height: height, bytes: bytes))
  }
}

/// Views with a fault of one kind, and views without.
@MainActor struct AuditSamples {
  let type: AuditType
  let wrong: [AuditSample]
  let right: [AuditSample]

  /// The wrong views in which nothing is found.
  var missed: [String] {
    get throws { try wrong.filter { try $0.findings(type, .init()).isEmpty }.map(\.name) }
  }

  /// What is found in the right views.
  var falseAlarms: [String] {
    get throws {
      try right.flatMap { sample in try sample.findings(type, .init()).map { "\(sample.name): \($0)" } }
    }
  }
}
