import TouchstoneDrawing

extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

  /// The OKLab components multiplied by the opacity, and the opacity; interpolating these is equivalent to `Color.mix`.
  public var animatableData: AnimatableData {
    get { components.animatableData }
    set { components.animatableData = newValue }
  }
}

extension Color.ResolvedHDR: Animatable {
  /// The data of `Color.Resolved`; the headroom is not animated.
  public var animatableData: Color.Resolved.AnimatableData {
    get { components.animatableData }
    set { components.animatableData = newValue }
  }
}

extension ResolvedColor {
  fileprivate var animatableData: Color.Resolved.AnimatableData {
    get {
      let numbers = GradientRamp.Interpolation.perceptual.premultiplied(self).map { Float($0) }
      return AnimatablePair(numbers[0], AnimatablePair(numbers[1], AnimatablePair(numbers[2], numbers[3])))
    }
    set {
      let (first, rest) = (newValue.first, newValue.second)
      self = GradientRamp.Interpolation.perceptual.color(
        premultiplied: [first, rest.first, rest.second.first, rest.second.second].map { Double($0) })
    }
  }
}
