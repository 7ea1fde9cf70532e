import Foundation
import Testing
import TouchstoneUI

@MainActor @Suite struct BindingTests {
  private struct Person: Identifiable {
    var id = 1
    var name = "Ada"
    var nickname: String?
  }

  /// A place that a binding writes to.
  private final class Cell<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test func `part of a value can be written`() {
    let cell = Cell(Person())
    cell.binding.name.wrappedValue = "Grace"
    #expect(cell.value.name == "Grace")
    #expect(cell.binding.name.wrappedValue == "Grace")
  }

  @Test func `constant ignores writes`() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test func `binding of an optional exists only with a value`() throws {
    let cell = Cell<String?>(nil)
    #expect(Binding<String>(cell.binding)?.wrappedValue == nil)
    cell.value = "Ada"
    let inner = try #require(Binding<String>(cell.binding))
    inner.wrappedValue = "Grace"
    #expect(cell.value == "Grace")
    // Once the value is gone, the last known one is read, as a view may still be on its way out.
    cell.value = nil
    #expect(inner.wrappedValue == "Ada")
  }

  @Test func `elements of a collection are bound`() {
    let cell = Cell([Person(id: 1, name: "a"), Person(id: 2, name: "b")])
    for person in cell.binding { person.name.wrappedValue += "!" }
    #expect(cell.value.map(\.name) == ["a!", "b!"])
    cell.binding[1].name.wrappedValue = "c"
    #expect(cell.value[1].name == "c")
  }

  @Test func `element that is gone reads its last value and ignores writes`() {
    let cell = Cell([1, 2, 3])
    let last = cell.binding[2]
    cell.value = [1]
    #expect(last.wrappedValue == 3)
    last.wrappedValue = 9
    #expect(cell.value == [1])
  }

  @Test func `bound collection makes views`() {
    struct Numbers: View {
      @State private var people = [Person(id: 3, name: "abc"), Person(id: 5, name: "abcde")]
      var body: some View {
        HStack {
          ForEach($people) { $person in Bar(value: $person.name.wrappedValue.count).onAppear { person.name += "xx" } }
        }
      }
    }
    #expect(Stage().widths(Numbers()) == [5, 7])
  }

}
