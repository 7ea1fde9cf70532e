extension SymbolTable {
  /// Household, work and leisure objects.
  static let household = """
    clock.hands: stroke line 0 -44 0 0 30 0
    clock: shape circle 0 0 47; detail line 0 -29 0 0 -20 0
    clock.arrow.circlepath: stroke arc 4 0 43 -160 150 line 4 -24 4 0 20 10; fill poly 2 -54 -12 -20 -14 -36 12
    alarm: shape circle 0 5 39; detail line 0 -18 0 5 14 14; stroke line -26 36 -36 48 line 26 36 36 48 arc -31 -30 17
      135 315 arc 31 -30 17 225 405
    timer: stroke arc 0 0 47 -90 225 line 0 -47 0 -26; fill circle 3 3 7 corners -24 -20 2 -20 -24 2 8 -2 0 -2 8 0
    stopwatch: shape circle 0 8 42; detail line 0 -16 0 8; stroke line -12 -50 12 -50 line 0 -50 0 -36 line 32 -32 38
      -38
    hourglass: stroke line -34 -50 34 -50 line -34 50 34 50 path M 26 -50 L 26 -34 C 26 -16 7 -10 7 0 C 7 10 26 16 26 34
      L 26 50 path M -26 -50 L -26 -34 C -26 -16 -7 -10 -7 0 C -7 10 -26 16 -26 34 L -26 50; fill path M 0 16 C 8 24 17
      27 18 40 L 0 40 mirror
    calendar: stroke box -49 -41 49 46 14; fill corners -49 -41 14 49 -41 14 49 -19 1 -49 -19 1; stroke*.8 line -49 -18
      49 -18; fill box -15 -8 -5 2 2.5 box 5 -8 15 2 2.5 box 25 -8 35 2 2.5 box -35 9 -25 19 2.5 box -15 9 -5 19 2.5 box
      5 9 15 19 2.5 box 25 9 35 19 2.5 box -35 26 -25 36 2.5 box -15 26 -5 36 2.5 box 5 26 15 36 2.5
    cart: shape corners -35 -30 3 52 -30 7 42 14 9 -26 14 6; stroke bends -57 -44 0 -40 -44 5 -25 28 7 40 28 0; fill
      circle -16 44 8 circle 32 44 8
    basket: shape corners -53 -8 5 53 -8 5 40 46 12 -40 46 12; stroke line -32 -10 -12 -46 line 32 -10 12 -46;
      detail*.85 line -18 8 -15 30 line 0 8 0 30 line 18 8 15 30
    bag: shape corners -42 -24 8 42 -24 8 46 50 14 -46 50 14; stroke path M -20 -24 L -20 -34 C -20 -60 20 -60 20 -34 L
      20 -24; filled cut*.9 line -20 -18 -20 -8 line 20 -18 20 -8
    creditcard: shape box -58 -40 58 40 12; spot box -58 -22 58 -7; detail line -38 18 -18 18
    banknote: shape box -60 -35 60 35 9; detail circle 0 0 16; spot circle -41 0 5.5 circle 41 0 5.5
    gift: shape box -51 -25 51 -2 6 box -43 -2 43 50 10; stroke path M 0 -26 C -8 -46 -20 -52 -27 -47 C -36 -40 -28 -26
      -12 -26 path M 0 -26 C 8 -46 20 -52 27 -47 C 36 -40 28 -26 12 -26; detail line 0 -25 0 50; filled cut*.7 line -51
      -2 51 -2
    # Upright, with the teeth at the bottom right.
    key: shape path M -2 -2 C -28 10 -52 -6 -50 -30 C -48 -50 -26 -58 -8 -50 C 8 -42 14 -26 8 -12 L 48 28 L 48 46 L 28
      46 L 28 32 L 14 32 L 14 16 L -2 -2 Z turn 45; spot circle -22 -24 .8s turn 45
    lock: shape box -31.5 -4 31.5 47 11; stroke path M -19.5 -4 L -19.5 -27 A 0 -27 19.5 180 360 L 19.5 -4
    lock.open: shape box -48 -5 22 52 12; stroke path M 9 -5 L 9 -30 A 31 -30 22 180 360 L 53 -16
    briefcase: shape box -55 -28 55 44 13; stroke bends -20 -28 0 -20 -46 8 20 -46 8 20 -28 0; detail*.9 line -55 6 55
      6; plain stroke line 0 0 0 12
    suitcase: shape box -53 -28 53 46 13; stroke bends -19 -28 0 -19 -48 8 19 -48 8 19 -28 0; detail*.9 line -30 -28 -30
      46 line 30 -28 30 46
    wallet.pass: shape box -40 -52 40 52 13; detail line -40 -26 40 -26 path M -40 -8 L -16 -8 C -12 8 12 8 16 -8 L 40
      -8
    house: filled solid corners 0 -34 3 38 0 2 38 48 10 -38 48 10 -38 0 2; filled cut*.7 bends -58 -5 0 0 -57 3 58 -5 0
      move 0 14; filled erase box -12 16 12 60 3; plain stroke bends -37 -14 0 -37 48 10 37 48 10 37 -14 0 bends -13 48
      0 -13 18 4 13 18 4 13 48 0; stroke bends -55 -2 0 0 -51 4 55 -2 0 line 35 -44 35 -22
    building: shape box -34 -54 34 52 7; spot box -18 -34 -7 -25 1.5 box 7 -34 18 -25 1.5 box -18 -14 -7 -5 1.5 box 7
      -14 18 -5 1.5 box -18 6 -7 15 1.5 box 7 6 18 15 1.5; detail*.85 bends -9 52 0 -9 30 2 9 30 2 9 52 0
    building.2: level 1; shape corners 8 -20 1 50 -20 6 50 50 6 8 50 1; spot box 20 -4 36 4 1.5 box 20 14 36 22 1.5 box
      20 32 36 40 1.5; level 0; clear*.45 box -50 -52 6 50 6; shape box -50 -52 6 50 6; spot box -37 -34 -27 -25 1.5 box
      -17 -34 -7 -25 1.5 box -37 -14 -27 -5 1.5 box -17 -14 -7 -5 1.5 box -37 6 -27 15 1.5 box -17 6 -7 15 1.5 box -37
      26 -27 35 1.5 box -17 26 -7 35 1.5
    cup.and.saucer: shape corners -42 -38 4 30 -38 4 30 2 26 18 28 12 -30 28 12 -42 2 26; stroke path M 31 -24 L 38 -24
      C 58 -24 58 8 28 9 line -48 44 40 44
    fork.knife: stroke path M -40 -50 L -40 -24 C -40 -10 -12 -10 -12 -24 L -12 -50 line -26 -50 -26 50 path M 26 50 L
      26 -50 C 42 -42 46 -22 44 4 L 26 6
    bed.double: stroke bends -44 -6 0 -44 -40 9 44 -40 9 44 -6 0; shape corners -50 -4 10 50 -4 10 56 26 4 -56 26 4;
      stroke*.9 bends -32 -6 0 -32 -22 5 -5 -22 5 -5 -6 0 bends 5 -6 0 5 -22 5 32 -22 5 32 -6 0; stroke line -56 26 -56
      44 line 56 26 56 44
    sofa: shape corners -40 -38 12 40 -38 12 40 12 1 -40 12 1; clear*.5 corners -57 -12 10 -35 -12 10 -35 12 2 35 12 2
      35 -12 10 57 -12 10 57 34 9 -57 34 9; shape corners -57 -12 10 -35 -12 10 -35 12 2 35 12 2 35 -12 10 57 -12 10 57
      34 9 -57 34 9; stroke line -44 36 -44 46 line 44 36 44 46
    fuelpump: shape corners -46 -50 10 10 -50 10 10 48 1 -46 48 1; detail*.9 box -31 -35 -5 -12 3; stroke line -54 49 18
      49 path M 11 8 C 26 8 26 14 26 28 C 26 46 48 46 48 28 L 48 -20 L 30 -38
    lamp.desk: stroke bends -20 48 0 -32 2 4 2 -30 0 line -44 50 6 50; shape poly 5 -4 -34 10 -46 46 -30 20 2
    bandage: shape box -56 -22 56 22 20 turn -45; detail line -22 -22 -22 22 turn -45 line 22 -22 22 22 turn -45; spot
      circle 0 -9 3.6 circle 9 0 3.6 circle 0 9 3.6 circle -9 0 3.6
    pills: shape box -21 -46 21 46 21 turn 45 move -10 0; detail line -21 0 21 0 turn 45 move -10 0; clear*.8 circle 34
      30 19; shape circle 34 30 19
    cross: shape poly 6 -15 -45 15 -45 15 -15 45 -15 45 15 15 15 15 45 -15 45 -15 15 -45 15 -45 -15 -15 -15
    stethoscope: stroke path M -36 -48 L -46 -48 L -46 -20 C -46 8 -2 8 -2 -20 L -2 -48 L -12 -48 path M -24 2 L -24 22
      C -24 58 32 58 32 22 L 32 6 circle 32 -6 11
    trophy: shape path M 0 -50 L 25 -50 C 31 -50 33 -47 32 -40 C 31 -12 20 10 0 14 mirror; stroke path M 32 -40 L 48 -40
      C 54 -40 54 -36 53 -30 C 50 -14 40 -6 24 -5 path M -32 -40 L -48 -40 C -54 -40 -54 -36 -53 -30 C -50 -14 -40 -6
      -24 -5; stroke*1.25 line 0 14 0 32; shape path M 0 33 C 12 33 22 38 24 48 L 0 48 mirror
    medal: shape circle 0 21 31; stroke line -14 -8 -34 -50 -8 -50 4 -24 line 14 -8 34 -50 8 -50; spot star 0 21.5 5 15
      6.5 1
    rosette: stroke star 0 -14 8 41 34 8 3 circle 0 -14 18 line -18 22 -18 54 0 42 18 54 18 22
    crown: shape corners -50 -26 3 -24 -4 3 0 -42 4 24 -4 3 50 -26 3 40 38 6 -40 38 6; detail*.85 line -38 20 38 20;
      fill circle -53 -30 10 circle 0 -48 10 circle 53 -30 10
    graduationcap: shape corners 0 -42 4 58 -14 4 0 14 4 -58 -14 4; stroke path M -33 2 L -33 26 C -18 42 18 42 33 26 L
      33 2; filled solid path M -33 14 L -33 26 C -18 42 18 42 33 26 L 33 14 L 0 30 Z; stroke line 52 -10 52 28
    balloon: shape path M 0 -54 C 22 -54 36 -38 36 -18 C 36 8 14 26 0 26 mirror; stroke path M 0 26 C -10 36 12 42 0 54;
      detail*.85 arc 0 -18 21 -90 -15
    birthday.cake: shape corners -48 0 12 48 0 12 48 48 8 -48 48 8; detail path M -48 22 C -36 34 -28 34 -16 22 C -6 34
      6 34 16 22 C 28 34 36 34 48 22; stroke*.9 line -22 -4 -22 -24; fill the drop scale .15 move -22 -42; stroke*.9
      line 0 -4 0 -24; fill the drop scale .15 move 0 -42; stroke*.9 line 22 -4 22 -24; fill the drop scale .15 move 22
      -42
    sportscourt: shape box -58 -38 58 38 10; detail*.85 line 0 -38 0 38 circle 0 0 13 bends -58 -14 0 -38 -14 3 -38 14 3
      -58 14 0 bends 58 -14 0 38 -14 3 38 14 3 58 14 0
    dumbbell: stroke*1.3 line -20 0 20 0; shape box -38 -32 -20 32 7 box 20 -32 38 32 7 box -54 -20 -38 20 6 box 38 -20
      54 20 6
    """
}
