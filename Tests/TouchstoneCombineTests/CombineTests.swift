import Combine
import Foundation
import Testing

@Suite struct CombineTests {
  /// All values that a publisher brings at once.
  private func values<P: Publisher>(_ publisher: P) -> [P.Output] where P.Failure == Never {
    var values: [P.Output] = []
    let subscription = publisher.sink { values.append($0) }
    subscription.cancel()
    return values
  }

  // Combine's documentation of `combineLatest`: nothing before both have a value, then a pair at each new one.
  @Test func `latest values come at each new one`() {
    let (numbers, letters) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var pairs: [String] = []
    let subscription = numbers.combineLatest(letters) { "\($0)\($1)" }.sink { pairs.append($0) }
    numbers.send(1)
    numbers.send(2)
    letters.send("A")
    letters.send("B")
    numbers.send(3)
    #expect(pairs == ["2A", "2B", "3B"])
    subscription.cancel()
  }

  @Test func `latest of four come together`() {
    let merged = Just(1).combineLatest(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }
    #expect(values(merged) == [[1, 2, 3, 4]])
  }

  @Test func `latest values end once all have ended`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var isFinished = false
    let subscription = first.combineLatest(second).sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
    first.send(completion: .finished)
    #expect(!isFinished)
    second.send(completion: .finished)
    #expect(isFinished)
    subscription.cancel()
  }

  @Test func `merged values come in their order`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var all: [Int] = []
    let subscription = first.merge(with: second).sink { all.append($0) }
    first.send(1)
    second.send(2)
    first.send(3)
    #expect(all == [1, 2, 3])
    subscription.cancel()
    #expect(values(Publishers.MergeMany((1...9).map { Just($0) })) == Array(1...9))
  }

  @Test func `merge fails with the first failure`() {
    struct Spill: Error {}
    let (first, second) = (PassthroughSubject<Int, Spill>(), PassthroughSubject<Int, Spill>())
    var hasFailed = false
    let subscription = first.merge(with: second).sink(
      receiveCompletion: { if case .failure = $0 { hasFailed = true } }, receiveValue: { _ in })
    second.send(completion: .failure(Spill()))
    #expect(hasFailed)
    subscription.cancel()
  }

  @Test func `optionals and results have publishers`() {
    #expect(values(Optional(3).publisher) == [3])
    #expect(values(Optional<Int>.none.publisher) == [])
    #expect(values(Result<Int, Never>.success(4).publisher) == [4])
  }

  @Test func `notifications are published`() {
    let (center, name) = (NotificationCenter(), Notification.Name("tea"))
    let publisher: NotificationCenter.Publisher = center.publisher(for: name)
    var count = 0
    let subscription = publisher.sink { _ in count += 1 }
    center.post(name: name, object: nil)
    #expect(count == 1)
    subscription.cancel()
  }

  @Test func `queues are schedulers`() async {
    let queue = DispatchQueue(label: "combine")
    let timer: Timer.TimerPublisher = Timer.publish(every: 60, on: .main, in: .common)
    #expect(timer.interval == 60)
    for await value in Just(5).delay(for: .milliseconds(1), scheduler: queue).receive(on: OperationQueue()).values {
      #expect(value == 5)
    }
  }
}
