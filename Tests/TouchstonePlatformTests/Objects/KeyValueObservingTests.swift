import Testing
import UIKit

@MainActor @Suite struct KeyValueObservingTests {
  @Test func `an observer is told of changes of the properties that code observes`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    var heights: [CGFloat] = []
    let size = scroll.observe(\.contentSize) { view, _ in heights.append(view.contentSize.height) }
    var changes: [(old: CGFloat?, new: CGFloat?)] = []
    let offset = scroll.observe(\.contentOffset, options: [.new, .old]) { _, change in
      changes.append((change.oldValue?.y, change.newValue?.y))
    }
    scroll.contentSize.height = 100
    scroll.contentSize.height = 100
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    #expect(heights == [100])
    #expect(changes.map(\.old) == [0] && changes.map(\.new) == [30])
    size.invalidate()
    scroll.contentSize.height = 200
    #expect(heights == [100])
    withExtendedLifetime(offset) {}
  }

  @Test func `bounds, centres, opacities and layers can be observed`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    var told: [String] = []
    let observations = [
      view.observe(\.bounds) { _, _ in told.append("bounds") },
      view.observe(\.center) { _, _ in told.append("center") },
      view.observe(\.alpha) { _, _ in told.append("alpha") },
      view.observe(\.isHidden) { _, _ in told.append("hidden") },
      view.layer.observe(\.bounds) { _, _ in told.append("layer") },
    ]
    view.frame.origin.x = 5
    view.frame.size.width = 10
    view.alpha = 0.5
    view.isHidden = true
    view.layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(told == ["center", "alpha", "hidden", "layer"])
    view.bounds.size.height = 30
    #expect(told.suffix(2) == ["bounds", "center"])
    withExtendedLifetime(observations) {}
  }

  @Test func `an observer is told the value at the beginning, and no change after it is released`() {
    let layer = CALayer()
    var opacities: [Float?] = []
    _ = layer.observe(\.opacity) { opacities.append($1.newValue) }
    _ = layer.observe(\.opacity, options: [.initial, .new]) { opacities.append($1.newValue) }
    layer.opacity = 0.5
    #expect(opacities == [1])
  }

  @Test func `bounds change once, with their origin and their size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    var told: [CGRect] = []
    let observation = view.observe(\.bounds) { view, _ in told.append(view.bounds) }
    view.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(told == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    withExtendedLifetime(observation) {}
  }

  @Test func `an observer may hold the last reference to another observation`() {
    let view = UIView(frame: .zero)
    var told = 0
    var inner: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in told += 1 }
    let outer = view.observe(\.isHidden) { [inner] _, _ in withExtendedLifetime(inner) {} }
    inner = nil
    view.alpha = 0.5
    #expect(told == 1)
    outer.invalidate()
    view.alpha = 1
    #expect(told == 1)
  }

  final class Model: NSObject {
    var name = "a"
  }

  @Test func `objects of other classes can be observed, but tell of no changes`() {
    let model = Model()
    var names: [String] = []
    let observation = model.observe(\.name, options: [.initial, .new]) { names.append($1.newValue ?? "") }
    model.name = "b"
    #expect(names == ["a"])
    withExtendedLifetime(observation) {}
  }

  final class Observer: UIView {
    var told: [(key: String?, new: CGFloat?)] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      told.append((keyPath, (change?[.newKey] as? CGPoint)?.y))
    }
  }

  @Test func `an observer by name is told of changes until it is removed`() {
    let (scroll, observer) = (UIScrollView(frame: .zero), Observer(frame: .zero))
    scroll.addObserver(observer, forKeyPath: "contentOffset", options: [.new], context: nil)
    scroll.addObserver(observer, forKeyPath: "noSuchProperty", options: [.initial], context: nil)
    scroll.contentOffset.y = 7
    scroll.removeObserver(observer, forKeyPath: "contentOffset")
    scroll.contentOffset.y = 8
    #expect(observer.told.map(\.key) == ["contentOffset"] && observer.told.map(\.new) == [7])
  }

  @Test func `centres and opacities can be observed by name`() {
    let (view, observer) = (UIView(frame: .zero), Observer(frame: .zero))
    for key in ["center", "alpha"] { view.addObserver(observer, forKeyPath: key, options: [.new], context: nil) }
    view.frame.origin.x = 5
    view.alpha = 0.5
    #expect(observer.told.map(\.key) == ["center", "alpha"])
  }

  @Test func `a view that is gone is not kept by its observers`() {
    weak var gone: UIView?
    var observation: NSKeyValueObservation?
    do {
      let view = UIView(frame: .zero)
      gone = view
      observation = view.observe(\.frame) { _, _ in }
    }
    #expect(gone == nil)
    observation?.invalidate()
  }
}
