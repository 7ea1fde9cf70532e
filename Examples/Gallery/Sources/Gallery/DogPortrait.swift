import SwiftUI

/// The gallery's photo, painted with shapes: a dog against an evening sky. `Resources/dog.png` is rendered from it.
public struct DogPortrait: View {
  public init() {}

  public var body: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(red: 0.36, green: 0.66, blue: 0.93), Color(red: 0.98, green: 0.80, blue: 0.62),
        ], startPoint: .top, endPoint: .bottom)
      Circle().fill(Color(red: 1, green: 0.93, blue: 0.72)).frame(width: 64, height: 64).offset(x: 68, y: -58)
      Ellipse().fill(Color(red: 0.40, green: 0.62, blue: 0.42)).frame(width: 380, height: 150).offset(x: -40, y: 142)
      Ellipse().fill(Color(red: 0.31, green: 0.53, blue: 0.36)).frame(width: 320, height: 120).offset(x: 80, y: 150)
      chest
      ear.offset(x: -62, y: -10)
      ear.scaleEffect(x: -1, y: 1).offset(x: 62, y: -10)
      head
    }
    .frame(width: 240, height: 240)
    .clipped()
  }

  private let brown = Color(red: 0.72, green: 0.47, blue: 0.26)
  private let dark = Color(red: 0.38, green: 0.23, blue: 0.13)
  private let cream = Color(red: 0.98, green: 0.92, blue: 0.83)

  private var chest: some View {
    Ellipse().fill(brown).frame(width: 136, height: 130).offset(y: 104)
      .overlay(Ellipse().fill(cream).frame(width: 62, height: 96).offset(y: 112))
      .overlay(Capsule().fill(.red).frame(width: 84, height: 15).offset(y: 62))
      .overlay(Circle().fill(.yellow).frame(width: 19, height: 19).offset(y: 74))
  }

  private var ear: some View {
    Ellipse().fill(dark).frame(width: 46, height: 96).rotationEffect(.degrees(18))
  }

  private var head: some View {
    ZStack {
      Ellipse().fill(brown).frame(width: 128, height: 136)
      Ellipse().fill(cream).frame(width: 34, height: 80).offset(y: -34)
      Ellipse().fill(cream).frame(width: 78, height: 62).offset(y: 34)
      eye.offset(x: -31, y: -10)
      eye.offset(x: 31, y: -10)
      Ellipse().fill(dark).frame(width: 32, height: 23).offset(y: 16)
      Ellipse().fill(.white.opacity(0.5)).frame(width: 10, height: 5).offset(x: -5, y: 11)
      Capsule().fill(Color(red: 0.93, green: 0.45, blue: 0.50)).frame(width: 22, height: 30).offset(y: 52)
      mouth.stroke(dark, style: StrokeStyle(lineWidth: 3, lineCap: .round)).frame(width: 46, height: 14).offset(y: 40)
    }
    .offset(y: -2)
  }

  private var eye: some View {
    ZStack {
      Circle().fill(dark).frame(width: 21, height: 21)
      Circle().fill(.white).frame(width: 7, height: 7).offset(x: 3, y: -4)
    }
  }

  private var mouth: Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 2))
      path.addQuadCurve(to: CGPoint(x: 23, y: 2), control: CGPoint(x: 11, y: 20))
      path.addQuadCurve(to: CGPoint(x: 46, y: 2), control: CGPoint(x: 35, y: 20))
    }
  }
}

#Preview(traits: .sizeThatFitsLayout) { DogPortrait() }
