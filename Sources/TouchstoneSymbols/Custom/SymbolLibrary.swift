public import Foundation
internal import Synchronization
public import TouchstoneDrawing

/// Custom symbols, for `Image(systemName:)` and `Image(_:)`.
///
/// Register them once, before the first picture:
///
///     try SymbolLibrary.shared.register(symbolsIn: .module)
///
/// A name that is registered goes before the drawing that comes with Touchstone. The symbol image sets of asset
/// catalogues need not be registered: `Image("name", bundle: .module)` finds them.
///
/// Two kinds of SVG files are read. A template of the SF Symbols app is drawn in the weight and scale of the text beside it,
/// in between where its outlines match, with its levels and colours. Any other file is a drawing in its view box,
/// which becomes 1.2 times as high as the font is large; strokes grow with the weight, areas do not.
///
/// A class because all views of a process share it.
public final class SymbolLibrary: Sendable {
  /// The symbols of this process.
  public static let shared = SymbolLibrary()

  /// Larger files are no symbols.
  private static let largestFile = 4 << 20

  private let symbols = Mutex<[String: CustomSymbol]>([:])

  private init() {}

  /// Makes a symbol of an SVG file known.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: Its name; the file's without ending where it is `nil`.
  /// - Returns: The name.
  /// - Throws: Every case of `SymbolError` but `noSymbolFiles`.
  @discardableResult
  public func register(svgFileAt path: String, as name: String? = nil) throws(SymbolError) -> String {
    let name = name ?? URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let symbol = try Self.read(path)
    keep(symbol, as: name)
    return name
  }

  /// Makes the SVG files in a bundle's resources known, wherever in its folders they lie, by their names without ending.
  ///
  /// - Returns: Their names, in order.
  /// - Throws: `SymbolError`; where one file cannot be read, none is registered.
  @discardableResult
  public func register(symbolsIn bundle: Bundle) throws(SymbolError) -> [String] {
    try register(symbolsInFolder: bundle.resourcePath ?? bundle.bundlePath)
  }

  /// Makes the SVG files of a folder, and of those inside it, known by their names without ending.
  ///
  /// - Returns: Their names, in order.
  /// - Throws: `SymbolError`; where one file cannot be read, none is registered.
  @discardableResult
  public func register(symbolsInFolder path: String) throws(SymbolError) -> [String] {
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    var found: [(name: String, symbol: CustomSymbol)] = []
    for file in files.sorted() where file.lowercased().hasSuffix(".svg") {
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      found.append((name, try Self.read(path + "/" + file)))
    }
    guard !found.isEmpty else { throw .noSymbolFiles(folder: path) }
    for (name, symbol) in found { keep(symbol, as: name) }
    return found.map(\.name)
  }

  /// Makes a symbol that is drawn in code known.
  ///
  ///     SymbolLibrary.shared.register("wave") { lineWidth in
  ///       [Path { $0.addLines([CGPoint(x: -40, y: 0), CGPoint(x: 40, y: 0)]) }.strokedPath(.init(lineWidth: lineWidth))]
  ///     }
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - levels: Gives the areas of the primary, secondary and tertiary level for the width of a line, which
  ///     grows with the font's weight. 100 units are the font's size; the origin is the symbol's centre, half as high
  ///     above the baseline as a capital letter; y points downwards. The circle of `circle` has a radius of 47.
  public func register(_ name: String, levels: @escaping @Sendable (_ lineWidth: CGFloat) -> [Path]) {
    keep(CustomSymbol(levels: levels), as: name)
  }

  package func symbol(named name: String) -> CustomSymbol? { symbols.withLock { $0[name] } }

  private func keep(_ symbol: CustomSymbol, as name: String) {
    symbols.withLock { $0[name] = symbol }
    SymbolCatalog.forgetDrawings()
  }

  private static func read(_ path: String) throws(SymbolError) -> CustomSymbol {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path, reason: "it does not exist or may not be read")
    }
    guard data.count <= largestFile else {
      throw .unreadable(path: path, reason: "it has \(data.count) bytes, more than \(largestFile)")
    }
    let symbol: CustomSymbol?
    do {
      symbol = try CustomSymbol(svg: String(decoding: data, as: UTF8.self))
    } catch {
      switch error {
      case .malformed(let reason): throw .malformed(path: path, reason: reason)
      case .unsupported(let what): throw .unsupported(path: path, what: what)
      }
    }
    guard let symbol else { throw .empty(path: path) }
    return symbol
  }
}
