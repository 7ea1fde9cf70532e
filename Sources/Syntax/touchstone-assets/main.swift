import Foundation
import TouchstoneAssets

// touchstone-assets MODULE,MODULE OUTPUT CATALOGUE…
//
// Runs in builds of targets with asset catalogues, when a set was changed.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 2 else {
  FileHandle.standardError.write(Data("usage: touchstone-assets MODULE,… OUTPUT CATALOGUE…\n".utf8))
  exit(64)
}
let catalogues = arguments[2...].map { URL(fileURLWithPath: $0, isDirectory: true) }
let extended = AssetFolder(catalogues: catalogues.filter { !AssetFolder.hasOnlyResources($0) })
let modules = Set(arguments[0].split(separator: ",").map(String.init))
let source = Data(
  AssetSymbols.source(of: AssetFolder(catalogues: catalogues), extending: extended, modules: modules).utf8)
let output = URL(fileURLWithPath: arguments[1])
do {
  // A file that stays the same keeps its time, so that nothing is compiled again for it.
  if (try? Data(contentsOf: output)) != source { try source.write(to: output, options: .atomic) }
} catch {
  FileHandle.standardError.write(Data("error: \(output.path) cannot be written: \(error.localizedDescription)\n".utf8))
  exit(1)
}
