/// How code creates a view without arguments.
enum Creation: Hashable {
  case possible(Initializer)
  /// The reason, as the end of a sentence: `it needs title`.
  case impossible(String)

  /// - Parameter extensions: The extensions of the type, which may have initializers.
  init(_ type: TypeDeclaration, extensions: [TypeDeclaration]) {
    if let object = type.values.surroundings {
      self = .impossible("it needs \(object) in its environment")
      return
    }
    // An initializer in an extension leaves the compiler's own in place.
    let isImplicit = type.initializers.isEmpty && type.keyword != "enum"
    let own = isImplicit && type.values.missing.isEmpty ? [Initializer.implicit] : type.initializers
    let all = own + extensions.filter { $0.obstacle == nil }.flatMap(\.initializers)
    let callable = all.filter { $0.obstacle == nil }
    if let best = callable.filter(\.takesNothing).min(by: { $0.effort < $1.effort }) {
      self = .possible(best)
    } else if isImplicit {
      self = .impossible("it needs \(type.values.missing.joined(separator: ", "))")
    } else if callable.isEmpty, let obstacle = all.compactMap(\.obstacle).first {
      self = .impossible("its initializer is \(obstacle)")
    } else {
      self = .impossible(all.isEmpty ? "it has only cases" : "its initializer needs arguments")
    }
  }
}

extension Creation {
  /// The lines of a test that creates a view and compares it with its golden.
  static func test(of view: PlainViews.Found, named name: String) -> String {
    let initializer = view.initializer
    let effects = (initializer.canThrow ? "try " : "") + (initializer.isAsync ? "await " : "")
    let isThrowing = initializer.canThrow || initializer.isFailable
    let signature = "func \(name)()\(initializer.isAsync ? " async" : "")\(isThrowing ? " throws" : "")"
    var body = ["assertSnapshot(of: \(view.name)(), as: .image)"]
    if initializer.effort > 0 {
      let call = "\(effects)\(view.name)()"
      body = [
        "let view = \(initializer.isFailable ? "try #require(\(call))" : call)", "assertSnapshot(of: view, as: .image)",
      ]
    }
    var lines = view.availability + ["@Test \(signature) {"] + body.map { "  " + $0 } + ["}"]
    if !view.conditions.isEmpty {
      let condition = view.conditions.map { view.conditions.count > 1 ? "(\($0))" : $0 }.joined(separator: " && ")
      lines = ["#if \(condition)"] + lines + ["#endif"]
    }
    return lines.map { "  \($0)\n" }.joined()
  }
}
