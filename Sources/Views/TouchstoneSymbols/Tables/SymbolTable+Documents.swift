extension SymbolTable {
  /// Devices, networks, power, paper, books, folders and related actions.
  static let documents = """
    # Bands with slightly bent ends above a wedge. They are only filled: outlines of arcs take long to draw.
    wifi: step 0; fill path A 0 33 16+.3333333s -141 -39 C 12.432+.4686667s 22.936+.0493333s .3333333s 40+.3333333s 0
      40+.3333333s C -.3333333s 40+.3333333s -12.432-.4686667s 22.936+.0493333s -12.432-.259s 22.936-.2096667s Z; level
      1; step 1; fill path A 0 33 38.5+.775s -141 -39 C 29.9145+.8118417s 8.7835-.228475s 29.9145-.3925083s
      8.7835+.746475s 29.9145-.602175s 8.7835+.487475s A 0 33 38.5-.775s -39 -141 C -29.9145+.3925083s 8.7835+.746475s
      -29.9145-.8118417s 8.7835-.228475s -29.9145-.602175s 8.7835-.487475s Z; level 2; step 2; fill path A 0 33
      67.5+.775s -141 -39 C 52.4475+.8118417s -9.4575-.228475s 52.4475-.3925083s -9.4575+.746475s 52.4475-.602175s
      -9.4575+.487475s A 0 33 67.5-.775s -39 -141 C -52.4475+.3925083s -9.4575+.746475s -52.4475-.8118417s
      -9.4575-.228475s -52.4475-.602175s -9.4575-.487475s Z
    wifi.exclamationmark: use wifi; all 1; erase box 22-.5s -14-.5s 90 70 10; stroke*1.1 line 36 -4 36 22; dot*1.4 36 42
    cellularbars: step 0; solid*.35 box -50 18 -31 40 4; step 1; solid*.35 box -23 -2 -4 40 4; step 2; solid*.35 box 4
      -22 23 40 4; step 3; solid*.35 box 31 -42 50 40 4
    network: stroke circle 0 0 49; stroke*.75 spline -2 -48 -15 -30 -23 -9 -26 14 -23 42 spline 6 -48 -1 -28 -3 -4 2 25
      13 46 spline 15 -46 12 -26 17 -5 28 13 42 26 spline -43 -23 -23 -9 -3 -3.5 17 -5 45 -17 spline -47 6 -26 19 2 25
      26 22 46 15; dot*1.85 -23 -9 17 -5 2 25
    _battery: level 1; stroke box -71.7 -30.2 55.5 30.2 17; fill path M 66.5 -13 C 78.5 -10 78.5 10 66.5 13 Z
    battery.100: use _battery; fill box -66.7+.5s -25.2+.5s 50.5-.5s 25.2-.5s 9
    battery.100percent: use _battery; fill box -66.7+.5s -25.2+.5s 50.5-.5s 25.2-.5s 9
    battery.75: use _battery; fill box -66.7+.5s -25.2+.5s 21.2-.25s 25.2-.5s 5
    battery.75percent: use _battery; fill box -66.7+.5s -25.2+.5s 21.2-.25s 25.2-.5s 5
    battery.50: use _battery; fill box -66.7+.5s -25.2+.5s -8.1 25.2-.5s 5
    battery.50percent: use _battery; fill box -66.7+.5s -25.2+.5s -8.1 25.2-.5s 5
    battery.25: use _battery; fill box -66.7+.5s -25.2+.5s -37.4+.25s 25.2-.5s 5
    battery.25percent: use _battery; fill box -66.7+.5s -25.2+.5s -37.4+.25s 25.2-.5s 5
    battery.0: use _battery
    battery.0percent: use _battery
    battery.100.bolt: use _battery; fill box -66.7+.5s -25.2+.5s 50.5-.5s 25.2-.5s 9; cut*1.6 the bolt scale .76 move -8
      0; fill the bolt scale .76 move -8 0
    bolt: plain stroke the bolt; filled fill the bolt.filled
    iphone: stroke box -28.5 -50 28.5 50 13 line -8 -39 8 -39
    ipad: stroke box -42 -53 42 53 13 line -12 41 12 41
    applewatch: stroke box -30 -34 30 34 15 line -21 -36 -17 -56 17 -56 21 -36 line -21 36 -17 56 17 56 21 36; stroke*.9
      line 37 -10 37 4
    laptopcomputer: stroke bent 10 -44 28 -44 -36 44 -36 44 28 corners -62 28 2 62 28 2 62 36 6 -62 36 6
    desktopcomputer: stroke box -57 -46 57 30 10 line -56 12 56 12 line -26 50 26 50 line -8 31 -10 48 line 8 31 10 48
    display: stroke box -57 -46 57 28 10 line -24 48 24 48 line 0 29 0 46
    keyboard: stroke box -59 -37 59 37 11; dot*1 -41.5 -18 -25 -18 -8.5 -18 8 -18 24.5 -18 41 -18 -41.5 0 -25 0 -8.5 0 8
      0 24.5 0 41 0 -41 18 41 18; stroke line -22 18 22 18
    computermouse: shape box -30 -53 30 53 30; detail line 0 -30 0 -14
    server.rack: stroke box -50 -40 50 -20 7 line -2 -30 34 -30; dot*1.1 -34 -30; stroke box -50 -8 50 12 7 line -2 2 34
      2; dot*1.1 -34 2; stroke box -50 24 50 44 7 line -2 34 34 34; dot*1.1 -34 34
    cpu: shape box -38.5 -38.5 38.5 38.5 4; detail*.8 box -21 -21 21 21 3; stroke*.9 line 39 -17.5 47.5 -17.5 line 39 0
      47.5 0 line 39 17.5 47.5 17.5 line 17.5 39 17.5 47.5 line 0 39 0 47.5 line -17.5 39 -17.5 47.5 line -39 17.5 -47.5
      17.5 line -39 0 -47.5 0 line -39 -17.5 -47.5 -17.5 line -17.5 -39 -17.5 -47.5 line 0 -39 0 -47.5 line 17.5 -39
      17.5 -47.5
    memorychip: shape box -54 -24 54 24 7; stroke*.9 line -36 -26 -36 -40 line -36 26 -36 40 line -12 -26 -12 -40 line
      -12 26 -12 40 line 12 -26 12 -40 line 12 26 12 40 line 36 -26 36 -40 line 36 26 36 40; detail*.9 line -36 0 36 0
    simcard: shape corners -38 -52 10 14 -52 8 38 -28 8 38 52 10 -38 52 10; detail*.85 box -20 -6 20 34 6 line 0 -6 0 34
      line -20 14 20 14
    terminal: shape box -57 -43 57 43 13; detail line -34 -20 -14 -2 -34 16 line -6 18 20 18
    macwindow: stroke box -57 -43 57 43 13 line -56 -20 56 -20; dot*.8 -42 -32 -29 -32 -16 -32
    powerplug: stroke line -16 -52 -16 -26 line 16 -52 16 -26; shape corners -34 -24 5 34 -24 5 34 6 24 10 26 8 -10 26 8
      -34 6 24; stroke line 0 26 0 54
    flashlight.on.fill: solid corners -24 -18 3 24 -18 3 13 6 5 13 54 6 -13 54 6 -13 6 5; cut line 0 14 0 26; stroke
      line -24 -30 24 -30; stroke*.9 line 0 -44 0 -55 line -20 -42 -27 -51 line 20 -42 27 -51
    # The ridges of a fingertip, from the centre outwards.
    touchid: step 0; stroke*.85 path M 0 -2 C 0 14 -1 28 -8 42; step 1; stroke*.85 path M -14 20 C -12 12 -13 4 -13 -2 C
      -13 -10 -7 -15 0 -15 C 8 -15 13 -9 13 -1 C 13 18 11 34 7 48; step 2; stroke*.85 path M -22 38 C -24 40 -27 43 -30
      45; step 3; stroke*.85 path M -32 26 C -27 17 -27 8 -27 -1 C -27 -18 -15 -29 0 -29 C 16 -29 27 -17 27 -1 C 27 14
      26 28 24 40; step 4; stroke*.85 path M -40 10 C -41 6 -41 2 -41 -1 C -41 -26 -22 -43 1 -43 C 24 -43 41 -25 41 -1 C
      41 8 41 17 39 26; step 5; stroke*.85 path M -47 -26 C -38 -44 -21 -56 0 -56 C 21 -56 39 -45 48 -26
    faceid: stroke the brackets line -16 -14 -16 -6 line 16 -14 16 -6 line 2 -14 2 4 -4 4 arc 0 6 17 35 145
    folder: shape corners -54 -40 10 -16 -40 8 -5 -29 4 54 -29 11 54 43 12 -54 43 12; detail*.9 line -54 -12 54 -12
    doc: shape corners -40 -54 11 8 -54 5 40 -20 5 40 54 11 -40 54 11; detail*.95 bent 7 7 -52 7 -19 38 -19
    doc.text: use doc; detail*.85 line -19 8 19 8 line -19 27 19 27
    doc.richtext: use doc; spot box -20 -12 2 6 3; detail*.85 line -19 20 19 20 line -19 36 19 36
    doc.on.doc: level 1; shape corners -23 -61 11 18 -61 4 49 -30 4 49 33 11 -23 33 11; detail*.9 bent 6 15 -60 15 -28
      47 -28; level 0; plain clear*0 corners -49 -33 11 -9 -33 4 24 0 4 24 61 11 -49 61 11; filled clear corners -49 -33
      11 -9 -33 4 24 0 4 24 61 11 -49 61 11; shape corners -49 -33 11 -9 -33 4 24 0 4 24 61 11 -49 61 11; detail*.9 bent
      6 -12 -31 -12 3 22 3
    doc.on.clipboard: shape box -42 -44 22 44 10; shape*.9 box -26 -54 6 -36 6; clear box -8 -14 46 54 8; shape box -8
      -14 46 54 8; detail*.8 line 6 8 32 8 line 6 22 32 22 line 6 36 24 36
    clipboard: shape box -40 -42 40 52 11; filled cut*2 box -19 -54 19 -32 8; solid*.8 box -19 -54 19 -32 8
    note: stroke bent 13 46 14 46 -46 -46 -46 -46 46 12 46 corners 12 14 9 46 14 3 12 46 3
    note.text: stroke box -50 -44 50 44 13 line -28 -18 28 -18 line -28 2 28 2 line -28 22 6 22
    newspaper: shape corners -56 -42 9 34 -42 9 34 42 1 -46 42 10 -56 34 9; stroke bends 34 -14 0 54 -14 6 54 42 12 34
      42 0; detail*.85 box -40 -26 -14 -6 3 line 0 -24 18 -24 line 0 -8 18 -8 line -40 10 18 10 line -40 26 18 26
    book: shape path M 0 -34 C 10 -42 38 -46 54 -38 L 54 38 C 38 30 12 32 0 42 mirror; detail line 0 -32 0 40
    book.closed: shape corners -38 -52 13 38 -52 5 38 52 3 -38 52 13; detail path M -38 40 C -38 32 -34 27 -26 27 L 38
      27
    books.vertical: shape box -52 -46 -27 48 6 box -27 -36 -3 48 6 box -13 -46 13 48 6 turn -12 move 28 0; detail*.85
      line -44 -24 -35 -24 line -44 28 -35 28 line -19 -14 -11 -14 line -19 28 -11 28 line -12 -22 12 -22 turn -12 move
      28 0 line -12 24 12 24 turn -12 move 28 0
    magazine: shape box -40 -52 40 52 9; detail line -24 -32 24 -32; detail*.9 box -22 -14 22 32 4
    bookmark: shape corners -31 -52 11 31 -52 11 31 52 4 0 24 4 -31 52 4
    tag: shape poly 9 50 -50 -2 -50 -54 2 -4 54 50 0; spot circle 27 -27 7.5
    flag: shape path M -36 -42 C -24 -52 -6 -48 4 -43 C 16 -37 30 -36 42 -44 L 42 10 C 30 20 14 18 4 13 C -8 7 -24 6 -36
      14 Z; stroke line -36 -44 -36 54
    flag.checkered: stroke line -42 -46 -42 54 corners -42 -42 1 46 -42 3 46 14 3 -42 14 1; fill box -42 -42 -20 -23 box
      2 -42 24 -23 box -20 -23 2 -4 box 24 -23 46 -4 box -42 -4 -20 14 box 2 -4 24 14
    pin: shape path M 0 -56 L 22 -56 C 31 -56 29 -47 19 -41.5 C 13 -38 10.5 -37 11 -33 L 12 -14 C 12 -10 15 -9.5 18 -8 C
      29 -2 35.5 6 35.5 12 C 35.5 15.5 34 17 30 17 L 0 17 mirror; stroke*.9 line 0 18 0 56
    archivebox: shape box -55 -44 55 -18 8 corners -47 -18 1 47 -18 1 47 46 12 -47 46 12; detail line -16 2 16 2; filled
      butt cut*.7 line -58 -17 58 -17
    externaldrive: shape corners -36 -34 9 36 -34 9 56 6 6 56 36 10 -56 36 10 -56 6 6; detail line -54 7 54 7; spots*1.3
      36 21
    printer: stroke bent 6 -31 -18 -31 -48 31 -48 31 -18; shape box -56 -20 56 28 11; clear*.6 box -31 8 31 50 5; stroke
      box -31 8 31 50 5; spots*1.2 39 -4
    _export: filled solid box -42 -22 42 52 13; filled cut*2.8 line 0 -20 0 18; plain stroke bent 13 -17 -22 -42 -22 -42
      52 42 52 42 -22 17 -22
    square.and.arrow.up: use _export; stroke line 0 -56 0 16 line -20 -37 0 -57 20 -37
    square.and.arrow.down: use _export; filled cut*2.8 line -20 -2 0 18 20 -2; stroke line 0 -56 0 16 line -20 -2 0 18
      20 -2
    rectangle.portrait.and.arrow.right: filled solid box -50 -46 14 46 13; filled cut*2.8 line -12 0 60 0; plain stroke
      bent 13 14 -20 14 -46 -50 -46 -50 46 14 46 14 20; stroke line -12 0 52 0 line 34 -19 53 0 34 19
    signature: stroke spline -52 20 -36 -10 -22 -44 -26 -8 -30 22 -14 2 -6 -4 -4 18 10 6 20 16 32 8 52 14; stroke*.8
      line -52 44 52 44
    """
}
