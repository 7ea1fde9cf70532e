extension SymbolTable {
  /// People, single, in groups, in frames and in motion; hands, eyes and faces.
  static let figures = """
    person: shape the head the shoulders
    person.2: level 1; use person -32 5 .88 lines 1; level 0; over*.8 person 26 0
    person.3: level 1; use person -57 4 .84 lines 1; use person 57 4 .84 lines 1; level 0; over*.8 person 0 0 .95 lines
      1
    person.3.sequence: level 2; use person 48 1 .66 lines 1; level 1; over*.8 person 4 2 .76 lines 1; level 0; over*.8
      person -42 3 .88 lines 1
    _crop.circle: fill circle 0 -13 16.5; plain fill path M 0 13 C 12 13 23.66-.365s 17 30.66-.365s 28.686-.3415s A 0 0
      42-.5s 43.1 90 mirror; filled fill path M 0 13 C 12 13 27.31-.2555s 17 34.31-.2555s 32.101-.23905s A 0 0 47-.35s
      43.1 90 mirror
    person.crop.circle: level 1; shape circle 0 0 47; level 0; engrave _crop.circle
    _crop.square: fill circle 0 -13 16.5; plain fill path M 0 13 C 17 13 29 20 30 38-.5s L 0 38-.5s mirror; filled fill
      path M 0 13 C 17 13 29 20 30 43-.35s L 0 43-.35s mirror
    person.crop.square: level 1; shape box -42.5 -42.5 42.5 42.5 14; level 0; engrave _crop.square
    _crop.rectangle: fill circle 0 -13 16.5; plain fill path M 0 13 C 17 13 29 20 30 35-.5s L 0 35-.5s mirror; filled
      fill path M 0 13 C 17 13 29 20 30 40-.35s L 0 40-.35s mirror
    person.crop.rectangle: level 1; shape box -54 -40 54 40 13; level 0; engrave _crop.rectangle
    person.text.rectangle: shape box -58 -41 58 41 13; spot circle -26 -11 10 path M -26 6 C -13 6 -8 15 -8 21 L -44 21
      C -44 15 -39 6 -26 6 Z; detail*.85 line 8 -16 40 -16 line 8 0 40 0 line 8 16 30 16
    person.wave.2: use person -22 3 .92 lines 1; level 1; stroke arc -4 -20 28 -38 38; level 2; stroke arc -4 -20 46 -38
      38
    figure.stand: fill circle 0 -44 10; stroke*1.9 line 0 -24 0 10; stroke*1.15 line -10 -24 -16 8 line 10 -24 16 8 line
      -6 8 -8 52 line 6 8 8 52
    figure.walk: fill circle 5 -44 10; stroke*1.9 line 1 -22 -3 8; stroke*1.2 bends -1 -25 0 -19 -12 3 -25 6 0 bends 5
      -23 0 14 -6 3 29 0 0 bends -3 10 0 -9 30 3 -25 53 0 bends -2 8 0 13 26 4 19 53 0
    figure.run: fill circle 16 -44 10; stroke*1.9 line 7 -22 -5 6; stroke*1.2 bends 4 -26 0 -22 -24 4 -34 -7 0 bends 10
      -22 0 20 -4 4 39 -8 0 bends -7 6 0 -17 27 4 -46 30 0 bends -3 7 0 18 20 5 9 53 0
    figure.wave: fill circle 2.3 -44.7 11; stroke*1.07 bends -21.5 -51.5 0 -20.3 -28.5 5 -5 -17 0 path M 3 -23.6 C 14
      -23.6 22 -18 22 -8 L 22 12.5; fill path M -9.2 -14 L -9.2 15 L 14.1 15 L 14.1 -7.8 L 18 -7.8 C 18 -20 12 -28 4 -28
      L -4 -28 L -9 -26 Z; stroke*1.2 line -4.2 0 -4.2 51 line 9.2 0 9.2 51
    accessibility: shape circle 0 0 47; spot circle 0 -25 7; detail line -24 -10 24 -10 line 0 -8 0 6 line 0 4 -13 29
      line 0 4 13 29
    hand.thumbsup: shape path M -22 -6 C -8 -14 -4 -30 -3 -42 C -2 -53 16 -52 17 -36 C 17 -26 14 -18 12 -12 L 34 -12 C
      50 -12 50 4 42 8 C 50 14 46 26 38 27 C 42 34 37 42 30 43 C 30 51 22 54 14 54 L 4 54 C -10 54 -15 48 -22 46 Z;
      shape*.9 box -46 -8 -32 48 6
    hand.thumbsdown: use hand.thumbsup flip turn 180
    _hand: shape path M -17 4 L -17 -35 A -11 -36 6 180 360 L -5 -43 A 1 -46 6 180 360 L 7 -38 A 13 -40 6 180 360 L 19
      -26 A 25 -27 6 180 360 L 31 16 C 31 40 17 53 -2 53 C -18 53 -28 46 -36 30 L -45 10 C -48 2 -38 -4 -32 2 L -17 18
      Z; detail*.75 path M -5 -40 L -5 -4 M 7 -40 L 7 -4 M 19 -28 L 19 -2
    hand.raised: use _hand flip
    hand.wave: use _hand turn -22 3 4; level 1; stroke arc 0 0 62 300 330 arc 0 0 62 125 155
    _hand.tap: shape path M -17 18 L -17 -24 A -10 -25 7 180 360 L -3 0 L 24 5 C 34 7 38 12 36 22 L 32 42 C 30 50 26 54
      18 54 L 0 54 C -8 54 -13 52 -18 46 L -36 27 C -42 20 -33 11 -26 15 L -17 22 Z
    hand.tap: level 1; stroke arc -10 -26 24 150 390; level 0; over*.7 _hand.tap
    eye: shape path M 0 -32 C 28 -32 48 -14 56 0 C 48 14 28 32 0 32 mirror; plain fill ellipse 0 0 24.6 23.3; plain
      erase ellipse 0 0 8.2 7.8; filled erase ellipse 0 0 24.6 23.3; filled fill ellipse 0 0 8.2 7.8
    eyes: stroke ellipse -27 0 22 36; fill ellipse -20 9 9 12; stroke ellipse 27 0 22 36; fill ellipse 34 9 9 12
    eyeglasses: stroke circle -33 10 22 circle 33 10 22 arc 0 10 12 205 335 line -54 2 -46 -26 line 54 2 46 -26
    face.smiling: shape circle 0 0 47; spot ellipse -16 -13 5.5 7.5 ellipse 16 -13 5.5 7.5; detail path M -23 12 C -17
      33 17 33 23 12
    ear: stroke path M -28 -10 C -28 -62 34 -62 34 -14 C 34 10 14 16 10 34 C 6 54 -24 54 -24 30 path M -10 -12 C -10 -36
      16 -36 16 -14 C 16 0 -4 2 0 18
    mouth: shape path M 0 -18 C 6 -24 12 -26 18 -26 C 32 -26 44 -8 54 -2 C 42 22 22 32 0 32 mirror; detail path M -40 -2
      C -16 -10 -8 2 0 0 C 8 2 16 -10 40 -2
    brain: shape path M 0 -42 C 8 -54 26 -50 28 -38 C 42 -36 48 -22 42 -12 C 54 -2 52 18 40 22 C 42 38 28 48 18 42 C 12
      52 2 50 0 42 mirror; detail line 0 -38 0 38; detail*.85 path M 14 -26 C 20 -26 26 -22 27 -16 path M -14 -26 C -20
      -26 -26 -22 -27 -16 path M 16 20 C 18 10 26 6 34 8 path M -16 20 C -18 10 -26 6 -34 8
    """
}
