extension SymbolTable {
  /// Shapes, their halves, stacks, windows and pointers.
  static let shapes = """
    circle.tophalf.filled: stroke circle 0 0 47; fill sector 0 0 47 180 360
    circle.bottomhalf.filled = circle.tophalf.filled turn 180
    circle.lefthalf.fill = circle.lefthalf.filled
    circle.righthalf.fill = circle.righthalf.filled
    circle.tophalf.fill = circle.tophalf.filled
    circle.bottomhalf.fill = circle.bottomhalf.filled
    circle.inset.filled: stroke circle 0 0 47; fill circle 0 0 33
    circle.lefthalf.filled.righthalf.striped.horizontal: stroke circle 0 0 47; fill sector 0 0 47 90 270; stroke*.8
      line 0 -27 34 -27 line 0 -9 42 -9 line 0 9 42 9 line 0 27 34 27
    circle.lefthalf.striped.horizontal: stroke circle 0 0 47; stroke*.8 line 0 -27 -34 -27 line 0 -9 -42 -9 line 0 9
      -42 9 line 0 27 -34 27 line 0 -47 0 47
    circle.dashed.inset.filled: use circle.dashed; fill circle 0 0 30
    circle.grid.2x1: shape circle -26 0 18 circle 26 0 18
    circle.grid.2x1.left.filled: solid circle -26 0 18; stroke circle 26 0 18
    circle.grid.2x1.right.filled = circle.grid.2x1.left.filled flip
    circle.grid.cross.left.filled: solid circle -34 0 14; stroke circle 0 -34 14 circle 34 0 14 circle 0 34 14
    circle.grid.cross.right.filled = circle.grid.cross.left.filled flip
    circle.grid.cross.up.filled = circle.grid.cross.left.filled turn 90
    circle.grid.cross.down.filled = circle.grid.cross.left.filled turn -90
    circle.grid.cross.left.fill = circle.grid.cross.left.filled
    circle.grid.cross.right.fill = circle.grid.cross.right.filled
    circle.grid.cross.up.fill = circle.grid.cross.up.filled
    circle.grid.cross.down.fill = circle.grid.cross.down.filled
    circle.hexagongrid: shape circle 0 0 10; shape circle 0 -34 10 ring 6
    circle.hexagonpath: stroke circle 0 -34 11 ring 6; stroke line 11 -28 18 -24 ring 6
    circles.hexagongrid = circle.hexagongrid
    circles.hexagonpath = circle.hexagonpath
    circle.grid.hex = circle.hexagongrid
    circlebadge: shape circle 0 0 26
    circlebadge.2: shape circle -24 0 20; over circlebadge 18 0 .8
    circle.and.line.horizontal: shape circle 0 0 24; stroke line -54 0 -24 0 line 24 0 54 0
    circle.bottomrighthalf.checkered: stroke circle 0 0 47; fill path M -33 33 L -16 16 L 0 32 L -12 45 Z path M 0
      32 L 16 16 L 0 0 L 16 -16 L 32 0 L 16 16 L 30 34 L 12 45 Z path M 32 0 L 16 -16 L 33 -33 L 44 -14 Z
    circle.dotted.and.circle: use circle.dotted 0 0 1; stroke circle 0 0 24
    square.lefthalf.filled: stroke box -42.5 -42.5 42.5 42.5 14; fill corners -42.5 -42.5 14 0 -42.5 0 0 42.5 0
      -42.5 42.5 14
    square.righthalf.filled = square.lefthalf.filled flip
    square.tophalf.filled = square.lefthalf.filled turn 90
    square.bottomhalf.filled = square.lefthalf.filled turn -90
    square.lefthalf.fill = square.lefthalf.filled
    square.righthalf.fill = square.righthalf.filled
    square.tophalf.fill = square.tophalf.filled
    square.bottomhalf.fill = square.bottomhalf.filled
    square.inset.filled: stroke box -42.5 -42.5 42.5 42.5 14; fill box -29 -29 29 29 6
    square.leadingthird.inset.filled: stroke box -42.5 -42.5 42.5 42.5 14; fill box -31 -31 -8 31 5
    square.leftthird.inset.filled = square.leadingthird.inset.filled
    square.trailingthird.inset.filled = square.leadingthird.inset.filled flip
    square.rightthird.inset.filled = square.trailingthird.inset.filled
    square.topthird.inset.filled = square.leadingthird.inset.filled turn 90
    square.bottomthird.inset.filled = square.leadingthird.inset.filled turn -90
    square.dotted: dot*1.15 -44 -44 -22 -44 0 -44 22 -44 44 -44 -44 44 -22 44 0 44 22 44 44 44 -44 -22 -44 0 -44 22
      44 -22 44 0 44 22
    square.dashed.inset.filled: use square.dashed; fill box -28 -28 28 28 6
    plus.square.dashed: use square.dashed; stroke line -20 0 20 0 line 0 -20 0 20
    questionmark.square.dashed: use square.dashed; use questionmark 0 0 .56
    app.dashed: stroke bends -43 -12 0 -43 -43 20 -12 -43 0 ring 4
    questionmark.app.dashed: use app.dashed; use questionmark 0 0 .56
    lock.app.dashed: use app.dashed; use lock filled 0 0 .5
    app.connected.to.app.below.fill: solid box -30 -50 30 -4 12; stroke line 0 -2 0 24 line -34 40 -34 24 34 24 34
      40; solid box -44 40 -24 54 4 box 24 40 44 54 4
    app.gift: shape box -43 -22 43 48 18; stroke path M 0 -24 C -8 -44 -20 -50 -27 -45 C -36 -38 -28 -24 -12 -24
      twin; detail line 0 -20 0 46 line -42 8 42 8
    app.badge: shape path M 8 -40 L -22 -40 C -36 -40 -43 -32 -43 -20 L -43 24 C -43 36 -36 44 -22 44 L 22 44 C 36
      44 42 36 42 24 L 42 -6; filled fill corners -43 -40 21 43 -40 21 43 44 21 -43 44 21; erase circle 33 -33 23;
      fill circle 33 -33 17
    rectangle.lefthalf.filled: stroke box -54 -40 54 40 13; fill corners -54 -40 13 0 -40 0 0 40 0 -54 40 13
    rectangle.righthalf.filled = rectangle.lefthalf.filled flip
    rectangle.lefthalf.fill = rectangle.lefthalf.filled
    rectangle.righthalf.fill = rectangle.righthalf.filled
    rectangle.leadinghalf.filled = rectangle.lefthalf.filled
    rectangle.trailinghalf.filled = rectangle.righthalf.filled
    rectangle.tophalf.filled: stroke box -54 -40 54 40 13; fill corners -54 -40 13 54 -40 13 54 0 0 -54 0 0
    rectangle.bottomhalf.filled = rectangle.tophalf.filled turn 180
    rectangle.inset.filled: stroke box -54 -40 54 40 13; fill box -41 -27 41 27 5
    rectangle.inset.fill = rectangle.inset.filled
    rectangle.center.inset.filled: stroke box -54 -40 54 40 13; fill box -24 -17 24 17 4
    rectangle.center.inset.fill = rectangle.center.inset.filled
    rectangle.leadingthird.inset.filled: stroke box -54 -40 54 40 13; fill box -42 -28 -14 28 5
    rectangle.leftthird.inset.filled = rectangle.leadingthird.inset.filled
    rectangle.leftthird.inset.fill = rectangle.leadingthird.inset.filled
    rectangle.trailingthird.inset.filled = rectangle.leadingthird.inset.filled flip
    rectangle.rightthird.inset.filled = rectangle.trailingthird.inset.filled
    rectangle.rightthird.inset.fill = rectangle.trailingthird.inset.filled
    rectangle.bottomthird.inset.filled: stroke box -54 -40 54 40 13; fill box -42 6 42 28 5
    rectangle.bottomthird.inset.fill = rectangle.bottomthird.inset.filled
    rectangle.topthird.inset.filled = rectangle.bottomthird.inset.filled turn 180
    rectangle.topthird.inset = rectangle.topthird.inset.filled
    rectangle.lefthalf.inset.filled: stroke box -54 -40 54 40 13; fill box -42 -28 -2 28 5
    rectangle.righthalf.inset.filled = rectangle.lefthalf.inset.filled flip
    rectangle.lefthalf.inset.fill = rectangle.lefthalf.inset.filled
    rectangle.righthalf.inset.fill = rectangle.righthalf.inset.filled
    rectangle.leadinghalf.inset.filled = rectangle.lefthalf.inset.filled
    rectangle.trailinghalf.inset.filled = rectangle.righthalf.inset.filled
    rectangle.tophalf.inset.filled: stroke box -54 -40 54 40 13; fill box -42 -28 42 -2 5
    rectangle.bottomhalf.inset.filled = rectangle.tophalf.inset.filled turn 180
    rectangle.inset.topright.filled: stroke box -54 -40 54 40 13; fill box 2 -28 42 -2 5
    rectangle.inset.topleft.filled = rectangle.inset.topright.filled flip
    rectangle.inset.bottomright.filled = rectangle.inset.topleft.filled turn 180
    rectangle.inset.bottomleft.filled = rectangle.inset.topright.filled turn 180
    rectangle.inset.toptrailing.filled = rectangle.inset.topright.filled
    rectangle.inset.topleading.filled = rectangle.inset.topleft.filled
    rectangle.inset.bottomtrailing.filled = rectangle.inset.bottomright.filled
    rectangle.inset.bottomleading.filled = rectangle.inset.bottomleft.filled
    rectangle.inset.topright.fill = rectangle.inset.topright.filled
    rectangle.inset.topleft.fill = rectangle.inset.topleft.filled
    rectangle.inset.bottomright.fill = rectangle.inset.bottomright.filled
    rectangle.inset.bottomleft.fill = rectangle.inset.bottomleft.filled
    rectangle.inset.filled.and.person.filled: stroke box -58 -44 34 28 12; fill box -46 -32 22 16 4; erase circle 30
      -4 21 box 0 16 64 70 10; use person filled 32 22 .64
    rectangle.inset.filled.on.rectangle: stroke box -58 -26 34 46 11; erase box -36 -50 62 22 12; stroke box -28 -46
      58 18 11; fill box -17 -35 47 7 4
    rectangle.inset.filled.and.cursorarrow: stroke box -56 -40 56 40 13; fill box -44 -28 44 28 5; erase path M 14 8
      L 62 8 L 62 60 L 14 60 Z; use cursorarrow filled 36 34 .5
    rectangle.portrait.lefthalf.filled: stroke box -38 -52 38 52 13; fill corners -38 -52 13 0 -52 0 0 52 0 -38 52
      13
    rectangle.portrait.righthalf.filled = rectangle.portrait.lefthalf.filled flip
    rectangle.portrait.tophalf.filled: stroke box -38 -52 38 52 13; fill corners -38 -52 13 38 -52 13 38 0 0 -38 0 0
    rectangle.portrait.bottomhalf.filled = rectangle.portrait.tophalf.filled turn 180
    rectangle.portrait.inset.filled: stroke box -38 -52 38 52 13; fill box -26 -40 26 40 5
    rectangle.portrait.bottomthird.inset.filled: stroke box -38 -52 38 52 13; fill box -26 12 26 40 5
    rectangle.portrait.topthird.inset.filled = rectangle.portrait.bottomthird.inset.filled turn 180
    rectangle.portrait.center.inset.filled: stroke box -38 -52 38 52 13; fill box -17 -22 17 22 4
    rectangle.portrait.rotate: stroke box -28 -42 28 42 11; stroke path M -54 -10 C -54 -34 -48 -46 -40 -52 path M
      54 10 C 54 34 48 46 40 52
    rectangle.landscape.rotate = rectangle.portrait.rotate turn 90
    rectangle.portrait.split.2x1: shape box -46 -52 46 52 12; detail line 0 -52 0 52
    rectangle.portrait.on.rectangle.portrait: level 1; shape box -42 -52 18 32 11; level 0; clear box -18 -32 42 52
      11; shape box -18 -32 42 52 11
    rectangle.portrait.on.rectangle.portrait.angled: level 1; shape box -42 -52 18 32 11; level 0; clear box -30 -42
      30 42 11 turn 10 move 12 6; shape box -30 -42 30 42 11 turn 10 move 12 6
    rectangle.portrait.and.arrow.forward = rectangle.portrait.and.arrow.right
    rectangle.dashed: stroke bends -54 -18 0 -54 -40 13 -34 -40 0; stroke bends 54 -18 0 54 -40 13 34 -40 0; stroke
      bends -54 18 0 -54 40 13 -34 40 0; stroke bends 54 18 0 54 40 13 34 40 0; stroke line -14 -40 14 -40 line -14
      40 14 40
    rectangle.dashed.and.paperclip: use rectangle.dashed; use paperclip 0 0 .5
    rectangle.and.paperclip: stroke bends 14 -40 0 -54 -40 13 -54 40 13 50 40 13 50 12 0; use paperclip 32 -12 .62
    rectangle.on.rectangle: level 1; shape box -58 -46 30 18 12; level 0; clear box -32 -22 58 46 12; shape box -32
      -22 58 46 12
    rectangle.fill.on.rectangle.fill = rectangle.on.rectangle.fill
    rectangle.on.rectangle.angled: level 1; shape box -56 -48 24 12 11; level 0; clear box -44 -30 44 30 11 turn 9
      move 10 12; shape box -44 -30 44 30 11 turn 9 move 10 12
    rectangle.fill.on.rectangle.angled.fill = rectangle.on.rectangle.angled.fill
    plus.rectangle.on.rectangle: use rectangle.on.rectangle; detail line 13 -4 13 28 line -3 12 29 12
    plus.rectangle.fill.on.rectangle.fill = plus.rectangle.on.rectangle.fill
    play.rectangle.on.rectangle: use rectangle.on.rectangle; spot poly 3 2 -4 2 28 30 12
    play.square.stack: use square.stack; spot poly 4 -14 -8 -14 32 22 12
    lock.rectangle.on.rectangle: use rectangle.on.rectangle; engrave lock filled 13 12 .42
    lock.rectangle.stack: use rectangle.stack; engrave lock filled 0 11 .42
    lock.square.stack: use square.stack; engrave lock filled 0 12 .44
    checkmark.rectangle.stack: use rectangle.stack; detail line -16 14 -5 26 17 -4
    person.2.square.stack: use square.stack; engrave person.2 filled 0 12 .48
    person.2.crop.square.stack = person.2.square.stack
    rectangle.stack.person.crop = person.crop.rectangle.stack
    person.crop.rectangle.stack: use rectangle.stack; engrave person filled 0 12 .5
    figure.run.square.stack: use square.stack; engrave figure.run 0 12 .52
    sparkles.rectangle.stack: use rectangle.stack; spot star 0 12 4 24 7 1 2
    rectangle.grid.3x2: shape box -56 -36 -26 -7 6 box -15 -36 15 -7 6 box 26 -36 56 -7 6 box -56 7 -26 36 6 box -15
      7 15 36 6 box 26 7 56 36 6
    square.grid.3x2: shape box -58 -36 -26 -4 7 box -16 -36 16 -4 7 box 26 -36 58 -4 7 box -58 6 -26 38 7 box -16 6
      16 38 7 box 26 6 58 38 7
    square.grid.4x3.fill: fill box -56 -40 -38 -22 4 box -25 -40 -7 -22 4 box 7 -40 25 -22 4 box 38 -40 56 -22 4 box
      -56 -9 -38 9 4 box -25 -9 -7 9 4 box 7 -9 25 9 4 box 38 -9 56 9 4 box -56 22 -38 40 4 box -25 22 -7 40 4 box 7
      22 25 40 4 box 38 22 56 40 4
    square.grid.3x3.topleft.filled: use square.grid.3x3; solid*.85 box -45.5 -45.5 -24.5 -24.5 4.5
    square.grid.3x3.middle.filled: use square.grid.3x3; solid*.85 box -10.5 -10.5 10.5 10.5 4.5
    square.grid.3x3.topmiddle.filled: use square.grid.3x3; solid*.85 box -10.5 -45.5 10.5 -24.5 4.5
    square.grid.3x3.topright.filled: use square.grid.3x3; solid*.85 box 24.5 -45.5 45.5 -24.5 4.5
    square.grid.3x1.below.line.grid.1x2: stroke line -50 -38 50 -38 line -50 -16 50 -16; shape box -50 8 -24 34 6
      box -13 8 13 34 6 box 24 8 50 34 6
    rectangle.3.group: shape box -60 -40 4 -4 9 box -48 10 4 40 9 box 18 -32 60 32 10
    rectangle.3.offgrid: shape box -56 -40 8 -6 9 box 22 -40 56 10 9 box -56 8 8 40 9 box 22 24 56 40 5
    rectangle.split.2x1: shape box -54 -40 54 40 13; detail line 0 -40 0 40
    rectangle.split.1x2: shape box -54 -40 54 40 13; detail line -54 0 54 0
    rectangle.split.2x2: shape box -54 -40 54 40 13; detail line -54 0 54 0 line 0 -40 0 40
    rectangle.split.3x3: shape box -54 -42 54 42 13; detail*.85 line -54 -14 54 -14 line -54 14 54 14 line -18 -42
      -18 42 line 18 -42 18 42
    grid: stroke box -44 -44 44 44 13; stroke*.85 line -15 -44 -15 44 line 15 -44 15 44 line -44 -15 44 -15 line -44
      15 44 15
    table: shape box -52 -42 52 42 12; detail line -52 -16 52 -16; detail*.85 line -52 13 52 13 line -12 -16 -12 42
    rectangle.compress.vertical: shape box -46 -12 46 12 7; stroke line 0 -56 0 -26 line -14 -38 0 -25 14 -38 line 0
      56 0 26 line -14 38 0 25 14 38
    rectangle.expand.vertical: shape box -46 -12 46 12 7; stroke line 0 -54 0 -26 line -14 -42 0 -55 14 -42 line 0
      54 0 26 line -14 42 0 55 14 42
    rectangle.arrowtriangle.2.outward: shape box -42 -28 42 28 10; fill poly 2 0 -54 12 -40 -12 -40 poly 2 0 54 12
      40 -12 40
    rectangle.arrowtriangle.2.inward: shape box -42 -26 42 26 10; fill poly 2 0 -36 12 -52 -12 -52 poly 2 0 36 12 52
      -12 52
    rectangle.and.arrow.up.right.and.arrow.down.left: shape box -54 -41 54 41 13; detail line 8 -6 30 -22 line 14
      -23 31 -23 31 -8 line -8 6 -30 22 line -14 23 -31 23 -31 8
    rectangle.and.text.magnifyingglass: stroke bends 50 -14 0 50 -42 12 -54 -42 12 -54 36 12 -2 36 0; stroke*.85
      line -36 -22 32 -22 line -36 -4 -8 -4 line -36 14 -14 14; use magnifyingglass 28 20 .62
    rectangle.and.pencil.and.ellipsis: stroke bends 2 -34 0 -58 -34 12 -58 34 12 50 34 12 50 2 0; dot*1.2 -38 0 -22
      0 -6 0; use pencil 32 -12 .6
    rectangle.and.hand.point.up.left: stroke bends 50 -4 0 50 -40 12 -56 -40 12 -56 34 12 -4 34 0; use
      hand.point.up.left 24 22 .62
    rectangle.checkered: stroke box -54 -40 54 40 13; fill box -54 -40 -27 -13 4 box 0 -40 27 -13 box -27 -13 0 13
      box 27 -13 54 13 box -54 13 -27 40 4 box 0 13 27 40
    rectangle.2.swap: shape box -56 -10 -8 46 8 box 8 -46 56 10 8; stroke path M -40 -24 C -40 -40 -30 -44 -14 -44
      line -26 -56 -13 -44 -26 -32 path M 40 24 C 40 40 30 44 14 44 line 26 32 13 44 26 56
    rectangle.connected.to.line.below: shape box -46 -44 46 6 10; stroke line 0 8 0 36 line -50 38 -14 38 line 14 38
      50 38; stroke circle 0 38 9
    rectangle.ratio.16.to.9: stroke box -56 -34 56 34 8
    rectangle.ratio.9.to.16: stroke box -34 -56 34 56 8
    rectangle.ratio.4.to.3: stroke box -50 -38 50 38 8
    rectangle.ratio.3.to.4: stroke box -38 -50 38 50 8
    aspectratio: shape box -54 -41 54 41 13; detail line 12 -22 36 -22 36 0 line -12 22 -36 22 -36 0
    capsule.lefthalf.filled: stroke box -57 -31 57 31 31; fill path M 0 -31 L -26 -31 A -26 0 31 270 90 L 0 31 Z
    capsule.righthalf.filled = capsule.lefthalf.filled flip
    capsule.inset.filled: stroke box -57 -31 57 31 31; fill box -45 -19 45 19 19
    capsule.portrait.lefthalf.filled: stroke box -31 -57 31 57 31; fill path M 0 -57 A 0 -26 31 270 180 L -31 26 A 0
      26 31 180 90 Z
    capsule.portrait.bottomhalf.filled = capsule.lefthalf.filled turn -90
    capsule.portrait.tophalf.filled = capsule.lefthalf.filled turn 90
    capsule.portrait.inset.filled = capsule.inset.filled turn 90
    diamond.lefthalf.filled: use diamond plain; fill corners 0 -52 0 0 52 0 -56 0 9
    diamond.righthalf.filled = diamond.lefthalf.filled flip
    diamond.tophalf.filled = diamond.lefthalf.filled turn 90
    diamond.bottomhalf.filled = diamond.lefthalf.filled turn -90
    diamond.inset.filled: use diamond plain; fill poly 5 0 -34 34 0 0 34 -34 0
    triangle.lefthalf.filled: use triangle plain; fill corners 0 -40 0 0 46 0 -54 46 9
    triangle.righthalf.filled = triangle.lefthalf.filled flip
    triangle.bottomhalf.filled: use triangle plain; fill corners -30 4 0 30 4 0 54 46 8 -54 46 8
    triangle.tophalf.filled: use triangle plain; fill corners 0 -46 8 30 4 0 -30 4 0
    triangle.inset.filled: use triangle plain; fill poly 4 0 -22 32 34 -32 34
    triangle.lefthalf.fill = triangle.lefthalf.filled
    hexagon.lefthalf.filled: use hexagon plain; fill poly 4 0 -52 0 52 -44 26 -44 -26
    hexagon.righthalf.filled = hexagon.lefthalf.filled flip
    pentagon.lefthalf.filled: use pentagon plain; fill poly 4 0 -48 0 46 -31 46 -50 -14
    pentagon.righthalf.filled = pentagon.lefthalf.filled flip
    oval.lefthalf.filled: stroke ellipse 0 0 58 40; fill path A 0 0 1 -90 -270 Z stretch 58 40
    oval.righthalf.filled = oval.lefthalf.filled flip
    oval.inset.filled: stroke ellipse 0 0 58 40; fill ellipse 0 0 45 27
    star.lefthalf.fill = star.leadinghalf.filled
    star.leadinghalf.fill = star.leadinghalf.filled
    star.square.on.square: use square.on.square; spot star 15 16 5 22 9.5 .5 1
    heart.text.square: use square; spot the heart scale .42 move -14 -12; detail*.85 line 14 -18 26 -18 line 14 -4
      26 -4 line -26 12 26 12 line -26 26 12 26
    heart.text.clipboard: use clipboard.front; spot the heart scale .42 move 0 -4; detail*.85 line -20 30 20 30
    shield.lefthalf.filled: stroke the shield; fill path M 0 -53 C -12 -44 -26 -39 -42 -38 L -42 -2 C -42 28 -22 42
      0 52 Z
    shield.righthalf.filled = shield.lefthalf.filled flip
    shield.lefthalf.fill = shield.lefthalf.filled
    shield.checkered: stroke the shield; fill path M 0 -53 C -12 -44 -26 -39 -42 -38 L -42 -2 L 0 -2 Z path M 0 -2 L
      42 -2 C 42 28 22 42 0 52 Z
    shield.checkerboard = shield.checkered
    checkerboard.shield = shield.checkered
    checkerboard.rectangle = rectangle.checkered
    rhombus: shape poly 5 0 -54 40 0 0 54 -40 0
    righttriangle: shape poly 8 -44 -44 -44 42 46 42
    righttriangle.split.diagonal: shape poly 8 -44 -44 -44 42 46 42; detail line -44 42 0 0
    triangleshape: shape poly 2 0 -46 54 46 -54 46
    squareshape: shape box -43 -43 43 43 3
    dot.squareshape: use squareshape; spot circle 0 0 8
    squareshape.split.2x2: shape box -43 -43 43 43 3; detail line 0 -43 0 43 line -43 0 43 0
    squareshape.split.3x3: shape box -43 -43 43 43 3; detail*.85 line -14 -43 -14 43 line 14 -43 14 43 line -43 -14
      43 -14 line -43 14 43 14
    squareshape.controlhandles.on.squareshape.controlhandles: stroke box -42 -42 20 20 3; clear box -20 -20 42 42 3;
      stroke box -20 -20 42 42 3; fill circle -20 -20 7 circle 42 -20 7 circle -20 42 7 circle 42 42 7
    square.split.diagonal: use square; detail line -40 40 40 -40
    square.split.diagonal.2x2: use square; detail line -40 40 40 -40 line -40 -40 40 40
    square.split.bottomrightquarter: use square; detail line 0 42 0 0 42 0
    square.fill.on.square.fill = square.on.square.fill
    square.fill.on.square: solid box -48 -48 20 20 12; clear box -18 -18 48 48 12; stroke box -18 -18 48 48 12
    square.filled.on.square = square.fill.on.square
    plus.square.fill.on.square.fill = plus.square.on.square.fill
    square.on.square.dashed: stroke box -18 -18 48 48 12; stroke bends -28 20 0 -48 20 12 -48 0 0 line -48 -12 -48
      -20 bends -48 -30 0 -48 -48 12 -28 -48 0 line -16 -48 -8 -48 bends 2 -48 0 20 -48 12 20 -30 0
    square.on.circle: stroke circle -18 -18 32; clear box -14 -14 48 48 12; shape box -14 -14 48 48 12
    square.fill.on.circle.fill = square.on.circle.fill
    square.stack.3d.up: shape poly 5 0 -50 48 -26 0 -2 -48 -26; stroke bent 5 -48 -4 0 20 48 -4 bent 5 -48 18 0 42
      48 18
    square.stack.3d.down.right: shape poly 5 0 2 48 26 0 50 -48 26; stroke bent 5 -48 4 0 -20 48 4 bent 5 -48 -18 0
      -42 48 -18
    square.stack.3d.down.forward = square.stack.3d.down.right
    square.stack.3d.forward.dottedline: shape poly 5 -10 -50 40 -26 -10 -2 -58 -26; stroke bent 5 -58 -4 -10 20 40
      -4 bent 5 -58 18 -10 42 40 18; dot*.9 54 -36 54 -20 54 -4 54 12 54 28
    square.3.stack.3d = square.stack.3d.up
    square.2.layers.3d: stroke poly 5 0 -42 50 -13 0 16 -50 -13 bent 5 -50 12 0 41 50 12
    square.2.stack.3d = square.2.layers.3d
    square.2.layers.3d.top.filled: solid poly 5 0 -42 50 -13 0 16 -50 -13; stroke bent 5 -50 14 0 43 50 14
    square.2.layers.3d.bottom.filled: stroke poly 5 0 -42 50 -13 0 16 -50 -13; solid poly 3 -50 14 -36 14 0 33 36 14
      50 14 0 43
    square.3.layers.3d.top.filled: solid poly 5 0 -48 50 -21 0 6 -50 -21; stroke bent 5 -50 4 0 31 50 4 bent 5 -50
      26 0 53 50 26
    square.3.layers.3d.down.right = square.stack.3d.down.right
    square.3.layers.3d.down.left = square.stack.3d.down.right flip
    square.3.layers.3d.down.forward = square.stack.3d.down.right
    square.and.arrow.up.on.square: use square.and.arrow.up 8 4 .86; stroke bends -46 34 0 -46 -30 11 -34 -30 0
    square.and.arrow.down.on.square: use square.and.arrow.down 8 4 .86; stroke bends -46 34 0 -46 -30 11 -34 -30 0
    square.and.at.rectangle: shape box -58 -40 12 30 11; engrave person filled -23 -2 .52; clear box -2 4 62 50 9;
      shape box -2 4 62 50 9; engrave at 30 27 .34
    person.crop.square.filled.and.at.rectangle = square.and.at.rectangle
    square.and.line.vertical.and.square: stroke line 0 -46 0 46; shape box -56 -20 -16 20 9 box 16 -20 56 20 9
    square.text.square: shape box -56 -18 -26 18 8 box 26 -18 56 18 8; stroke*.9 line -12 -14 12 -14 line -12 0 12 0
      line -12 14 12 14
    square.resize: stroke box -42.5 -42.5 42.5 42.5 14; stroke bends -42.5 2 0 0 2 10 0 42.5 0; stroke line 10 -10
      26 -26 line 8 -26 26 -26 26 -8
    square.resize.up = square.resize
    square.resize.down: stroke box -42.5 -42.5 42.5 42.5 14; stroke bends -42.5 2 0 0 2 10 0 42.5 0; stroke line 10
      -10 26 -26 line 10 -28 10 -10 28 -10
    square.arrowtriangle.4.outward: shape box -26 -26 26 26 9; fill poly 2 0 -54 11 -41 -11 -41 ring 4
    squares.below.rectangle: shape box -46 -44 46 -4 9 box -46 14 -18 42 7 box -14 14 14 42 7 box 18 14 46 42 7
    squares.leading.rectangle: shape box -54 -40 -28 -14 6 box -54 -8 -28 18 6 box -12 -40 54 40 10
    sidebar.leading = sidebar.left
    sidebar.trailing = sidebar.right
    sidebar.squares.left: stroke box -54 -41 54 41 13 line -16 -41 -16 41; stroke*.8 box -43 -29 -28 -14 3 box -43
      -4 -28 11 3
    sidebar.squares.leading = sidebar.squares.left
    sidebar.squares.right = sidebar.squares.left flip
    sidebar.squares.trailing = sidebar.squares.right
    cylinder.split.1x2: shape path M -36 -34 C -36 -56 36 -56 36 -34 L 36 36 C 36 56 -36 56 -36 36 Z; detail path M
      -36 -34 C -36 -14 36 -14 36 -34 path M -36 2 C -36 20 36 20 36 2
    cone: shape path M 0 -52 L 40 32 C 44 56 -44 56 -40 32 Z; detail path M -40 34 C -30 48 30 48 40 34
    pyramid: shape poly 5 -4 -46 54 20 4 46 -52 26; detail line -4 -44 4 44
    torus: shape ellipse 0 0 52 34; detail path M -24 -4 C -14 12 14 12 24 -4 path M -18 2 C -10 -8 10 -8 18 2
    cube.box: shape poly 6 0 -53 46 -28 46 28 0 53 -46 28 -46 -28; detail poly 4 0 -24 21 -12 21 12 0 24 -21 12 -21
      -12; detail line 0 0 0 24 line 0 0 21 -12 line 0 0 -21 -12
    cube.transparent: stroke poly 6 0 -53 46 -28 46 28 0 53 -46 28 -46 -28; stroke*.8 line 0 2 0 52 line 0 2 44 -27
      line 0 2 -44 -27 line 0 -52 0 -24 line -44 26 -22 14 line 44 26 22 14
    scale.3d: stroke box -46 -4 6 46 9; stroke line 4 -2 46 -44 line 20 -46 48 -46 48 -18
    skew: shape poly 8 -24 -36 56 -36 24 36 -56 36
    perspective: shape poly 7 -46 -28 46 -46 46 46 -46 28; detail line 0 -36 0 36 line -46 0 46 0
    view.2d: stroke the brackets; use 2 -18 0 .5; use d 18 0 .5
    view.3d: stroke the brackets; use 3 -18 0 .5; use d 18 0 .5
    dot.square: use square; spot circle 0 0 9
    dot.viewfinder: stroke the brackets; fill circle 0 0 9
    dot.circle.viewfinder: stroke the brackets; stroke circle 0 0 24; fill circle 0 0 8
    dot.scope: use scope; fill circle 0 0 8
    viewfinder.rectangular: stroke bends -56 -18 0 -56 -38 12 -34 -38 0; stroke bends 56 -18 0 56 -38 12 34 -38 0;
      stroke bends -56 18 0 -56 38 12 -34 38 0; stroke bends 56 18 0 56 38 12 34 38 0
    smallcircle.circle = smallcircle.filled.circle
    largecircle.fill.circle = circle.inset.filled
    smallcircle.fill.circle = smallcircle.filled.circle
    crop: stroke bends -28 -52 0 -28 28 5 52 28 0 bends -52 -28 0 28 -28 5 28 52 0
    crop.rotate: use crop 0 6 .66; stroke path M -50 6 C -50 -26 -34 -44 -8 -48 line -20 -60 -6 -48 -18 -34
    lasso: stroke path M -30 22 C -48 14 -54 2 -54 -8 C -54 -30 -30 -44 0 -44 C 30 -44 54 -30 54 -8 C 54 14 30 26 0
      26 C -8 26 -16 25 -22 24; stroke circle -26 26 11; stroke path M -32 36 C -34 44 -30 50 -20 52
    lasso.and.sparkles: use lasso; fill star 4 -8 4 22 7 1 2 star 28 4 4 12 4 1 1
    lasso.badge.sparkles = lasso.and.sparkles
    lasso.sparkles = lasso.and.sparkles
    selection.pin.in.out: stroke the brackets; stroke circle 0 -8 14 line 0 6 0 28
    scribble.variable: stroke*.6 path M -54 24 C -40 -20 -24 -44 -18 -30; stroke path M -18 -30 C -12 -12 -40 30 -26
      34 C -10 36 4 -36 14 -30; stroke*1.5 path M 14 -30 C 24 -24 -2 26 10 30 C 20 32 28 4 34 6; stroke*1.9 path M
      34 6 C 40 10 34 26 52 22
    align.vertical.top: stroke line -50 -46 50 -46; shape box -36 -30 -10 44 7 box 10 -30 36 14 7
    align.vertical.bottom = align.vertical.top turn 180
    align.horizontal.left: stroke line -46 -50 -46 50; shape box -30 -36 44 -10 7 box -30 10 14 36 7
    align.horizontal.right = align.horizontal.left turn 180
    align.vertical.center: stroke line -54 0 -40 0 line -8 0 8 0 line 40 0 54 0; shape box -38 -42 -12 42 7 box 12
      -24 38 24 7
    align.horizontal.center = align.vertical.center turn 90
    distribute.vertical.center: stroke line -50 -30 -40 -30 line 40 -30 50 -30 line -50 30 -34 30 line 34 30 50 30;
      shape box -38 -42 38 -18 7 box -26 18 26 42 7
    distribute.horizontal.center = distribute.vertical.center turn 90
    distribute.vertical.top: stroke line -50 -46 50 -46 line -50 6 50 6; shape box -36 -32 36 -10 6 box -26 20 26 42
      6
    distribute.horizontal.left = distribute.vertical.top turn -90
    separator.horizontal: stroke line -52 0 52 0; shape box -36 -46 36 -20 7 box -36 20 36 46 7
    mosaic: shape box -50 -42 8 4 9 box 22 -42 50 -14 7 box 22 0 50 42 8 box -50 18 -8 42 7 box 4 18 10 42 3
    uiwindow.split.2x1: shape box -57 -43 57 43 13; detail line -57 -22 57 -22 line 0 -22 0 43
    menubar.rectangle: shape box -57 -43 57 43 13; spot box -44 -32 44 -20 3
    menubar.dock.rectangle: shape box -57 -43 57 43 13; spot box -44 -32 44 -22 3 box -28 22 28 32 3
    dock.rectangle: shape box -57 -43 57 43 13; spot box -30 18 30 31 4
    menubar.arrow.up.rectangle: shape box -57 -43 57 43 13; detail line -40 -26 40 -26; detail line 0 28 0 -8 line
      -14 6 0 -9 14 6
    menubar.arrow.down.rectangle: shape box -57 -43 57 43 13; detail line -40 -26 40 -26; detail line 0 28 0 -8 line
      -14 14 0 29 14 14
    dock.arrow.up.rectangle: shape box -57 -43 57 43 13; detail line -30 28 30 28; detail line 0 10 0 -26 line -14
      -12 0 -27 14 -12
    dock.arrow.down.rectangle: shape box -57 -43 57 43 13; detail line -30 28 30 28; detail line 0 10 0 -26 line -14
      -4 0 11 14 -4
    macwindow.on.rectangle: stroke bends -58 4 0 -58 -46 12 30 -46 12 30 -34 0; stroke box -40 -22 58 46 12; stroke
      line -40 0 58 0; dot*.8 -28 -11 -16 -11 -4 -11
    macwindow.and.cursorarrow: stroke bends 6 42 0 -57 42 13 -57 -43 13 57 -43 13 57 2 0 line -56 -20 56 -20; dot*.8
      -42 -32 -29 -32 -16 -32; use cursorarrow filled 36 32 .56
    text.and.command.macwindow: use macwindow; stroke*.85 line -38 2 -4 2 line -38 20 -10 20; use command 28 12 .4
    keyboard.macwindow: use macwindow; use keyboard 0 12 .6
    filemenu.and.selection: stroke box -40 -50 40 50 9; stroke*.85 line -22 -32 8 -32 line -22 32 12 32; fill box
      -30 -18 30 2 4; stroke*.85 line -22 16 14 16
    filemenu.and.cursorarrow: stroke bends 2 50 0 -40 50 9 -40 -50 9 40 -50 9 40 2 0; stroke*.85 line -22 -32 8 -32
      line -22 -12 18 -12 line -22 8 0 8; use cursorarrow filled 28 32 .56
    contextualmenu.and.cursorarrow: stroke bends 50 -8 0 50 -44 10 -14 -44 10 -14 38 10 50 38 10 50 28 0; stroke*.85
      line 0 -26 32 -26 line 0 -6 24 -6 line 0 14 24 14; use cursorarrow filled -36 10 .5
    cursorarrow: shape poly 3 -24 -50 -24 34 -5 17 8 47 22 41 9 12 34 12
    cursorarrow.rays: shape poly 3 -6 -14 -6 44 8 32 17 52 28 47 19 28 36 28; stroke*.95 line -24 -10 -44 -16 line
      -24 10 -40 20 line -16 -26 -28 -44 line 4 -30 8 -50 line 22 -20 38 -32
    cursorarrow.click: shape poly 3 -6 -14 -6 44 8 32 17 52 28 47 19 28 36 28; stroke arc -6 -10 30 120 330
    cursorarrow.click.2: shape poly 3 -6 -10 -6 46 8 34 17 54 28 49 19 30 36 30; stroke arc -6 -6 24 125 325 arc -6
      -6 42 125 325
    cursorarrow.motionlines: shape poly 3 4 -44 4 30 20 15 31 42 44 36 33 10 56 10; stroke line -48 -24 -14 -24 line
      -52 0 -14 0 line -40 24 -14 24
    cursorarrow.and.square.on.square.dashed: use square.on.square.dashed -6 -6 .8; over cursorarrow filled 24 24 .6
    cursor.rays = cursorarrow.rays
    swatchpalette: shape corners -46 -50 8 -12 -50 8 -12 50 16 -46 50 16; shape poly 6 -12 -26 12 -50 34 -28 -12 24;
      shape poly 6 10 0 46 14 46 50 -12 50 -28 50; spot circle -29 32 5
    pip: stroke bends 54 -8 0 54 -40 12 -56 -40 12 -56 34 12 -6 34 0; solid*.8 box 6 6 56 40 7
    pip.enter: stroke bends 54 -8 0 54 -40 12 -56 -40 12 -56 34 12 -6 34 0; solid*.8 box 6 6 56 40 7; stroke line
      -38 -24 -16 -4 line -16 -20 -15 -3 -32 -3
    pip.exit: stroke bends 54 -8 0 54 -40 12 -56 -40 12 -56 34 12 -6 34 0; solid*.8 box 6 6 56 40 7; stroke line -38
      -24 -16 -4 line -22 -25 -39 -25 -39 -8
    pip.swap: shape box -56 -42 10 2 8; solid*.8 box -4 18 56 44 6; stroke path M 24 -30 C 40 -30 44 -22 44 -4 line
      32 -14 44 0 56 -14
    pip.remove: stroke bends 54 -8 0 54 -40 12 -56 -40 12 -56 34 12 -6 34 0; solid*.8 box 6 6 56 40 7; stroke line
      -36 -24 -18 -6 line -18 -24 -36 -6
    pano: shape path M -56 -36 C -40 -26 40 -26 56 -36 L 56 36 C 40 26 -40 26 -56 36 Z; detail*.9 line -54 20 -22 -6
      4 16 24 0 54 22
    record: solid circle 0 0 24
    """
}
