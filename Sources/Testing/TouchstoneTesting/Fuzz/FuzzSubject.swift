import Foundation
import TouchstoneUI

/// A view that is tried, with how its arguments are generated.
@MainActor struct FuzzSubject<Content: View> {
  /// Generates the arguments, and returns them as Swift expressions with what makes the view of them.
  let generate: @MainActor (inout FuzzChoices) -> (arguments: [String], make: @MainActor () -> Content)
  let call: FuzzCall
  let environment: FuzzEnvironment

  nonisolated init<each Argument>(
    _ make: @escaping @MainActor (repeat each Argument) -> Content,
    _ generators: repeat FuzzGenerator<each Argument>,
    call: String?, environment: FuzzEnvironment
  ) {
    self.environment = environment
    let generators = (repeat each generators)
    generate = { choices in
      let arguments = (repeat (each generators).make(&choices))
      var sources: [String] = []
      for argument in repeat each arguments { sources.append(SwiftSource.expression(argument)) }
      return (sources, { make(repeat each arguments) })
    }
    if let call {
      self.call = .known(call)
    } else {
      var types: [String] = []
      for type in repeat (each Argument).self { types.append(SwiftSource.name(of: type)) }
      self.call = FuzzCall(ofInitialiserOf: Content.self, parameters: types)
    }
  }

  /// Returns the state that some choices make.
  func state(_ choices: FuzzChoices) -> FuzzState<Content> {
    var choices = choices
    let surroundings = FuzzSurroundings(of: environment, &choices)
    let (arguments, make) = generate(&choices)
    return FuzzState(
      surroundings: surroundings, arguments: arguments, texts: choices.texts, choices: choices.made, call: call,
      make: make)
  }
}

/// A view with some arguments in some environment.
@MainActor struct FuzzState<Content: View> {
  let surroundings: FuzzSurroundings
  /// As Swift expressions.
  let arguments: [String]
  /// The texts in the arguments, in the order in which they were generated.
  let texts: [String]
  /// What the state was generated from.
  let choices: [UInt64]
  let call: FuzzCall
  let make: @MainActor () -> Content

  /// The view in the size of the state.
  var view: some View {
    make().frame(width: surroundings.size.width, height: surroundings.size.height)
  }

  /// A preview that shows the state.
  func preview(named name: String) -> String {
    let lines = call.lines(with: arguments) + surroundings.modifiers.map { "  \($0)" }
    return "#Preview(\(SwiftSource.literal(name))) {\n\(lines.map { "  \($0)" }.joined(separator: "\n"))\n}"
  }
}
