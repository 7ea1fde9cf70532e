extension SymbolTable {
  /// Signs, arrows, letters and the numbers 0 to 50.
  static let signs = """
    plus: stroke line -36 0 36 0 line 0 -36 0 36
    minus: stroke line -39 0 39 0
    xmark: stroke line -32 -32 32 32 line -32 32 32 -32
    checkmark: stroke line -34 6 -11 35 35 -35
    multiply: stroke line -26 -26 26 26 line -26 26 26 -26
    divide: stroke line -39 0 39 0; dot*1.6 0 -26 0 26
    equal: stroke line -37 -14 37 -14 line -37 14 37 14
    plusminus: stroke line -32 -14 32 -14 line 0 -46 0 18 line -32 40 32 40
    percent: stroke line -27 36 27 -36 circle -26 -22 15 circle 26 22 15
    number: stroke line -36 -15 40 -15 line -40 15 36 15 line -9 -42 -21 42 line 21 -42 9 42
    asterisk: stroke line 0 -41 0 41 line 0 -41 0 41 turn 60 line 0 -41 0 41 turn 120
    questionmark: stroke path M -22 -22 C -22 -36 -13 -44 0 -44 C 13 -44 22 -35 22 -23 C 22 -6 0 -6 0 14; dot*1.35 0 38
    # Even in bold, three quarters of a stem remain free above the dot.
    exclamationmark: stroke*1.1 line 0 -42 0 14<38-2s; dot*1.4 0 38
    exclamationmark.2: stroke*1.1 line -13 -42 -13 14; dot*1.4 -13 38; stroke*1.1 line 13 -42 13 14; dot*1.4 13 38
    exclamationmark.3: stroke*1.1 line -26 -42 -26 14; dot*1.4 -26 38; stroke*1.1 line 0 -42 0 14; dot*1.4 0 38;
      stroke*1.1 line 26 -42 26 14; dot*1.4 26 38
    info: stroke line -16 -13 1 -13 1 45.5 line -20.5 45.5 20.5 45.5; dot*1.6 -1.5 -43
    # The dots stay separate in every weight.
    ellipsis: fill circle -35 0 12.5<1.1s circle 0 0 12.5<1.1s circle 35 0 12.5<1.1s
    at: stroke circle 0 0 17 path M 17 -17 L 17 5 C 17 22 44 22 44 0 A 0 0 44 0 -305
    bold: stroke*1.55 path M -22 -36 L 4 -36 A 4 -18.5 17.5 -90 90 L -22 -1 Z path M -22 -1 L 6 -1 A 6 17.5 18.5 -90 90
      L -22 36 Z
    italic: stroke line -6 -36 26 -36 line 10 -36 -10 36 line -26 36 6 36
    underline: stroke path M -26 -44 L -26 -4 A 0 -4 26 180 0 L 26 -44 line -30 42 30 42
    strikethrough: stroke path M 25 -24 C 22 -36 12 -41 0 -41 C -14 -41 -24 -33 -24 -22 C -24 -8 -10 -4 0 0 C 14 5 26 9
      26 22 C 26 34 15 41 0 41 C -14 41 -24 35 -27 23 line -44 0 44 0
    textformat: stroke line -56 34 -29 -36 -2 34 line -46 9 -12 9; stroke line 46 -10 46 34 ellipse 28 12 18 22
    textformat.size: stroke line -8 40 22 -40 52 40 line 3 12 41 12; stroke line -54 40 -37 -4 -20 40 line -48 25 -26 25
    character: stroke line -32 40 0 -42 32 40 line -20 10 20 10
    dollarsign: stroke path M 23 -20 C 21 -31 12 -36 0 -36 C -14 -36 -23 -29 -23 -18 C -23 -4 -8 -2 0 0 C 12 3 24 5 24
      19 C 24 30 14 37 0 37 C -14 37 -23 31 -25 20 line 0 -50 0 50
    eurosign: stroke arc 8 0 38 -48 -312 line -44 -10 14 -10 line -44 10 14 10
    sterlingsign: stroke path M 27 -26 C 24 -37 15 -43 4 -43 C -10 -43 -17 -33 -17 -21 C -17 -9 -10 2 -10 15 C -10 27
      -17 35 -27 40 L 28 40 line -27 -2 16 -2
    infinity: stroke path M 0 0 C 14 -18 22 -24 34 -24 C 62 -24 62 24 34 24 C 22 24 14 18 0 0 C -14 -18 -22 -24 -34 -24
      C -62 -24 -62 24 -34 24 C -22 24 -14 18 0 0 Z
    command: stroke path A -29 -29 13 0 -270 L -16 -16 Z path A -29 -29 13 0 -270 L -16 -16 Z turn 90 path A -29 -29 13
      0 -270 L -16 -16 Z turn 180 path A -29 -29 13 0 -270 L -16 -16 Z turn 270 box -16 -16 16 16
    power: stroke arc 0 6 40 -55 235 line 0 -48 0 0
    sum: stroke line 26 -30 26 -40 -28 -40 6 0 -28 40 28 40 28 30
    function: stroke path M 10 -40 C -2 -46 -14 -40 -16 -26 L -24 30 C -26 42 -34 46 -44 42 line -34 -8 2 -8 line 12 0
      42 36 line 42 0 12 36
    quote.opening: solid circle -24 12 13; stroke path M -37 12 C -37 -8 -28 -22 -16 -28; solid circle 22 12 13; stroke
      path M 9 12 C 9 -8 18 -22 30 -28
    arrow.right: stroke line -48 0 48 0 line 11 -37 48 0 11 37
    arrow.left: use arrow.right flip
    arrow.up: use arrow.right turn -90
    arrow.down: use arrow.right turn 90
    arrow.forward: use arrow.right
    arrow.backward: use arrow.right flip
    chevron.right: stroke line -17 -36 17 0 -17 36
    chevron.left: use chevron.right flip
    chevron.up: use chevron.right turn -90
    chevron.down: use chevron.right turn 90
    chevron.forward: use chevron.right
    chevron.backward: use chevron.right flip
    chevron.right.2: stroke line -31 -34 1 0 -31 34 line 5 -34 37 0 5 34
    chevron.left.2: use chevron.right.2 flip
    chevron.up.2: use chevron.right.2 turn -90
    chevron.down.2: use chevron.right.2 turn 90
    chevron.compact.right: stroke line -9 -44 9 0 -9 44
    chevron.compact.left: use chevron.compact.right flip
    chevron.compact.up: use chevron.compact.right turn -90
    chevron.compact.down: use chevron.compact.right turn 90
    arrow.right.to.line: stroke line -44 0 30 0 line 2 -28 30 0 2 28 line 46 -36 46 36
    arrow.left.to.line: use arrow.right.to.line flip
    arrow.up.to.line: use arrow.right.to.line turn -90
    arrow.down.to.line: use arrow.right.to.line turn 90
    arrowtriangle.right: shape corners -32 -42 5 44 0 6 -32 42 5
    arrowtriangle.left: use arrowtriangle.right flip
    arrowtriangle.up: use arrowtriangle.right turn -90
    arrowtriangle.down: use arrowtriangle.right turn 90
    arrow.up.right: stroke line -34 34 34 -34 line -19 -34 34 -34 34 19
    arrow.up.forward: use arrow.up.right
    arrow.up.left: use arrow.up.right flip
    arrow.down.right: use arrow.up.right turn 90
    arrow.down.left: use arrow.up.right turn 180
    arrow.clockwise: stroke path A 0 9 39 2 270 L 14 -30 line -5 -51 15 -30 -5 -9
    arrow.counterclockwise: use arrow.clockwise flip
    arrow.uturn.left: stroke path M -42 -16 L 14 -16 A 14 10 26 -90 90 L -16 36 line -16 -42 -42 -16 -16 10
    arrow.uturn.right: use arrow.uturn.left flip
    arrow.uturn.backward: use arrow.uturn.left
    arrowshape.turn.up.left: shape path M -4 -40 L -50 -2 L -4 36 L -4 14 C 22 14 36 22 50 42 C 50 4 30 -18 -4 -18 Z
    arrowshape.turn.up.right: use arrowshape.turn.up.left flip
    arrow.left.arrow.right: stroke line 44 -27.5 -42 -27.5 line -18 -55 -44 -27.5 -18 0 line -44 27.5 42 27.5 line 18 0
      44 27.5 18 55
    arrow.right.arrow.left: use arrow.left.arrow.right flip
    arrow.up.arrow.down: use arrow.right.arrow.left turn 90
    arrow.left.and.right: stroke line -50 0 50 0 line 28 -24 52 0 28 24 line -28 -24 -52 0 -28 24
    arrow.up.and.down: use arrow.left.and.right turn 90
    arrow.up.left.and.arrow.down.right: stroke path M -6 -6 L -36 -36 M -12 -38 L -38 -38 L -38 -12 path M -6 -6 L -36
      -36 M -12 -38 L -38 -38 L -38 -12 turn 180
    arrow.up.right.and.arrow.down.left: use arrow.up.left.and.arrow.down.right flip
    arrow.down.right.and.arrow.up.left: stroke path M -42 -42 L -9 -9 M -7 -33 L -7 -7 L -33 -7 path M -42 -42 L -9 -9 M
      -7 -33 L -7 -7 L -33 -7 turn 180
    arrow.triangle.2.circlepath: stroke arc 0 0 41 192 318 arc 0 0 41 192 318 turn 180; fill poly 2.5 42.4 -38.2 18.6
      -16.7 45.2 -9.1 poly 2.5 42.4 -38.2 18.6 -16.7 45.2 -9.1 turn 180
    arrow.up.and.down.and.arrow.left.and.right: stroke line -50 0 50 0 line 0 -50 0 50; stroke line 34 -17 51 0 34 17
      line 34 -17 51 0 34 17 turn 90 line 34 -17 51 0 34 17 turn 180 line 34 -17 51 0 34 17 turn 270
    arrow.triangle.turn.up.right.diamond: shape poly 9 0 -56 56 0 0 56 -56 0; detail path M -15 18 L -15 0 C -15 -7 -11
      -9 -6 -9 L 6 -9; spot poly 2 6 -24 24 -9 6 6
    arrow.triangle.branch: stroke path M -26 46 L -26 -22 path M -26 30 C -26 6 28 12 28 -18; solid*.5 poly 2 -38 -26
      -26 -45 -14 -26 poly 2 16 -26 28 -45 40 -26
    chevron.up.chevron.down: stroke line -26 -14 0 -40 26 -14 line -26 14 0 40 26 14
    chevron.left.forwardslash.chevron.right: stroke line -36 -30 -64 0 -36 30 line 36 -30 64 0 36 30 line -14 42 14 -42
    shuffle: stroke path M -50 -24 L -34 -24 C -8 -24 -8 24 18 24 L 46 24 path M -50 24 L -34 24 C -24 24 -18 17 -13 9
      path M -3 -9 C 2 -17 8 -24 18 -24 L 46 -24 line 30 -41 47 -24 30 -7 line 30 41 47 24 30 7
    repeat: stroke path M -46 -2 L -46 -6 C -46 -20 -38 -27 -26 -27 L 18 -27 path M -46 -2 L -46 -6 C -46 -20 -38 -27
      -26 -27 L 18 -27 turn 180; solid*.4 poly 2 20 -44 47 -27 20 -10 poly 2 20 -44 47 -27 20 -10 turn 180
    a: stroke line -31 39 0 -39 31 39 line -20 13 20 13
    b: stroke path M -23 -39 L 3 -39 C 27 -39 27 -1 3 -1 path M -23 -1 L 5 -1 C 33 -1 33 39 5 39 L -23 39 L -23 -39
    c: stroke path M 30 -20 C 25 -32 14 -39 0 -39 C -20 -39 -34 -24 -34 0 C -34 24 -20 39 0 39 C 14 39 26 33 31 20
    d: stroke path M -26 -39 L -4 -39 C 40 -39 40 39 -4 39 L -26 39 Z
    e: stroke line 23 -39 -21 -39 -21 39 23 39 line -21 -1 18 -1
    f: stroke line 23 -39 -21 -39 -21 39 line -21 0 17 0
    g: stroke path M 30 -20 C 25 -32 14 -39 0 -39 C -20 -39 -34 -24 -34 0 C -34 24 -20 39 0 39 C 14 39 26 33 31 20 line
      6 5 32 5 32 24
    h: stroke line -27 -39 -27 39 line 27 -39 27 39 line -27 -1 27 -1
    i: stroke line 0 -39 0 39
    j: stroke path M 15 -39 L 15 18 C 15 46 -23 46 -23 18
    k: stroke line -23 -39 -23 39 line 26 -39 -23 11 line -7 -5 27 39
    l: stroke line -19 -39 -19 39 22 39
    m: stroke line -35 39 -35 -39 0 23 35 -39 35 39
    n: stroke line -27 39 -27 -39 27 39 27 -39
    o: stroke ellipse 0 0 34 39
    p: stroke path M -22 39 L -22 -39 L 4 -39 C 34 -39 34 6 4 6 L -22 6
    q: stroke ellipse 0 0 34 39 line 10 18 32 43
    r: stroke path M -23 39 L -23 -39 L 4 -39 C 33 -39 33 4 4 4 L -23 4 line 4 4 25 39
    s: stroke path M 24 -21 C 21 -33 12 -39 0 -39 C -14 -39 -24 -32 -24 -20 C -24 -6 -10 -4 1 -1 C 13 2 25 6 25 19 C 25
      32 14 39 0 39 C -15 39 -24 32 -26 19
    t: stroke line -29 -39 29 -39 line 0 -39 0 39
    u: stroke path M -27 -39 L -27 10 C -27 49 27 49 27 10 L 27 -39
    v: stroke line -31 -39 0 39 31 -39
    w: stroke line -44 -39 -22 39 0 -35 22 39 44 -39
    x: stroke line -28 -39 28 39 line 28 -39 -28 39
    y: stroke line -29 -39 0 2 29 -39 line 0 2 0 39
    z: stroke line -26 -39 26 -39 -26 39 26 39
    _digit0: stroke path M 0 -39 C 16 -39 25 -24 25 0 C 25 24 16 39 0 39 mirror
    _digit1: stroke line -13 -27 7 -39 7 39
    _digit2: stroke path M -23 -18 C -23 -31 -14 -39 0 -39 C 14 -39 23 -31 23 -19 C 23 -4 6 8 -24 39 L 25 39
    _digit3: stroke path M -22 -23 C -20 -33 -12 -39 0 -39 C 13 -39 22 -32 22 -20 C 22 -8 13 -1 -6 -1 C 14 -1 25 6 25 19
      C 25 31 14 39 0 39 C -14 39 -23 32 -25 21
    _digit4: stroke line 12 39 12 -39 -28 17 27 17
    _digit5: stroke path M 22 -39 L -18 -39 L -22 -2 C -16 -9 -9 -11 -1 -11 C 14 -11 25 -2 25 13 C 25 29 14 39 -1 39 C
      -14 39 -23 33 -25 22
    _digit6: stroke path M 21 -26 C 18 -35 11 -39 2 -39 C -15 -39 -25 -25 -25 6 C -25 28 -15 39 1 39 C 15 39 25 29 25 14
      C 25 0 15 -10 1 -10 C -14 -10 -25 -1 -25 11
    _digit7: stroke line -25 -39 25 -39 -7 39
    _digit8: stroke path M 20.5 -20 C 20.5 -9.5065907 11.3218363 -1 0 -1 C -11.3218363 -1 -20.5 -9.5065907 -20.5 -20 C
      -20.5 -30.4934093 -11.3218363 -39 0 -39 C 11.3218363 -39 20.5 -30.4934093 20.5 -20 Z M 25 19 C 25 30.045694
      13.8071175 39 0 39 C -13.8071175 39 -25 30.045694 -25 19 C -25 7.954306 -13.8071175 -1 0 -1 C 13.8071175 -1 25
      7.954306 25 19 Z
    _digit9: use _digit6 turn 180
    # Two digits are drawn narrower than one.
    _narrow0: stroke*.88 path M 0 -39 C 16 -39 25 -24 25 0 C 25 24 16 39 0 39 mirror stretch .82 .94
    _narrow1: stroke*.88 line -13 -27 7 -39 7 39 stretch .82 .94
    _narrow2: stroke*.88 path M -23 -18 C -23 -31 -14 -39 0 -39 C 14 -39 23 -31 23 -19 C 23 -4 6 8 -24 39 L 25 39
      stretch .82 .94
    _narrow3: stroke*.88 path M -22 -23 C -20 -33 -12 -39 0 -39 C 13 -39 22 -32 22 -20 C 22 -8 13 -1 -6 -1 C 14 -1 25 6
      25 19 C 25 31 14 39 0 39 C -14 39 -23 32 -25 21 stretch .82 .94
    _narrow4: stroke*.88 line 12 39 12 -39 -28 17 27 17 stretch .82 .94
    _narrow5: stroke*.88 path M 22 -39 L -18 -39 L -22 -2 C -16 -9 -9 -11 -1 -11 C 14 -11 25 -2 25 13 C 25 29 14 39 -1
      39 C -14 39 -23 33 -25 22 stretch .82 .94
    _narrow6: stroke*.88 path M 21 -26 C 18 -35 11 -39 2 -39 C -15 -39 -25 -25 -25 6 C -25 28 -15 39 1 39 C 15 39 25 29
      25 14 C 25 0 15 -10 1 -10 C -14 -10 -25 -1 -25 11 stretch .82 .94
    _narrow7: stroke*.88 line -25 -39 25 -39 -7 39 stretch .82 .94
    _narrow8: stroke*.88 path M 20.5 -20 C 20.5 -9.5065907 11.3218363 -1 0 -1 C -11.3218363 -1 -20.5 -9.5065907 -20.5
      -20 C -20.5 -30.4934093 -11.3218363 -39 0 -39 C 11.3218363 -39 20.5 -30.4934093 20.5 -20 Z M 25 19 C 25 30.045694
      13.8071175 39 0 39 C -13.8071175 39 -25 30.045694 -25 19 C -25 7.954306 -13.8071175 -1 0 -1 C 13.8071175 -1 25
      7.954306 25 19 Z stretch .82 .94
    _narrow9: use _narrow6 turn 180
    0: use _digit0
    1: use _digit1 -4 0
    2: use _digit2
    3: use _digit3
    4: use _digit4
    5: use _digit5
    6: use _digit6
    7: use _digit7
    8: use _digit8
    9: use _digit9
    10: use _narrow1 -20 0; use _narrow0 25 0
    11: use _narrow1 -20 0; use _narrow1 25 0
    12: use _narrow1 -20 0; use _narrow2 25 0
    13: use _narrow1 -20 0; use _narrow3 25 0
    14: use _narrow1 -20 0; use _narrow4 25 0
    15: use _narrow1 -20 0; use _narrow5 25 0
    16: use _narrow1 -20 0; use _narrow6 25 0
    17: use _narrow1 -20 0; use _narrow7 25 0
    18: use _narrow1 -20 0; use _narrow8 25 0
    19: use _narrow1 -20 0; use _narrow9 25 0
    20: use _narrow2 -25 0; use _narrow0 25 0
    21: use _narrow2 -25 0; use _narrow1 25 0
    22: use _narrow2 -25 0; use _narrow2 25 0
    23: use _narrow2 -25 0; use _narrow3 25 0
    24: use _narrow2 -25 0; use _narrow4 25 0
    25: use _narrow2 -25 0; use _narrow5 25 0
    26: use _narrow2 -25 0; use _narrow6 25 0
    27: use _narrow2 -25 0; use _narrow7 25 0
    28: use _narrow2 -25 0; use _narrow8 25 0
    29: use _narrow2 -25 0; use _narrow9 25 0
    30: use _narrow3 -25 0; use _narrow0 25 0
    31: use _narrow3 -25 0; use _narrow1 25 0
    32: use _narrow3 -25 0; use _narrow2 25 0
    33: use _narrow3 -25 0; use _narrow3 25 0
    34: use _narrow3 -25 0; use _narrow4 25 0
    35: use _narrow3 -25 0; use _narrow5 25 0
    36: use _narrow3 -25 0; use _narrow6 25 0
    37: use _narrow3 -25 0; use _narrow7 25 0
    38: use _narrow3 -25 0; use _narrow8 25 0
    39: use _narrow3 -25 0; use _narrow9 25 0
    40: use _narrow4 -25 0; use _narrow0 25 0
    41: use _narrow4 -25 0; use _narrow1 25 0
    42: use _narrow4 -25 0; use _narrow2 25 0
    43: use _narrow4 -25 0; use _narrow3 25 0
    44: use _narrow4 -25 0; use _narrow4 25 0
    45: use _narrow4 -25 0; use _narrow5 25 0
    46: use _narrow4 -25 0; use _narrow6 25 0
    47: use _narrow4 -25 0; use _narrow7 25 0
    48: use _narrow4 -25 0; use _narrow8 25 0
    49: use _narrow4 -25 0; use _narrow9 25 0
    50: use _narrow5 -25 0; use _narrow0 25 0
    """
}
