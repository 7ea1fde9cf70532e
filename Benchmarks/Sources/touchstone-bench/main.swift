import Foundation
import SwiftUI

// usage: touchstone-bench [--json FILE] [--only WORD] [--rounds N]
//        touchstone-bench picture FOLDER | once FILE | profile WORKLOAD SECONDS | guard WORKLOAD | breaks SENTENCES
//        touchstone-bench serve REQUESTS

var arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "picture" where arguments.count == 2:
  try Probe.writePictures(to: arguments[1])
case "once" where arguments.count == 2:
  try Probe.writeCard(to: arguments[1])
case "profile" where arguments.count == 3:
  try Probe.repeatWorkload(arguments[1], seconds: Double(arguments[2]) ?? 5)
case "guard" where arguments.count == 2:
  try Probe.guarded(arguments[1])
case "breaks" where arguments.count == 2:
  try Breaks.write(sentencesIn: arguments[1])
case "serve" where arguments.count == 2:
  try await ServingBenchmarks.run(requests: Int(arguments[1]) ?? 1_000)
default:
  try Run(arguments).run()
}
