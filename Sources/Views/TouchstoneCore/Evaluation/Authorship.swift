/// A view or modifier whose body was evaluated, and those whose bodies it is in.
///
/// This is an object because its identity is that of one use of the view: two equal views side by side are two.
final class Authorship {
  private let type: Any.Type
  private let outer: Authorship?
  private(set) lazy var name = ViewTypeName(type)
  private var knownUser: Authorship??

  init(_ type: Any.Type, in outer: Authorship?) {
    (self.type, self.outer) = (type, outer)
  }

  /// The innermost view or modifier of users that this is or is in.
  var user: Authorship? {
    // No recursion: bodies can be nested deeper than a thread's stack allows.
    var passed: [Authorship] = []
    var next: Authorship? = self
    while let current = next, current.knownUser == nil, !current.name.isUsers {
      passed.append(current)
      next = current.outer
    }
    let found = next.flatMap { $0.knownUser ?? $0 }
    for author in passed { author.knownUser = .some(found) }
    return found
  }

  /// The users' views and modifiers that this is or is in and another one is not in, from the inside.
  func users(below other: Authorship?) -> [Authorship] {
    var found: [Authorship] = []
    var next = user
    while let current = next {
      if current === other { return found }
      found.append(current)
      next = current.outer?.user
    }
    // The content of a view may come from outside of the views that are around it.
    guard let other else { return found }
    let around = other.users(below: nil)
    return found.filter { user in !around.contains { $0 === user } }
  }
}
