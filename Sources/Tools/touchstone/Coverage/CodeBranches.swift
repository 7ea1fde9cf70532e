/// The parts of a file's code that a picture may or may not show: branches, repetitions and alternatives in view builders.
struct CodeBranches {
  /// A place in the file.
  struct Place: Hashable {
    /// Counted from 1.
    var line: Int
    /// In bytes, counted from 1.
    var column: Int
  }

  /// One of several things that a part may show, and what the log says if it did.
  struct Outcome {
    /// Where the compiler says that it happens: see ``DrawnCode``.
    var place: Place
    /// The bit of the event.
    var event: UInt64
    /// The line for people, such as that of `else`.
    var line: Int
    /// What is said if no picture shows it: `` `else` never drawn ``.
    var gap: String
  }

  /// A condition, a `ForEach` or a `ViewThatFits`.
  struct Part {
    var line: Int
    /// As code, to say that it was never reached: `if isSale`.
    var name: String
    var outcomes: [Outcome]
    /// The types around it, or nothing in a function outside of types.
    var owner: [String]
    var context: BuilderContext
    /// The outcomes around it, of which one must have happened for it to be reached.
    var enclosing: [Enclosing]
  }

  /// An outcome of a part.
  struct Enclosing: Hashable {
    var part: Int
    var outcome: Int
  }

  /// The bits of `DrawnCode.Events` in TouchstoneCore.
  enum Event {
    static let branch: UInt64 = 1
    static let absence: UInt64 = 2
    static let rows: [(bit: UInt64, gap: String)] = [
      (4, "never empty"), (8, "never with one"), (16, "never with several"),
    ]
    static func alternative(_ index: Int) -> UInt64 { 1 << UInt64(5 + min(index, 58)) }
  }

  var parts: [Part] = []
  /// Places where something happens that always does, such as a condition on the version of the system.
  var others: Set<Place> = []
  /// The lines of `?:` and `guard`, which no builder sees, with the types around them.
  var unseen: [(line: Int, owner: [String])] = []
}
