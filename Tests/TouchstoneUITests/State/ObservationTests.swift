import Foundation
import Observation
import Testing
import TouchstoneCombine
import TouchstoneRenderer
import TouchstoneUI

@Observable private final class Tank {
  var level = 3
  var unread = 0
}

private final class Cart: ObservableObject {
  @Published var items = 2
  let token: Int

  init(token: Int = 0) { self.token = token }
}

@MainActor @Suite struct ObservationTests {
  private struct Gauge: View {
    let tank: Tank
    var body: some View { Bar(value: tank.level) }
  }

  @Test func `change of a model that is read puts the picture out of date`() {
    let (stage, tank) = (Stage(), Tank())
    #expect(stage.widths(Gauge(tank: tank)) == [3])
    #expect(!stage.tree.host.isOutOfDate)
    tank.level = 6
    #expect(stage.tree.host.isOutOfDate)
    #expect(stage.widths(Gauge(tank: tank)) == [6])
    tank.level = 7
    #expect(stage.tree.host.isOutOfDate)
  }

  @Test func `change that no view reads does not`() {
    let (stage, tank) = (Stage(), Tank())
    stage.show(Gauge(tank: tank))
    tank.unread = 5
    #expect(!stage.tree.host.isOutOfDate)
  }

  @Test func `model in state is bound`() {
    struct Owner: View {
      @State private var tank = Tank()
      var body: some View {
        Editor(tank: tank)
        Gauge(tank: tank)
      }
    }
    struct Editor: View {
      @Bindable var tank: Tank
      var body: some View { Bar(value: 1).onAppear { $tank.level.wrappedValue = 9 } }
    }
    #expect(Stage().widths(Owner()) == [1, 9])
  }

  @Test func `model comes from the environment`() {
    struct Reader: View {
      @Environment(Tank.self) private var tank
      @Environment(Cart.Box.self) private var none: Cart.Box?
      var body: some View { Bar(value: none == nil ? tank.level : 0) }
    }
    let tank = Tank()
    tank.level = 4
    #expect(Stage().widths(Reader().environment(tank)) == [4])
  }

  @Test func `state object is made once`() {
    struct Owner: View {
      @StateObject private var cart: Cart
      init(log: Log) {
        _cart = StateObject(
          wrappedValue: {
            log.note("made")
            return Cart()
          }())
      }
      var body: some View { Bar(value: cart.items) }
    }
    let (stage, log) = (Stage(), Log())
    for _ in 0..<3 { #expect(stage.widths(Owner(log: log)) == [2]) }
    #expect(log.entries == ["made"])
  }

  @Test func `state object that evaluates another view while it is made is observed`() {
    struct Owner: View {
      @StateObject private var cart: Cart
      init(_ make: @escaping () -> Cart) { _cart = StateObject(wrappedValue: make()) }
      var body: some View { Bar(value: cart.items) }
    }
    struct Other: View {
      @State private var width = 1
      var body: some View { Bar(value: width) }
    }
    let (stage, cart) = (Stage(), Cart())
    let owner = Owner {
      Stage().show(Other())
      return cart
    }
    #expect(stage.widths(owner) == [2])
    cart.items = 5
    #expect(stage.tree.host.isOutOfDate)
    #expect(stage.widths(owner) == [5])
  }

  @Test func `observed object puts the picture out of date until it is replaced`() {
    struct Reader: View {
      @ObservedObject var cart: Cart
      var body: some View { Bar(value: cart.items) }
    }
    let (stage, first, second) = (Stage(), Cart(), Cart())
    stage.show(Reader(cart: first))
    first.items = 5
    #expect(stage.tree.host.isOutOfDate)
    #expect(stage.widths(Reader(cart: second)) == [2])
    first.items = 6
    #expect(!stage.tree.host.isOutOfDate)
  }

  @Test func `environment object reaches views far below`() {
    struct Reader: View {
      @EnvironmentObject private var cart: Cart
      var body: some View { Bar(value: cart.items).onAppear { $cart.items.wrappedValue = 8 } }
    }
    struct Middle: View {
      var body: some View { VStack { Reader() } }
    }
    #expect(Stage().widths(Middle().environmentObject(Cart())) == [8])
  }

  @Test func `object of a place that is gone is released`() {
    struct Owner: View {
      @StateObject private var cart: Cart
      init(_ make: @escaping () -> Cart) { _cart = StateObject(wrappedValue: make()) }
      var body: some View { Bar(value: cart.items) }
    }
    let stage = Stage()
    weak var known: Cart?
    @ViewBuilder func content(_ isThere: Bool) -> some View {
      if isThere {
        Owner {
          let cart = Cart()
          known = cart
          return cart
        }
      }
    }
    stage.show(content(true))
    #expect(known != nil)
    stage.show(content(false))
    #expect(known == nil)
  }
}

extension Cart {
  @Observable final class Box {}
}
