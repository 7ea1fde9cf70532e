import TouchstoneCompare

Compare.runProgram(Array(CommandLine.arguments.dropFirst()))
