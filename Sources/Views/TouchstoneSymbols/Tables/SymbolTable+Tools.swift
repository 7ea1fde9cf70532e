extension SymbolTable {
  /// Tools, controls, settings, vehicles, maps and places.
  static let tools = """
    _pencil: solid*.3 corners 22 -30 1 29.5 -22.5 1 -28.5 35.5 1 -40 40 1 -35.5 28.5 1 corners 27 -35 1 31.5 -39.5 4 39
      -32 4 34.5 -27.5 1
    pencil: use _pencil
    pencil.tip: stroke poly 4 0 -52 24 14 16 46 -16 46 -24 14 line 0 -44 0 8 circle 0 14 6
    highlighter: stroke poly 5 30 -48 48 -30 4 18 -16 -2 line -16 -2 -26 28 4 18; stroke*1.3 line -48 46 20 46
    square.and.pencil: stroke bends 22 -36.5 0 -46.5 -36.5 16 -46.5 46.5 16 36.5 46.5 16 36.5 -22 0; use _pencil 16 -17
      .8 lines 1
    scribble: stroke spline -50 -18 -20 -44 -12 -18 -40 14 -20 18 18 -36 32 -20 2 26 12 38 34 14 50 22
    trash: stroke line -46 -34 46 -34 path M -17 -35 C -17 -52 -14 -52 -6 -52 L 6 -52 C 14 -52 17 -52 17 -35; shape
      corners -37 -34 1 37 -34 1 31 52 12 -31 52 12; detail*.8 line -14 -14 -12 32 line 0 -14 0 32 line 14 -14 12 32
    gear: solid*.25 the gear; plain erase circle 0 0 45.1-.5s; detail*.8 line 9 0 42 0 line 9 0 42 0 turn 120 line 9 0
      42 0 turn 240; detail*.85 circle 0 0 9.5
    gearshape: shape the gearshape; filled erase circle 0 0 16; plain stroke circle 0 0 16
    gearshape.2: level 1; shape the gearshape.small move 32 27; spot circle 32 27 6.5; level 0; clear*.5 the
      gearshape.large move -20 -14; shape the gearshape.large move -20 -14; detail circle -20 -14 11
    wrench: shape path M 22 -52 L 4 -34 L 8 -14 L 28 -10 L 46 -28 C 56 -6 38 14 18 10 L 8 8 L -26 44 C -38 56 -56 38 -44
      26 L -10 -8 C -18 -36 0 -56 22 -52 Z
    wrench.and.screwdriver: level 1; shape poly 3 -46 -52 -36 -54 -24 -34 -25 -29 42 32 42 44 36 50 26 48 -36 -20 -40
      -20 -56 -38; level 0; over*.7 wrench
    hammer: shape path M -22 -48 C -4 -54 14 -48 26 -36 L 34 -28 C 38 -24 42 -26 46 -28 L 56 -16 L 40 0 L 30 -10 C 30
      -16 26 -20 20 -20 L 8 -12 L -6 -26 C -4 -34 -8 -42 -22 -48 Z poly 7 0 -19 14 -5 -36 52 -50 38
    screwdriver: shape poly 9 26 -52 52 -26 18 14 -14 -18; stroke*1.2 line 0 0 -40 40; solid*.7 poly 2 -32 36 -36 32 -50
      42 -42 50
    scissors: stroke path A -45 29 16.5 0 360 M -29 21 L -8 10 stretch 1 -1; fill corners -13 8 5 -8 -6 8 44 -29 14 66
      -25 2 4 8 2 stretch 1 -1; clear*.2 corners -13 8 5 -8 -6 8 44 -29 14 66 -25 2 4 8 2; stroke path A -45 29 16.5 0
      360 M -29 21 L -8 10; fill corners -13 8 5 -8 -6 8 44 -29 14 66 -25 2 4 8 2; erase circle -1 -2 3.8
    paintbrush: shape path M -12 6 C -26 4 -34 14 -34 26 C -34 36 -42 42 -50 42 C -42 52 -28 56 -14 52 C 2 48 8 34 4 22
      Z path M -10 4 L 34 -48 C 42 -57 57 -44 49 -34 L 6 20 Z
    paintbrush.pointed: shape path M -10 8 C -24 6 -30 18 -32 30 C -34 40 -42 46 -50 48 C -36 54 -16 54 -4 44 C 6 36 8
      28 4 20 Z path M -8 4 C 10 -24 30 -44 52 -52 C 44 -30 28 -8 6 18 Z
    paintpalette: shape path M 4 46 C -30 50 -56 28 -56 0 C -56 -28 -30 -46 2 -46 C 34 -46 56 -28 56 -4 C 56 14 40 20 22
      18 C 8 17 6 24 12 31 C 18 38 14 45 4 46 Z; spot circle -35 -2 8 circle -17 -20 9.5 circle 9 -25 8 circle 32 -19
      6.5; detail*.8 circle -15 17 8.5
    eyedropper: stroke bends 6 -16 0 -38 28 5 -44 46 4 -46 46 1 -28 38 5 16 -6 0; stroke*1.2 line -4 -28 28 4; solid
      path M 8 -14 L 28 -42 C 40 -58 58 -40 42 -28 L 14 -8 Z
    wand.and.stars: stroke*1.5 line -46 46 14 -14; cut*.5 line -4 4 14 -14; fill star 32 -34 4 20 6 1 2 star -10 -38 4
      14 4.5 1 2 star 40 12 4 14 4.5 1 2
    slider.horizontal.3: stroke line -52 -33 9 -33 line 31 -33 52 -33 circle 20 -33 11 line -52 0 -31 0 line -9 0 52 0
      circle -20 0 11 line -52 33 -5 33 line 17 33 52 33 circle 6 33 11
    slider.vertical.3: stroke line -33 -52 -33 -29 line -33 -7 -33 52 circle -33 -18 11 line 0 -52 0 9 line 0 31 0 52
      circle 0 20 11 line 33 -52 33 -17 line 33 5 33 52 circle 33 -6 11
    switch.2: stroke box -52 -44 52 -6 19 box -52 6 52 44 19; fill circle 33 -25 12 circle -33 25 12
    _dial.marks: dot*.9 -35.355339 39.355339 -50 4 -35.355339 -31.355339 0 -46 35.355339 -31.355339 50 4 35.355339
      39.355339
    dial.low: shape circle 0 4 33; detail line 15 0 25 0 turn 135 move 0 4; use _dial.marks
    dial.medium: shape circle 0 4 33; detail line 15 0 25 0 turn 270 move 0 4; use _dial.marks
    dial.high: shape circle 0 4 33; detail line 15 0 25 0 turn 45 move 0 4; use _dial.marks
    speedometer: stroke circle 0 0 47; dot*.85 -26.846788 15.5 -29.943701 -8.02339 -15.5 -26.846788 8.02339 -29.943701
      26.846788 -15.5 29.943701 8.02339; solid circle 0 6 4; stroke*.9 line 0 6 17 -15
    gauge: use speedometer
    lightbulb: shape path M 0 -54 C 22 -54 35 -38 35 -20 C 35 -4 26 4 20 14 C 17 19 16 23 15 26 L 0 26 mirror; stroke
      line -13 39 13 39 line -7 52 7 52
    magnifyingglass: stroke circle -9 -9 33 line 15 15 45 45
    plus.magnifyingglass: stroke circle -9 -9 35 line 17 17 47 47 line -24 -9 6 -9 line -9 -24 -9 6
    minus.magnifyingglass: stroke circle -9 -9 35 line 17 17 47 47 line -24 -9 6 -9
    puzzlepiece: shape path M -40 -26 L -14 -26 C -10 -26 -12 -30 -14 -34 C -20 -56 20 -56 14 -34 C 12 -30 10 -26 14 -26
      L 40 -26 L 40 0 C 40 4 36 2 32 0 C 10 -6 10 32 32 26 C 36 24 40 22 40 26 L 40 52 L -40 52 L -40 26 C -40 22 -36 24
      -32 26 C -10 32 -10 -6 -32 0 C -36 2 -40 4 -40 0 Z
    airplane: fill path M 58 0 C 58 5 48 9 38 9 L 18 9 L -8 47 C -10 50 -14 51 -20 50 L -6 9 L -30 8 L -42 22 C -44 24
      -47 24 -50 23 L -44 4 L -44 -4 L -50 -23 C -47 -24 -44 -24 -42 -22 L -30 -8 L -6 -9 L -20 -50 C -14 -51 -10 -50 -8
      -47 L 18 -9 L 38 -9 C 48 -9 58 -5 58 0 Z
    car: shape path M -54 2 C -54 -6 -48 -10 -42 -12 L -33 -34 C -31 -39 -27 -41 -22 -41 L 22 -41 C 27 -41 31 -39 33 -34
      L 42 -12 C 48 -10 54 -6 54 2 L 54 30 L -54 30 Z; solid*.6 box -50 30 -34 43 4 box 34 30 50 43 4; detail*.9 line
      -40 -11 40 -11; spot circle -34 10 6 circle 34 10 6; plain stroke line -14 14 14 14; filled cut line -14 14 14 14
    bus: shape box -40 -50 40 40 13; solid*.6 box -34 40 -20 51 4 box 20 40 34 51 4; detail*.9 line -40 -28 40 -28 line
      -40 6 40 6; spot circle -23 23 5.5 circle 23 23 5.5
    tram: shape box -36 -48 36 34 15; detail*.95 line -36 -6 36 -6 line -14 -32 14 -32; spot circle -18 14 5.5 circle 18
      14 5.5; stroke line -22 36 -34 52 line 22 36 34 52
    bicycle: stroke*.95 circle -38 18 22 circle 38 18 22 line -38 18 -20 -16 20 -16 -4 18 -38 18 line -4 18 -24 -26 line
      -34 -28 -16 -28 bends 38 18 0 17 -36 5 30 -36 0
    ferry: shape corners -50 -2 5 50 -2 5 36 30 10 -36 30 10 corners -30 -30 6 30 -30 6 34 -4 1 -34 -4 1; stroke*.95
      line -8 -50 8 -50 8 -32; stroke spline -54 46 -36 42 -18 48 0 43 18 48 36 42 54 46
    sailboat: shape poly 5 -8 -50 -8 16 -46 16 poly 5 8 -36 44 16 8 16 corners -52 30 4 52 30 4 36 50 10 -36 50 10
    box.truck: shape corners -60 -34 9 14 -34 9 14 26 1 -60 26 9 corners 14 -16 1 38 -16 7 58 6 6 58 26 7 14 26 1;
      clear*.4 circle -32 28 12; stroke circle -32 28 12; clear*.4 circle 34 28 12; stroke circle 34 28 12
    map: shape corners -54 -30 7 -18 -46 3 18 -30 3 54 -46 7 54 30 7 18 46 3 -18 30 3 -54 46 7; detail line -18 -44 -18
      30 line 18 -30 18 44
    mappin: fill circle 0 -32 21; cut*.75 arc 0 -32 11 -165 -95; stroke line 0 -12 0 52
    mappin.and.ellipse: fill circle 0 -34 18; stroke line 0 -16 0 28; level 1; stroke path M -17 12 C -38 15 -52 22 -52
      31 C -52 43 -28 51 0 51 C 28 51 52 43 52 31 C 52 22 38 15 17 12
    location: shape corners 56.5 -52 5 8 54 5 1 0 4 -57.5 -7 5
    location.north: shape corners 0 -52 5 38 46 5 0 28 4 -38 46 5
    safari: shape circle 0 0 47; spot poly 1 25 -25 9 9 -9 -9; detail*.7 poly 1 25 -25 9 9 -25 25 -9 -9
    signpost.right: stroke line 0 -54 0 -40 line 0 -2 0 54; shape poly 5 -44 -40 34 -40 54 -20 34 0 -44 0
    point.topleft.down.curvedto.point.bottomright.up: stroke circle -36 -30 12 circle 36 30 12 path M -24 -30 L 20 -30 C
      48 -30 48 0 20 0 L -20 0 C -48 0 -48 30 -20 30 L 24 30
    """
}
