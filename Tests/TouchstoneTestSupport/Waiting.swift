/// Lets other work go on until a condition holds, for a minute at most: a busy machine may take long to give other
/// tasks a turn, however often this one yields.
package func wait(isolation: isolated (any Actor)? = #isolation, until condition: () -> Bool) async {
  for _ in 0..<60_000 where !condition() { try? await Task.sleep(for: .milliseconds(1)) }
}
