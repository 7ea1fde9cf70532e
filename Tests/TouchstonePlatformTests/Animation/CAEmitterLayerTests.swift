import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct CAEmitterLayerTests {
  @Test func `particles keep their settings`() {
    let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
    cell.birthRate = 3
    emitter.emitterShape = .line
    emitter.emitterCells = [cell]
    #expect(emitter.emitterCells?.first?.birthRate == 3)
    #expect(emitter.emitterShape == .line)
  }

  @Test func `layers and emitters have the members that code sets`() {
    let (layer, cell) = (CALayer(), CAEmitterCell())
    layer.filters = []
    layer.backgroundFilters = []
    layer.compositingFilter = "screenBlendMode"
    cell.beginTime = 1
    cell.duration = 2
    (cell.speed, cell.timeOffset, cell.repeatCount, cell.autoreverses, cell.isEnabled) = (2, 1, 3, true, false)
    #expect(cell.beginTime == 1 && layer.compositingFilter as? String == "screenBlendMode")
  }
}
