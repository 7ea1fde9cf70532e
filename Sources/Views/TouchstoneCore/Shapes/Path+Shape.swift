public import Foundation
public import TouchstoneDrawing

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
