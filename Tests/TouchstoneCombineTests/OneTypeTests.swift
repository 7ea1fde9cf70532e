import Combine
import OpenCombine
import Testing

/// Code for `Combine` and code for `OpenCombine` in one program, and in one file: both speak of the same types.
@Suite struct OneTypeTests {
  private final class Model: Combine.ObservableObject {
    @Combine.Published var count = 0
  }

  /// As a library takes it that knows OpenCombine only.
  private func subscribe<P: OpenCombine.Publisher>(
    to publisher: P, _ receive: @escaping (P.Output) -> Void
  ) -> OpenCombine.AnyCancellable where P.Failure == Never {
    publisher.sink(receiveValue: receive)
  }

  @Test func `types of both modules are the same`() {
    #expect(Combine.AnyCancellable.self == OpenCombine.AnyCancellable.self)
    #expect(Combine.PassthroughSubject<Int, Never>.self == OpenCombine.PassthroughSubject<Int, Never>.self)
    #expect(Combine.Published<Int>.self == OpenCombine.Published<Int>.self)
  }

  @Test func `values go from one to the other`() {
    let subject = Combine.PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let subscription: Combine.AnyCancellable = subscribe(to: subject.map { $0 * 2 }) { values.append($0) }
    subject.send(21)
    #expect(values == [42])
    let model = Model()
    let object: any OpenCombine.ObservableObject = model
    #expect(object === model)
    let changes = subscribe(to: model.$count) { values.append($0) }
    model.count = 7
    #expect(values == [42, 0, 7])
    subscription.cancel()
    changes.cancel()
  }
}
