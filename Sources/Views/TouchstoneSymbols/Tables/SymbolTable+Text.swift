extension SymbolTable {
  /// Text, lists, paper and currencies.
  static let text = """
    doc.plaintext: use doc; detail*.85 line -19 4 19 4 line -19 20 19 20 line -19 36 19 36
    doc.append: use doc; detail*.85 line -19 -2 19 -2 line -19 14 19 14; detail line -8 34 10 34 line 4 27 11 34 4
      41
    doc.questionmark: use doc; engrave questionmark 0 18 .46
    doc.text.magnifyingglass: use doc; detail*.85 line -21 -20 2 -20 line -21 -4 -8 -4 line -21 12 -12 12;
      erasing*1.2 magnifyingglass 25 27 .62; use magnifyingglass 25 27 .62
    doc.zipper: use doc; detail*.85 line -18 -50 -4 -50 line -14 -38 0 -38 line -18 -26 -4 -26 line -14 -14 0 -14
      line -18 -2 -4 -2; spot box -18 10 0 34 6; filled fill circle -9 26 4
    doc.text.image: use doc; detail*.85 line -19 -4 19 -4 line -19 10 19 10; spot box -20 22 20 42 4
    arrow.up.doc: use doc; detail line 0 38 0 -4; detail line -16 12 0 -4 16 12
    arrow.down.doc: use doc; detail line 0 38 0 -4; detail line -16 22 0 38 16 22
    lock.doc: use doc; engrave lock filled 0 19 .44
    clipboard.front: shape box -40 -42 40 52 11; filled cut*2 box -19 -54 19 -32 8; solid*.8 box -19 -54 19 -32 8
    list.clipboard: use clipboard.front; detail*.85 line -20 -14 20 -14 line -20 6 20 6 line -20 26 20 26
    list.bullet.clipboard: use clipboard.front; detail*.85 line -10 -14 24 -14 line -10 6 24 6 line -10 26 24 26;
      spots*1.2 -23 -14 -23 6 -23 26
    pencil.and.list.clipboard: use clipboard.front; detail*.85 line -20 -14 14 -14 line -20 6 2 6 line -20 26 -8 26;
      over*1 pencil 28 20 .66
    book.pages: level 1; fill path M 38 -52 C 43 -50 46 -46 46 -40 L 46 44 C 46 54 42 58 32 58 L -8 58 C 6 57 16 55 25 52
      C 35 49 38 44 38 34 Z; level 0; shape path M -42 0 L -42 -35 C -42 -44 -38 -46.5 -30 -47 C -10 -48.5 3 -51 17 -53.7
      C 24 -55 27.5 -52 27.5 -44 L 27.5 32 C 27.5 42 24 43.5 15 45.5 C 0 48.5 -14 50 -30 50.5 C -38 50.5 -42 48 -42 40 Z;
      detail*.7 path M -27 -28 C -13 -28.5 1 -30.5 14 -33.5 path M -27 -11 C -13 -11.5 1 -13.5 14 -16.5 path M -27 6 C -13
      5.5 1 3.5 14 0.5 path M -27 23 C -20 23 -13 22 -6 21
    text: stroke line -48 -38 48 -38 line -48 -13 48 -13 line -48 12 16 12 line -48 37 -2 37
    text.book.closed: use book.closed; detail*.85 line -14 -30 20 -30 line -14 -14 20 -14
    character.book.closed: use book.closed; detail*.9 line -12 6 3 -32 18 6 line -7 -6 13 -6
    a.book.closed = character.book.closed
    menucard: shape box -36 -52 36 52 9; detail*.85 line -16 -32 16 -32 line -18 -14 18 -14 line -18 2 18 2 line -18
      18 18 18 line -10 34 10 34
    scroll.mirrored: shape path M -20 -46 L 38 -46 C 52 -46 56 -36 56 -24 L 56 -14 L 36 -14 L 36 30 C 36 42 28 48 18 48 L -38
      48 C -52 48 -54 36 -54 28 L -54 26 L -36 26 L -36 -28 C -36 -40 -30 -46 -20 -46 Z; detail path M 36 -14 L 36
      -28 C 36 -38 40 -45 46 -45; detail path M -36 26 L 2 26 L 2 30 C 2 40 8 47 16 47; detail*.85 line -18 -24 18
      -24 line -18 -8 18 -8 line -18 8 18 8
    scroll = scroll.mirrored flip
    text.justify.left: stroke line -48 -38 48 -38 line -48 -13 18 -13 line -48 12 48 12 line -48 37 8 37
    text.justify.right = text.justify.left flip
    text.append: stroke line -48 -42 48 -42 line -48 -17 48 -17 line -48 8 48 8; stroke line -48 36 -18 36; fill
      poly 2 -2 22 22 36 -2 50
    text.insert: stroke line -48 -42 48 -42 line -48 42 48 42 line -6 -14 48 -14 line -6 14 48 14; fill poly 2 -48
      -16 -24 0 -48 16
    decrease.indent: stroke line -48 -38 48 -38 line -6 -13 48 -13 line -6 12 48 12 line -48 37 48 37; fill poly 2
      -24 -17 -46 0 -24 17
    list.bullet.indent: dot*1.35 -46 -34 -30 0 -30 34; stroke line -26 -34 50 -34 line -10 0 50 0 line -10 34 50 34
    list.star: stroke line -18 -34 52 -34 line -18 0 52 0 line -18 34 52 34; fill star -42 -34 5 13 6 .5 .5 star -42
      0 5 13 6 .5 .5 star -42 34 5 13 6 .5 .5
    list.triangle: stroke line -18 -34 52 -34 line -18 0 52 0 line -18 34 52 34; fill poly 2 -50 -44 -33 -34 -50 -24
      poly 2 -50 -10 -33 0 -50 10 poly 2 -50 24 -33 34 -50 44
    list.dash.header.rectangle: stroke box -56 -43 56 43 13 line -56 -20 56 -20; dot -36 0 -36 22; stroke*.9 line
      -20 0 36 0 line -20 22 36 22; dot*.9 -40 -32
    list.bullet.below.rectangle: stroke box -52 -46 52 -12 9; dot -44 14 -44 42; stroke line -24 14 52 14 line -24
      42 52 42
    checklist.checked: stroke circle -40 -26 14 circle -40 26 14 line -8 -26 52 -26 line -8 26 52 26; stroke*.85
      line -46 -25 -42 -20 -34 -31 line -46 27 -42 32 -34 21
    checklist.unchecked: stroke circle -40 -26 14 circle -40 26 14 line -8 -26 52 -26 line -8 26 52 26
    text.quote: stroke line -24 -32 50 -32 line -24 0 50 0 line -24 32 22 32; stroke*1.1 line -46 -38 -46 38
    text.magnifyingglass: stroke circle -12 -13 34; stroke*1.2 line 13 12 45 44; stroke*.85 line -26 -19 2 -19 line -26 -5
      -8 -5
    text.viewfinder: stroke the brackets; stroke*.9 line -24 -16 24 -16 line -24 0 24 0 line -24 16 8 16
    text.cursor: stroke line -48 -30 14 -30 line -48 0 14 0 line -48 30 2 30; stroke line 38 -38 38 38; stroke bent
      8 26 -48 38 -46 38 -36 bent 8 50 -48 38 -46 38 -36 bent 8 26 48 38 46 38 36 bent 8 50 48 38 46 38 36
    text.redaction: stroke*1.6 line -46 -38 -8 -38 line 14 -38 46 -38 line -46 -13 10 -13 line -46 12 -20 12 line 4
      12 46 12 line -46 37 20 37
    text.below.photo: shape box -44 -50 44 8 9; detail*.9 line -42 -2 -18 -22 2 -6 16 -18 42 2; stroke line -44 28
      44 28 line -44 48 12 48
    text.line.first.and.arrowtriangle.forward: stroke line -14 -36 50 -36 line -50 0 50 0 line -50 34 50 34; fill
      poly 2 -50 -50 -28 -36 -50 -22
    text.line.last.and.arrowtriangle.forward: stroke line -14 36 50 36 line -50 0 50 0 line -50 -34 50 -34; fill
      poly 2 -50 50 -28 36 -50 22
    text.word.spacing: stroke line -50 -38 50 -38 line -50 38 50 38; stroke line -50 0 -34 0 line 34 0 50 0 line -14
      0 14 0 line -8 -7 -15 0 -8 7 line 8 -7 15 0 8 7
    paragraphsign: stroke path M 34 -44 L 2 -44 C -34 -44 -34 4 2 4 L 8 4; stroke line 8 -44 8 44 line 28 -44 28 44;
      fill path M 8 -44 L 2 -44 C -34 -44 -34 4 2 4 L 8 4 Z
    quote.closing = quote.opening turn 180
    curlybraces: stroke path M -22 -44 C -36 -44 -38 -38 -38 -28 L -38 -14 C -38 -5 -42 0 -52 0 C -42 0 -38 5 -38 14
      L -38 28 C -38 38 -36 44 -22 44 twin
    ellipsis.curlybraces: use curlybraces; dot*1.2 -18 0 0 0 18 0
    parentheses: stroke path M -30 -44 C -46 -20 -46 20 -30 44 twin; dot*1.2 -16 0 0 0 16 0
    textformat.abc: stroke*.95 line -64 22 -47 -26 -30 22 line -58 6 -36 6; stroke*.95 path M -16 -30 L -16 22
      circle -2 7 14; stroke*.95 arc 45 7 15 -45 -315
    textformat.abc.dottedunderline: use textformat.abc 0 -8; dot*1 -60 38 -40 38 -20 38 0 38 20 38 40 38 60 38
    textformat.123: use 1 -40 0 .66; use 2 0 0 .66; use 3 42 0 .66
    textformat.12: use 1 -22 0 .8; use 2 22 0 .8
    textformat.alt: stroke line -28 40 0 -38 28 40 line -18 14 18 14
    textformat.size.smaller: stroke line -46 34 -24 -30 -2 34 line -38 12 -10 12; stroke line 18 -8 32 6 46 -8
    textformat.size.larger: stroke line -46 34 -22 -36 2 34 line -38 11 -6 11; stroke line 18 2 32 -12 46 2
    textformat.superscript: stroke line -46 -8 -4 40 line -4 -8 -46 40; use 2 26 -24 .5
    textformat.subscript: stroke line -46 -40 -4 8 line -4 -40 -46 8; use 2 26 24 .5
    bold.underline: use bold 0 -12 .86; stroke line -30 42 30 42
    bold.italic.underline: use bold -42 -8 .66; use italic 4 -8 .66; use underline 44 -4 .6; stroke line -56 40 20
      40
    character.cursor.ibeam: stroke line -54 36 -26 -34 2 36 line -44 12 -8 12; stroke line 36 -38 36 38; stroke bent
      8 24 -48 36 -46 36 -36 bent 8 48 -48 36 -46 36 -36 bent 8 24 48 36 46 36 36 bent 8 48 48 36 46 36 36
    character.textbox: shape box -56 -40 56 40 13; detail*.95 line -30 22 -12 -22 6 22 line -24 8 0 8; detail*.95
      line 26 -20 26 22
    textbox: stroke line -38 -44 38 -44 line -38 44 38 44 line -44 -38 -44 38 line 44 -38 44 38; shape circle -44
      -44 8 circle 44 -44 8 circle -44 44 8 circle 44 44 8; stroke line -16 -16 16 -16 line 0 -16 0 18
    character.text.justify: stroke line -54 -2 -34 -50 -14 -2 line -47 -17 -21 -17; stroke line 6 -38 52 -38 line 6
      -8 52 -8 line -52 20 52 20 line -52 46 52 46
    character.magnify: stroke line -38 30 -18 -26 2 30 line -31 11 -5 11; use magnifyingglass 26 0 .7
    a.magnify = character.magnify
    abc = textformat.abc
    f.cursive: stroke path M 34 -36 C 30 -48 12 -48 6 -26 L -8 26 C -14 46 -28 48 -34 38; stroke line -20 -8 24 -8
    fn: stroke path M -8 -40 C -22 -46 -30 -40 -30 -26 L -30 38; stroke line -48 -8 -12 -8; stroke path M 6 -12 L 6
      38 path M 6 8 C 8 -18 44 -18 44 8 L 44 38
    fx: stroke path M -4 -40 C -18 -46 -26 -40 -28 -26 L -36 26 C -38 40 -46 44 -54 40; stroke line -46 -8 -10 -8;
      stroke line 6 -4 42 38 line 42 -4 6 38
    x.squareroot: stroke bent 2 -54 4 -40 -2 -22 38 -2 -42 54 -42; stroke line 10 -12 38 24 line 38 -12 10 24
    greaterthan: stroke line -32 -30 34 0 -32 30
    lessthan = greaterthan flip
    plus.forwardslash.minus: stroke line -46 -24 -10 -24 line -28 -42 -28 -6 line -26 40 26 -40 line 12 26 46 26
    option: stroke line -52 -34 -22 -34 18 36 52 36 line 14 -34 52 -34
    alt = option
    control: stroke line -36 6 0 -26 36 6
    shift: shape poly 6 0 -50 50 2 24 2 24 46 -24 46 -24 2 -50 2
    capslock: shape poly 6 0 -54 46 -6 23 -6 23 22 -23 22 -23 -6 -46 -6; shape box -23 36 23 50 4
    escape: stroke arc 0 2 44 -60 210; stroke line -10 12 -40 -20; stroke line -42 6 -42 -22 -14 -22
    return.left: stroke bent 6 46 -34 46 12 -44 12; stroke line -20 -14 -46 12 -20 38
    return.right = return.left flip
    delete.left: shape path M -16 -38 L 44 -38 C 54 -38 58 -33 58 -24 L 58 24 C 58 33 54 38 44 38 L -16 38 C -22 38
      -26 36 -30 32 L -54 7 C -59 2 -59 -2 -54 -7 L -30 -32 C -26 -36 -22 -38 -16 -38 Z; detail line 2 -15 32 15
      line 32 -15 2 15
    delete.right = delete.left flip
    delete.backward = delete.left
    delete.forward = delete.right
    clear: shape poly 8 -34 -38 58 -38 34 38 -58 38; detail line -13 -13 13 13 line 13 -13 -13 13
    space: stroke bent 4 -50 -4 -50 20 50 20 50 -4
    eject: shape poly 6 0 -42 48 10 -48 10; shape box -46 26 46 40 5
    sos: use s -42 0 .66; use o 0 0 .66; use s 42 0 .66
    captions.bubble: use bubble; detail*.9 line -34 -8 8 -8 line 22 -8 34 -8 line -34 10 -20 10 line -6 10 34 10
    translate: stroke*.9 line -58 -38 -10 -38 line -34 -50 -34 -38 path M -16 -38 C -20 -16 -36 2 -56 10 path M -50
      -24 C -44 -8 -30 4 -12 10; stroke line 6 46 30 -12 54 46 line 14 28 46 28
    centsign: stroke arc 0 0 30 -45 -315 line 0 -46 0 46
    yensign: stroke line -32 -42 0 0 32 -42 line 0 0 0 42 line -24 4 24 4 line -24 22 24 22
    chineseyuanrenminbisign = yensign
    wonsign: stroke line -46 -38 -24 38 0 -38 24 38 46 -38 line -50 -6 50 -6 line -50 10 50 10
    indianrupeesign: stroke line -28 -40 28 -40 line -28 -18 28 -18 path M -28 -40 L -8 -40 C 18 -40 18 4 -8 4 L -24
      4 L 14 42
    rupeesign: stroke path M -46 40 L -46 -38 L -24 -38 C 2 -38 2 2 -24 2 L -46 2 line -22 2 0 40; use s 28 8 .62
    bahtsign: use b; stroke line -2 -54 -2 54
    rublesign: stroke path M -20 42 L -20 -40 L 6 -40 C 36 -40 36 4 6 4 L -34 4 line -34 22 12 22
    francsign: stroke line -12 42 -12 -40 26 -40 line -12 -4 20 -4 line -26 20 12 20
    lirasign: use sterlingsign; stroke line -27 -16 16 -16
    turkishlirasign: stroke path M -12 -44 L -12 40 C 18 40 34 22 34 -2 line -32 -2 18 -24 line -32 16 18 -6
    pesosign: use p; stroke line -38 -26 40 -26 line -38 -10 40 -10
    pesetasign: use p -8 0; stroke line -36 -16 40 -16
    shekelsign: stroke path M -42 40 L -42 -38 L -12 -38 C 12 -38 14 -26 14 -8 L 14 16; stroke path M 42 -40 L 42 38
      L 12 38 C -12 38 -14 26 -14 8 L -14 -16
    hryvniasign: stroke path M -24 -24 C -16 -44 24 -44 24 -20 C 24 4 -24 -4 -24 20 C -24 44 16 44 24 24 line -40 -8
      40 -8 line -40 8 40 8
    dongsign: stroke circle 0 10 22 line 22 -44 22 32 line 4 -32 38 -32 line -22 46 24 46
    nairasign: use n; stroke line -42 -8 42 -8 line -42 8 42 8
    tengesign: stroke line -34 -40 34 -40 line -34 -22 34 -22 line 0 -22 0 42
    cedisign: use c; stroke line 4 -52 4 52
    coloncurrencysign: use c; stroke line 10 -50 -10 50 line 24 -48 4 52
    brazilianrealsign: use r -30 0 .7; use dollarsign 28 0 .72
    australiandollarsign: use a -32 0 .7; use dollarsign 28 0 .72
    bitcoinsign: use b; stroke line -12 -52 -12 -40 line 6 -52 6 -40 line -12 40 -12 52 line 6 40 6 52
    numbersign = number
    nosign: stroke circle 0 0 47 line -33 -33 33 33
    slash.circle: shape circle 0 0 47; detail line 24 -24 -24 24
    angle: stroke line 44 34 -44 34 30 -34; stroke arc -44 34 46 -42 0
    lineweight: stroke*.5 line -46 -36 46 -36; stroke line -46 -14 46 -14; stroke*1.6 line -46 10 46 10; stroke*2.2
      line -46 38 46 38
    line.diagonal: stroke line -40 40 40 -40
    line.diagonal.arrow: stroke line -40 40 40 -40 line 6 -40 40 -40 40 -6
    """
}
