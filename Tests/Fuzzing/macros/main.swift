import Foundation

// compare SECONDS SEED FILE...

var arguments = CommandLine.arguments.dropFirst()
let seconds = Double(arguments.popFirst() ?? "") ?? 10
var random = Random(state: UInt64(arguments.popFirst() ?? "") ?? 1)
print("seed \(random.state)")
let sources = arguments.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.filter {
  $0.utf8.count < 60_000
}

var counts = Counts()
for (path, source) in zip(arguments, sources) { check(source, "as it is: \(path)") }
print("as they are: \(counts)")

let deadline = Date().addingTimeInterval(seconds)
while Date() < deadline {
  let source: String
  if Bool.random(using: &random) {
    source = random.changed(sources)
  } else {
    var grammar = Grammar(random: random)
    source = grammar.source()
    random = grammar.random
  }
  // What a crash was caused by can be read afterwards.
  try? source.write(toFile: "\(CommandLine.arguments[0]).last.swift", atomically: false, encoding: .utf8)
  check(source, "changed")
}
print("in all: \(counts)")
if counts.wrong > 0 { exit(1) }

@MainActor func check(_ source: String, _ origin: String) {
  for difference in SourceComparison(source, isStrict: origin != "changed").differences(&counts) {
    counts.wrong += 1
    guard counts.wrong < 40 else { continue }
    print("DIFFERS (\(origin)): \(difference)")
    fflush(nil)
    try? source.write(
      toFile: "\(CommandLine.arguments[0]).finding-\(counts.wrong).swift", atomically: true, encoding: .utf8)
  }
}
