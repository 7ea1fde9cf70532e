import Observation
import SwiftUI

@MainActor @Observable
public final class CounterModel {
  public var count: Int

  public init(count: Int) { self.count = count }
}

public struct Counter: View {
  @State private var model: CounterModel

  public init(model: CounterModel) { _model = State(initialValue: model) }

  public var body: some View {
    Stepper("\(model.count)", value: $model.count).padding(4).fixedSize()
  }
}
