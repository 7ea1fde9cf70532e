public import TouchstoneDrawing

extension Color {
  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) {
    self.init(storage: .fixed(cgColor.resolved))
  }

  /// The Core Graphics colour in sRGB, or `nil` if this colour depends on the environment.
  public var cgColor: CGColor? { isConstant ? CGColor(resolveHDR(in: EnvironmentValues()).components) : nil }

  private var isConstant: Bool {
    switch storage {
    case .fixed: true
    case .opacity(let color, _), .headroom(let color, _), .exposure(let color, _): color.isConstant
    case .mix(let first, let second, _, _): first.isConstant && second.isConstant
    case .system, .accent, .dynamic, .named: false
    }
  }
}

extension Color.Resolved {
  /// The Core Graphics colour in sRGB.
  public var cgColor: CGColor { CGColor(components) }
}
