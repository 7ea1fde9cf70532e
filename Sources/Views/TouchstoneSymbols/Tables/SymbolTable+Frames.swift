extension SymbolTable {
  /// Shapes, grids, stacks, lists and charts.
  static let frames = """
    circle: shape circle 0 0 47
    square: shape box -42.5 -42.5 42.5 42.5 14
    app: shape box -43 -43 43 43 21
    rectangle: shape box -54 -40 54 40 13
    rectangle.portrait: shape box -38 -52 38 52 13
    capsule: shape box -57 -31 57 31 31
    capsule.portrait: shape box -31 -57 31 57 31
    oval: shape ellipse 0 0 58 40
    oval.portrait: shape ellipse 0 0 40 58
    triangle: shape poly 9 0 -46 54 46 -54 46
    diamond: shape poly 9 0 -56 56 0 0 56 -56 0
    pentagon: shape poly 8 0 -50 50.4059954 -13.3779007 31.1526184 45.8779007 -31.1526184 45.8779007 -50.4059954
      -13.3779007
    hexagon: shape star 0 0 3 53 53 9 9
    octagon: shape star 0 0 4 49.5 49.5 9 9 turn 22.5
    seal: shape the seal
    shield: shape the shield
    star: shape the star
    heart: shape the heart
    suit.spade: shape path M 0 -48 C 8 -32 44 -12 44 14 C 44 36 14 40 5 22 C 6 36 10 44 18 50 mirror
    suit.diamond: shape poly 4 0 -52 39 0 0 52 -39 0
    star.leadinghalf.filled: stroke the star; fill poly 0 0 -52 -14.7 -14.7 -54.7 -12.3 -23.8 13.2 -33.8 52 0 30.5
    circle.lefthalf.filled: stroke circle 0 0 47; fill sector 0 0 47 90 270
    circle.righthalf.filled: stroke circle 0 0 47; fill sector 0 0 47 -90 90
    circle.dashed: stroke arc 0 0 47 -13 13 arc 0 0 47 32 58 arc 0 0 47 77 103 arc 0 0 47 122 148 arc 0 0 47 167 193 arc
      0 0 47 212 238 arc 0 0 47 257 283 arc 0 0 47 302 328
    circle.dotted: dot*1.25 46 0 39.8371686 23 23 39.8371686 0 46 -23 39.8371686 -39.8371686 23 -46 0 -39.8371686 -23
      -23 -39.8371686 0 -46 23 -39.8371686 39.8371686 -23
    square.dashed: stroke bends -43 -22 0 -43 -43 14 -22 -43 0 bends -43 -22 0 -43 -43 14 -22 -43 0 flip bends -43 -22 0
      -43 -43 14 -22 -43 0 turn 180 bends -43 -22 0 -43 -43 14 -22 -43 0 flip turn 180 line -7 -43 7 -43 line -7 -43 7
      -43 turn 90 line -7 -43 7 -43 turn 180 line -7 -43 7 -43 turn 270
    smallcircle.filled.circle: shape circle 0 0 47; spot circle 0 0 17
    target: stroke circle 0 0 47 circle 0 0 27; fill circle 0 0 10
    scope: stroke circle 0 0 36; stroke line 22 0 51 0 line 22 0 51 0 turn 90 line 22 0 51 0 turn 180 line 22 0 51 0
      turn 270
    viewfinder: stroke the brackets
    plus.viewfinder: stroke the brackets line -20 0 20 0 line 0 -20 0 20
    qrcode: stroke box -43 -43 -11 -11 3; fill box -34 -34 -20 -20 1; stroke box 11 -43 43 -11 3; fill box 20 -34 34 -20
      1; stroke box -43 11 -11 43 3; fill box -34 20 -20 34 1; fill box 10.5 10.5 21.5 21.5 1 box 32.5 10.5 43.5 21.5 1
      box 21.5 21.5 32.5 32.5 1 box 10.5 32.5 21.5 43.5 1 box 32.5 32.5 43.5 43.5 1
    barcode: butt stroke line -52 -38 -52 38; butt stroke*.7 line -34 -38 -34 38; butt stroke*1.4 line -18 -38 -18 38;
      butt stroke*.7 line 2 -38 2 38 line 18 -38 18 38; butt stroke*1.4 line 34 -38 34 38; butt stroke line 52 -38 52 38
    square.grid.2x2: shape box -42 -42 -8 -8 7 box 8 -42 42 -8 7 box -42 8 -8 42 7 box 8 8 42 42 7
    square.grid.3x3: shape*.85 box -45.5 -45.5 -24.5 -24.5 4.5 box -45.5 -10.5 -24.5 10.5 4.5 box -45.5 24.5 -24.5 45.5
      4.5 box -10.5 -45.5 10.5 -24.5 4.5 box -10.5 -10.5 10.5 10.5 4.5 box -10.5 24.5 10.5 45.5 4.5 box 24.5 -45.5 45.5
      -24.5 4.5 box 24.5 -10.5 45.5 10.5 4.5 box 24.5 24.5 45.5 45.5 4.5
    circle.grid.2x2: shape circle -25 -25 16 circle 25 -25 16 circle -25 25 16 circle 25 25 16
    circle.grid.3x3: shape*.85 circle -34 -34 9 circle -34 0 9 circle -34 34 9 circle 0 -34 9 circle 0 0 9 circle 0 34 9
      circle 34 -34 9 circle 34 0 9 circle 34 34 9
    circle.grid.cross: shape circle 0 -34 14 circle -34 0 14 circle 34 0 14 circle 0 34 14
    rectangle.grid.1x2: shape box -54 -41 54 -9 8 box -54 9 54 41 8
    rectangle.grid.2x2: shape box -53 -39 -7 -7 7 box 7 -39 53 -7 7 box -53 7 -7 39 7 box 7 7 53 39 7
    square.split.2x1: shape box -42.5 -42.5 42.5 42.5 14; detail line 0 -42 0 42
    square.split.1x2: shape box -42.5 -42.5 42.5 42.5 14; detail line -42 0 42 0
    square.split.2x2: shape box -42.5 -42.5 42.5 42.5 14; detail line 0 -42 0 42 line -42 0 42 0
    rectangle.split.3x1: shape box -54 -40 54 40 13; detail line -18 -40 -18 40 line 18 -40 18 40
    tablecells: shape box -52 -42 52 42 12; detail line -52 -16 52 -16 line -52 13 52 13 line -17 -16 -17 42 line 18 -16
      18 42
    sidebar.left: stroke box -54 -41 54 41 13 line -20 -41 -20 41; stroke*.8 line -42 -24 -32 -24 line -42 -9 -32 -9
      line -42 6 -32 6
    sidebar.right: use sidebar.left flip
    square.on.square: level 1; shape box -48 -48 20 20 12; level 0; clear*.9 box -18 -18 48 48 12; shape box -18 -18 48
      48 12
    plus.square.on.square: level 1; shape box -48 -48 20 20 12; level 0; clear*.9 box -22 -22 48 48 12; shape box -22
      -22 48 48 12; detail line -4 13 30 13 line 13 -4 13 30
    square.stack: shape box -42 -24 42 48 13; stroke*.9 line -34 -36 34 -36; stroke*.9 line -26 -48 26 -48
    rectangle.stack: shape box -54 -22 54 44 12; stroke*.9 line -45 -34 45 -34; stroke*.9 line -36 -46 36 -46
    square.3.layers.3d: stroke poly 5 0 -48 50 -21 0 6 -50 -21; stroke bends -50 2 0 0 29 5 50 2 0 bends -50 24 0 0 51 5
      50 24 0
    cube: shape poly 6 0 -53 46 -28 46 28 0 53 -46 28 -46 -28; detail line -44 -26 0 -2 44 -26 line 0 -2 0 51
    shippingbox: shape poly 6 0 -53 46 -28 46 28 0 53 -46 28 -46 -28; detail line -44 -26 0 -2 44 -26 line 0 -2 0 51
      line -22 -40 23 -15
    cylinder: shape path M -36 -36 C -36 -58 36 -58 36 -36 L 36 36 C 36 58 -36 58 -36 36 Z; detail path M -36 -34 C -36
      -14 36 -14 36 -34
    line.3.horizontal: stroke line -44 -27 44 -27 line -44 0 44 0 line -44 27 44 27
    line.3.horizontal.decrease: stroke line -48 -27 48 -27 line -32 0 32 0 line -16 27 16 27
    line.horizontal.3: use line.3.horizontal
    list.bullet: dot*1.35 -46 -32; stroke line -24 -32 50 -32; dot*1.35 -46 0; stroke line -24 0 50 0; dot*1.35 -46 32;
      stroke line -24 32 50 32
    list.dash: stroke line -52 -32 -42 -32 line -24 -32 50 -32 line -52 0 -42 0 line -24 0 50 0 line -52 32 -42 32 line
      -24 32 50 32
    list.number: stroke line -20 -34 52 -34 line -20 0 52 0 line -20 34 52 34; stroke*.75 line -48 -42 -43 -45 -43 -24
      path M -50 -7 C -48 -13 -36 -12 -38 -4 L -50 10 L -37 10; stroke*.75 path M -49 25 C -44 21 -36 23 -38 30 C -39 33
      -42 34 -45 34 C -40 34 -36 36 -37 41 C -38 47 -47 47 -50 43
    list.bullet.rectangle: shape box -56 -43 56 43 13; spots*1.2 -34 -20; detail*.9 line -19 -20 36 -20; spots*1.2 -34
      0; detail*.9 line -19 0 36 0; spots*1.2 -34 20; detail*.9 line -19 20 36 20
    checklist: stroke line -52 -25 -43 -16 -28 -38 line -8 -26 52 -26 line -52 27 -43 36 -28 14 line -8 26 52 26
    text.alignleft: stroke line -48 -37.5 48 -37.5 line -48 -12.5 18 -12.5 line -48 12.5 48 12.5 line -48 37.5 8 37.5
    text.aligncenter: stroke line -48 -37.5 48 -37.5 line -28 -12.5 28 -12.5 line -48 12.5 48 12.5 line -22 37.5 22 37.5
    text.alignright: stroke line -48 -37.5 48 -37.5 line -18 -12.5 48 -12.5 line -48 12.5 48 12.5 line -8 37.5 48 37.5
    text.justify: stroke line -48 -37.5 48 -37.5 line -48 -12.5 48 -12.5 line -48 12.5 48 12.5 line -48 37.5 48 37.5
    increase.indent: stroke line -48 -37.5 48 -37.5 line -6 -12.5 48 -12.5 line -6 12.5 48 12.5 line -48 37.5 48 37.5;
      fill poly 2 -48 -17 -26 0 -48 17
    chart.bar: step 0; shape box -50 4 -28 44 5; step 1; shape box -11 -18 11 44 5; step 2; shape box 28 -44 50 44 5
    chart.bar.xaxis: step 0; fill box -44 2 -24 28 4; step 1; fill box -10 -18 10 28 4; step 2; fill box 24 -42 44 28 4;
      step none; stroke line -52 44 52 44
    chart.pie: level 1; shape sector -3 3 44 0 270; level 0; filled clear*.5 sector 8 -8 40 -90 0; shape sector 8 -8 40
      -90 0
    chart.line.uptrend.xyaxis: level 1; stroke bends -48 -46 0 -48 44 9 50 44 0; level 0; stroke line -28 20 -6 -6 10 8
      44 -32 line 22 -34 45 -34 45 -11
    chart.xyaxis.line: level 1; stroke bends -48 -46 0 -48 44 9 50 44 0; level 0; stroke line -28 16 -8 -14 14 6 44 -32
    """
}
