import Foundation
import TouchstoneDrawing

/// Paper, books, folders and related actions.
extension SymbolCatalog {
  static let documents: [SymbolDefinition] = [
    SymbolDefinition("folder") { pen in
      pen.shape(
        .polygon((-54, -40, 10), (-16, -40, 8), (-5, -29, 4), (54, -29, 11), (54, 43, 12), (-54, 43, 12)))
      pen.detail(.line((-54, -12), (54, -12)), width: 0.9)
    },
    SymbolDefinition("doc") { pen in pen.addPage() },
    SymbolDefinition("doc.text") { pen in
      pen.addPage()
      pen.detail(.line((-19, 8), (19, 8)), .line((-19, 27), (19, 27)), width: 0.85)
    },
    SymbolDefinition("doc.richtext") { pen in
      pen.addPage()
      pen.spot(.box(-20, -12, 2, 6, 3))
      pen.detail(.line((-19, 20), (19, 20)), .line((-19, 36), (19, 36)), width: 0.85)
    },
    SymbolDefinition("doc.on.doc") { pen in
      pen.level = 1
      pen.shape(.polygon((-23, -61, 11), (18, -61, 4), (49, -30, 4), (49, 33, 11), (-23, 33, 11)))
      pen.detail(.bent((15, -60, 0), (15, -28, 6), (47, -28, 0)), width: 0.9)
      pen.level = 0
      let front = Path.polygon((-49, -33, 11), (-9, -33, 4), (24, 0, 4), (24, 61, 11), (-49, 61, 11))
      pen.clear(front, gap: pen.isFilled ? 0.9 : 0)
      pen.shape(front)
      pen.detail(.bent((-12, -31, 0), (-12, 3, 6), (22, 3, 0)), width: 0.9)
    },
    SymbolDefinition("doc.on.clipboard") { pen in
      pen.shape(.box(-42, -44, 22, 44, 10))
      pen.shape(.box(-26, -54, 6, -36, 6), width: 0.9)
      let front = Path.box(-8, -14, 46, 54, 8)
      pen.clear(front, gap: 0.9)
      pen.shape(front)
      pen.detail(.line((6, 8), (32, 8)), .line((6, 22), (32, 22)), .line((6, 36), (24, 36)), width: 0.8)
    },
    SymbolDefinition("clipboard") { pen in
      pen.shape(.box(-40, -42, 40, 52, 11))
      if pen.isFilled { pen.erase(lines: .box(-19, -54, 19, -32, 8), width: 2) }
      pen.solid(.box(-19, -54, 19, -32, 8), width: 0.8)
    },
    SymbolDefinition("note") { pen in
      pen.stroke(.bent((46, 14, 0), (46, -46, 13), (-46, -46, 13), (-46, 46, 13), (12, 46, 0)))
      pen.stroke(.polygon((12, 14, 9), (46, 14, 3), (12, 46, 3)))
    },
    SymbolDefinition("note.text") { pen in
      pen.stroke(
        .box(-50, -44, 50, 44, 13), .line((-28, -18), (28, -18)), .line((-28, 2), (28, 2)), .line((-28, 22), (6, 22)))
    },
    SymbolDefinition("newspaper") { pen in
      pen.shape(.polygon((-56, -42, 9), (34, -42, 9), (34, 42, 1), (-46, 42, 10), (-56, 34, 9)))
      pen.stroke(.bent((34, -14, 0), (54, -14, 6), (54, 42, 12), (34, 42, 0)))
      pen.detail(
        .box(-40, -26, -14, -6, 3), .line((0, -24), (18, -24)), .line((0, -8), (18, -8)), .line((-40, 10), (18, 10)),
        .line((-40, 26), (18, 26)), width: 0.85)
    },
    SymbolDefinition("book") { pen in
      let page = Path.at(0, -34).curve(10, -42, 38, -46, 54, -38).to(54, 38).curve(38, 30, 12, 32, 0, 42)
      pen.shape(page.closedByMirroring)
      pen.detail(.line((0, -32), (0, 40)))
    },
    SymbolDefinition("book.closed") { pen in
      pen.shape(.polygon((-38, -52, 13), (38, -52, 5), (38, 52, 3), (-38, 52, 13)))
      pen.detail(Path.at(-38, 40).curve(-38, 32, -34, 27, -26, 27).to(38, 27))
    },
    SymbolDefinition("books.vertical") { pen in
      pen.shape(.box(-52, -46, -27, 48, 6), .box(-27, -36, -3, 48, 6))
      pen.shape(Path.box(-13, -46, 13, 48, 6).turned(-12).moved(28, 0))
      pen.detail(
        .line((-44, -24), (-35, -24)), .line((-44, 28), (-35, 28)), .line((-19, -14), (-11, -14)),
        .line((-19, 28), (-11, 28)), width: 0.85)
      pen.detail(
        Path.line((-12, -22), (12, -22)).turned(-12).moved(28, 0),
        Path.line((-12, 24), (12, 24)).turned(-12).moved(28, 0), width: 0.85)
    },
    SymbolDefinition("magazine") { pen in
      pen.shape(.box(-40, -52, 40, 52, 9))
      pen.detail(.line((-24, -32), (24, -32)))
      pen.detail(.box(-22, -14, 22, 32, 4), width: 0.9)
    },
    SymbolDefinition("bookmark") { pen in
      pen.shape(.polygon((-31, -52, 11), (31, -52, 11), (31, 52, 4), (0, 24, 4), (-31, 52, 4)))
    },
    SymbolDefinition("tag") { pen in
      pen.shape(.polygon((50, -50, 9), (-2, -50, 9), (-54, 2, 9), (-4, 54, 9), (50, 0, 9)))
      pen.spot(.circle(27, -27, 7.5))
    },
    SymbolDefinition("flag") { pen in
      pen.shape(
        Path.at(-36, -42).curve(-24, -52, -6, -48, 4, -43).curve(16, -37, 30, -36, 42, -44).to(42, 10)
          .curve(30, 20, 14, 18, 4, 13).curve(-8, 7, -24, 6, -36, 14).closed)
      pen.stroke(.line((-36, -44), (-36, 54)))
    },
    SymbolDefinition("flag.checkered") { pen in
      pen.stroke(.line((-42, -46), (-42, 54)), .polygon((-42, -42, 1), (46, -42, 3), (46, 14, 3), (-42, 14, 1)))
      for (x, y) in [(-42, -42), (2, -42), (-20, -23), (24, -23), (-42, -4), (2, -4)] as [(CGFloat, CGFloat)] {
        pen.fill(.box(x, y, x + 22, y + (y == -4 ? 18 : 19)))
      }
    },
    SymbolDefinition("pin") { pen in
      pen.shape(
        Path.at(0, -56).to(22, -56).curve(31, -56, 29, -47, 19, -41.5).curve(13, -38, 10.5, -37, 11, -33).to(12, -14)
          .curve(12, -10, 15, -9.5, 18, -8).curve(29, -2, 35.5, 6, 35.5, 12).curve(35.5, 15.5, 34, 17, 30, 17).to(0, 17)
          .closedByMirroring)
      pen.stroke(.line((0, 18), (0, 56)), width: 0.9)
    },
    SymbolDefinition("archivebox") { pen in
      pen.shape(.box(-55, -44, 55, -18, 8))
      pen.shape(.polygon((-47, -18, 1), (47, -18, 1), (47, 46, 12), (-47, 46, 12)))
      pen.detail(.line((-16, 2), (16, 2)))
      if pen.isFilled { pen.erase(lines: .line((-58, -17), (58, -17)), width: 0.7, cap: .butt) }
    },
    SymbolDefinition("externaldrive") { pen in
      pen.shape(.polygon((-36, -34, 9), (36, -34, 9), (56, 6, 6), (56, 36, 10), (-56, 36, 10), (-56, 6, 6)))
      pen.detail(.line((-54, 7), (54, 7)))
      pen.spot(.circle(36, 21, 0.65 * pen.stem))
    },
    SymbolDefinition("printer") { pen in
      pen.stroke(.bent((-31, -18, 0), (-31, -48, 6), (31, -48, 6), (31, -18, 0)))
      pen.shape(.box(-56, -20, 56, 28, 11))
      let paper = Path.box(-31, 8, 31, 50, 5)
      pen.clear(paper, gap: 0.6)
      pen.stroke(paper)
      pen.spot(.circle(39, -4, 0.6 * pen.stem))
    },
    SymbolDefinition("square.and.arrow.up") { pen in pen.addExport(isUp: true) },
    SymbolDefinition("square.and.arrow.down") { pen in pen.addExport(isUp: false) },
    SymbolDefinition("rectangle.portrait.and.arrow.right") { pen in pen.addExit() },
    SymbolDefinition("signature") { pen in
      pen.stroke(
        .spline(
          (-52, 20), (-36, -10), (-22, -44), (-26, -8), (-30, 22), (-14, 2), (-6, -4), (-4, 18), (10, 6), (20, 16),
          (32, 8), (52, 14)))
      pen.stroke(.line((-52, 44), (52, 44)), width: 0.8)
    },
  ]
}

