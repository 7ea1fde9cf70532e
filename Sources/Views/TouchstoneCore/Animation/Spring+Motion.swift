public import Foundation

extension Spring {
  /// The response of a spring at a time to an initial displacement of 1 and to an initial velocity of 1.
  private struct Response {
    var displacement: Double
    var impulse: Double
    /// The velocity that remains of the impulse.
    var impulseVelocity: Double
  }

  private func response(at time: TimeInterval) -> Response {
    let t = max(time, 0)
    guard frequency > 0 else { return Response(displacement: 1, impulse: t, impulseVelocity: 1) }
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let (fading, sine, cosine) = (exp(-decay * t), sin(damped * t), cos(damped * t))
      return Response(
        displacement: fading * (cosine + decay / damped * sine), impulse: fading * sine / damped,
        impulseVelocity: fading * (cosine - decay / damped * sine))
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    if spread == 0 {
      let fading = exp(-frequency * t)
      return Response(
        displacement: fading * (1 + frequency * t), impulse: fading * t, impulseVelocity: fading * (1 - frequency * t))
    }
    let (slow, fast) = (spread - decay, -spread - decay)
    let (slowly, quickly) = (exp(slow * t), exp(fast * t))
    return Response(
      displacement: (slow * quickly - fast * slowly) / (slow - fast), impulse: (slowly - quickly) / (slow - fast),
      impulseVelocity: (slow * slowly - fast * quickly) / (slow - fast))
  }

  /// Returns the value at a time of a spring that starts at zero and is pulled towards a target.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let response = response(at: time)
    return target.scaled(by: 1 - response.displacement) + initialVelocity.scaled(by: response.impulse)
  }

  /// Returns the velocity at a time of a spring that starts at zero and is pulled towards a target.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let response = response(at: time)
    // The derivative of the displacement is −ω²·impulse; the initial displacement is −target.
    return target.scaled(by: frequency * frequency * response.impulse)
      + initialVelocity.scaled(by: response.impulseVelocity)
  }

  /// Advances a value and its velocity by a time step.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let start = velocity
    value += self.value(target: way, initialVelocity: start, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
  }

  /// Returns the force that pulls a value towards a target.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the time after which the value stays within a distance of its target, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    guard frequency > 0, dampingRatio > 0, epsilon > 0 else { return .infinity }
    let distance = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    if dampingRatio < 1 {
      // The envelope of the oscillation: e^(−ζωt) times the amplitude.
      let decay = dampingRatio * frequency
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let amplitude = hypot(distance, (speed + decay * distance) / damped)
      return max(0, log(amplitude / epsilon) / decay)
    }
    var high = 1 / frequency
    while bound(distance, speed, at: high) > epsilon, high < 1e6 { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(distance, speed, at: middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  private func bound(_ distance: Double, _ speed: Double, at time: TimeInterval) -> Double {
    let response = response(at: time)
    return abs(distance * response.displacement) + abs(speed * response.impulse)
  }
}

extension Spring {
  /// Returns the force of the spring on its way from one value to another, at a position with a velocity.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    let start = fromValue.animatableData
    result.animatableData = force(
      target: toValue.animatableData - start, position: position.animatableData - start,
      velocity: velocity.animatableData)
    return result
  }

  /// Returns the value at a time on its way from one value to another.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData += value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity at a time on the way from one value to another.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData = velocity(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the time after which a value stays close to its target, in seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double = 0.001
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
