public import Foundation
public import TouchstoneDrawing

/// A library of custom symbols for `Image(systemName:)` and `Image(_:)`.
///
/// Register them once, before the first picture:
///
///     try SymbolLibrary.shared.register(symbolsIn: .module)
///
/// A registered symbol takes precedence over a built-in one with the same name. Symbol image sets in asset catalogues
/// need not be registered: `Image("name", bundle: .module)` finds them.
///
/// Two kinds of SVG files are supported. A template of the SF Symbols app is drawn in the weight and scale of the
/// adjacent text, interpolated if its outlines match, with its levels and colours. Any other file is a drawing in its
/// view box, which is scaled to 1.2 times the font size; strokes scale with the weight, areas do not.
///
/// This is a class because all views of a process share it.
public final class SymbolLibrary: Sendable {
  /// The shared library of this process.
  public static let shared = SymbolLibrary()

  /// The maximum size of a symbol file.
  private static let largestFile = 4 << 20

  private let symbols = Locked<[String: CustomSymbol]>([:])

  private init() {}

  /// Registers the symbol in an SVG file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name of the symbol; `nil` for the file name without extension.
  /// - Returns: The name of the symbol.
  /// - Throws: Every case of `SymbolError` except `noSymbolFiles`.
  @discardableResult
  public func register(svgFileAt path: String, as name: String? = nil) throws(SymbolError) -> String {
    let name = name ?? URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let symbol = try Self.read(path)
    keep(symbol, as: name)
    return name
  }

  /// Registers all SVG files in a bundle's resources, including subfolders, by their file names without extension.
  ///
  /// - Returns: The names of the symbols, in order.
  /// - Throws: `SymbolError`; if any file cannot be read, none is registered.
  @discardableResult
  public func register(symbolsIn bundle: Bundle) throws(SymbolError) -> [String] {
    try register(symbolsInFolder: bundle.resourcePath ?? bundle.bundlePath)
  }

  /// Registers all SVG files in a folder and its subfolders by their file names without extension.
  ///
  /// - Returns: The names of the symbols, in order.
  /// - Throws: `SymbolError`; if any file cannot be read, none is registered.
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

  /// Registers a symbol that is drawn by code.
  ///
  ///     SymbolLibrary.shared.register("wave") { lineWidth in
  ///       [Path { $0.addLines([CGPoint(x: -40, y: 0), CGPoint(x: 40, y: 0)]) }.strokedPath(.init(lineWidth: lineWidth))]
  ///     }
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - levels: Returns the areas of the primary, secondary and tertiary level for a line width, which increases with
  ///     the font's weight. 100 units are the font's size. The origin is the symbol's centre, half the cap height above
  ///     the baseline, and the y-axis points down. The circle of `circle` has a radius of 47.
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