extension SymbolDrawing {
  /// Adds a sheet of paper with a folded top right corner.
  fileprivate mutating func addPage() {
    shape(.polygon((-40, -54, 11), (8, -54, 5), (40, -20, 5), (40, 54, 11), (-40, 54, 11)))
    detail(.bent((7, -52, 0), (7, -19, 7), (38, -19, 0)), width: 0.95)
  }

  fileprivate mutating func addExport(isUp: Bool) {
    if isFilled {
      solid(.box(-42, -22, 42, 52, 13))
      erase(lines: .line((0, -20), (0, 18)), width: 2.8)
      if !isUp { erase(lines: .line((-20, -2), (0, 18), (20, -2)), width: 2.8) }
    } else {
      stroke(.bent((-17, -22, 0), (-42, -22, 13), (-42, 52, 13), (42, 52, 13), (42, -22, 13), (17, -22, 0)))
    }
    stroke(.line((0, -56), (0, 16)))
    stroke(isUp ? .line((-20, -37), (0, -57), (20, -37)) : .line((-20, -2), (0, 18), (20, -2)))
  }

  fileprivate mutating func addExit() {
    if isFilled {
      solid(.box(-50, -46, 14, 46, 13))
      erase(lines: .line((-12, 0), (60, 0)), width: 2.8)
    } else {
      stroke(.bent((14, -20, 0), (14, -46, 13), (-50, -46, 13), (-50, 46, 13), (14, 46, 13), (14, 20, 0)))
    }
    stroke(.line((-12, 0), (52, 0)), .line((34, -19), (53, 0), (34, 19)))
  }
}
