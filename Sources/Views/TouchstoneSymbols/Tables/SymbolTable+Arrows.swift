extension SymbolTable {
  /// Arrows and rotating symbols.
  static let arrows = """
    arrow.up.backward = arrow.up.left
    arrow.down.backward = arrow.down.left
    arrow.down.forward = arrow.down.right
    arrow.forward.to.line = arrow.right.to.line
    arrow.backward.to.line = arrow.left.to.line
    arrow.uturn.forward = arrow.uturn.right
    arrow.uturn.down = arrow.uturn.left turn -90
    arrow.uturn.up = arrow.uturn.right turn -90
    arrow.up.to.line.compact: stroke line -30 -40 30 -40; stroke line 0 44 0 -18 line -24 6 0 -19 24 6
    arrow.down.to.line.compact = arrow.up.to.line.compact turn 180
    arrow.right.to.line.compact = arrow.up.to.line.compact turn 90
    arrow.left.to.line.compact = arrow.up.to.line.compact turn -90
    arrow.up.to.line.alt = arrow.up.to.line
    arrow.down.to.line.alt = arrow.down.to.line
    arrow.left.to.line.alt = arrow.left.to.line
    arrow.right.to.line.alt = arrow.right.to.line
    arrow.turn.down.right: stroke path M -40 -44 L -40 -4 C -40 8 -34 14 -22 14 L 42 14 line 16 -12 44 14 16 40
    arrow.turn.down.left = arrow.turn.down.right flip
    arrow.turn.up.right: stroke path M -40 44 L -40 4 C -40 -8 -34 -14 -22 -14 L 42 -14 line 16 12 44 -14 16 -40
    arrow.turn.up.left = arrow.turn.up.right flip
    arrow.turn.right.up: stroke path M -44 40 L -4 40 C 8 40 14 34 14 22 L 14 -42 line -12 -16 14 -44 40 -16
    arrow.turn.right.down: stroke path M -44 -40 L -4 -40 C 8 -40 14 -34 14 -22 L 14 42 line -12 16 14 44 40 16
    arrow.turn.left.up = arrow.turn.right.up flip
    arrow.turn.left.down = arrow.turn.right.down flip
    arrow.up.forward.app: stroke bends 2 -42 0 -42 -42 20 -42 42 20 42 42 20 42 -2 0; stroke line 0 0 42 -42 line 16
      -44 44 -44 44 -16
    arrow.up.right.app = arrow.up.forward.app
    arrow.swap: stroke path M -30 -44 L 20 -44 C 36 -44 44 -36 44 -20 L 44 -2 line 26 -18 44 0 62 -18 path M 30 44 L
      -20 44 C -36 44 -44 36 -44 20 L -44 2 line -26 18 -44 0 -62 18
    arrow.triangle.swap: stroke path M -36.5 30 L -36.5 -25 A -18.25 -25 18.25 180 360 L 0 25 A 18.25 25 18.25 180 0 L
      36.5 -30; solid*.5 poly 2 -49 30 -24 30 -36.5 52 poly 2 49 -30 24 -30 36.5 -52
    arrow.up.left.arrow.down.right: stroke line -38 -38 -4 -4 line -38 -10 -38 -38 -10 -38 line 38 38 4 4 line 38 10
      38 38 10 38
    arrow.down.left.arrow.up.right = arrow.up.left.arrow.down.right flip
    arrow.up.backward.and.arrow.down.forward = arrow.up.left.and.arrow.down.right
    arrow.up.forward.and.arrow.down.backward = arrow.up.right.and.arrow.down.left
    arrow.down.left.and.arrow.up.right = arrow.down.right.and.arrow.up.left flip
    arrow.down.backward.and.arrow.up.forward = arrow.down.left.and.arrow.up.right
    arrow.down.forward.and.arrow.up.backward = arrow.down.right.and.arrow.up.left
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left: stroke line -40 -40 40 40 line 40 -40 -40 40 line
      -44 -20 -44 -44 -20 -44 ring 4
    arrow.up.left.and.down.right.magnifyingglass: use magnifyingglass; stroke*.9 line -20 -20 2 2 line -22 -11 -22
      -22 -11 -22 line 4 -7 4 4 -7 4
    arrow.2.circlepath: stroke arc 0 0 40 -165 -22 arc 0 0 40 15 158; stroke line 46 -32 39 -12 18 -19 line -46 32
      -39 12 -18 19
    arrow.circlepath: stroke arc 0 0 43 -175 145; solid*.7 poly 3 -60 -5 -30 -5 -45 15
    arrow.2.squarepath: stroke bends -44 8 0 -44 -36 13 22 -36 0 bends 44 -8 0 44 36 13 -22 36 0; stroke line 4 -54
      22 -36 4 -18 line -4 54 -22 36 -4 18
    arrow.3.trianglepath: stroke bends -16 -26 0 0 -50 7 26 -8 0; stroke line 8 -12 26 -6 32 -24; stroke bends 34 10
      0 50 38 8 2 38 0 line 18 22 2 38 18 54 bends -14 38 0 -50 38 8 -26 -2 0 line -42 6 -25 -3 -18 14
    arrow.rectanglepath: stroke bends -52 6 0 -52 -36 12 26 -36 0 bends 52 -6 0 52 36 12 -26 36 0; fill poly 2 26
      -50 44 -36 26 -22 poly 2 -26 50 -44 36 -26 22
    arrow.clockwise.heart: use arrow.clockwise; fill the heart scale .36 move 0 4
    arrow.down.heart: shape the heart; detail line 0 -20 0 16; detail line -14 3 0 17 14 3
    arrow.up.heart: shape the heart; detail line 0 18 0 -18; detail line -14 -5 0 -19 14 -5
    arrow.up.message: use message; detail line 0 16 0 -22; detail line -15 -8 0 -23 15 -8
    arrow.up.bin: use bin; detail line 0 32 0 -4; detail line -14 10 0 -5 14 10
    bin: shape box -52 -44 52 -20 7; shape corners -44 -20 1 44 -20 1 38 48 12 -38 48 12; filled cut*.7 line -56 -19
      56 -19
    bin.xmark: use bin; detail line -14 0 14 28 line 14 0 -14 28
    xmark.bin = bin.xmark
    arrow.branch: stroke line -30 48 -30 -42 line -46 -26 -30 -43 -14 -26; stroke path M -30 36 C -30 2 32 20 32 -20
      line 16 -6 32 -22 48 -6
    arrow.merge: stroke line 0 -48 0 -8 line -20 -28 0 -49 20 -28; stroke path M 0 -10 C 0 16 -32 14 -34 48 path M 0
      -10 C 0 16 32 14 34 48
    arrow.triangle.merge: stroke line 0 -20 0 46 path M 36 46 C 36 16 0 24 0 -8 path M -36 46 C -36 16 0 24 0 -8;
      fill poly 3 -18 -20 0 -48 18 -20
    arrow.triangle.pull: stroke line -32 -10 -32 46 path M -2 -36 L 18 -36 C 28 -36 34 -30 34 -20 L 34 46; fill poly
      3 -48 -8 -32 -34 -16 -8 poly 3 2 -52 2 -20 -24 -36
    arrow.triangle.capsulepath: stroke path M -14 -28 L -26 -28 C -64 -28 -64 28 -26 28 L -22 28 path M 14 28 L 26
      28 C 64 28 64 -28 26 -28 L 22 -28; fill poly 2 -24 14 -2 28 -24 42 poly 2 24 -14 2 -28 24 -42
    arrow.triangle.turn.up.right.circle: shape circle 0 0 47; detail path M -17 22 L -17 4 C -17 -4 -13 -8 -5 -8 L 6
      -8; spot poly 2 6 -23 26 -8 6 7
    arrow.triangle.2.circlepath.camera: use camera.body; use arrow.triangle.2.circlepath 0 4 .4
    camera.body: shape corners -56 -30 12 -30 -30 4 -20 -44 6 20 -44 6 30 -30 4 56 -30 12 56 42 12 -56 42 12
    camera.rotate: use camera.body; detail arc 0 4 21 -165 -30 arc 0 4 21 15 150; detail line 23 -16 19 -6 9 -9 line
      -23 24 -19 14 -9 17
    arrow.triangle.2.circlepath.doc.on.clipboard: use clipboard; engrave arrow.triangle.2.circlepath 0 8 .42
    arrow.right.doc.on.clipboard: use clipboard.front; detail line -20 8 18 8 line 4 -8 20 8 4 24
    arrow.up.doc.on.clipboard: use clipboard.front; detail line 0 30 0 -10 line -16 6 0 -11 16 6
    arrow.left.and.line.vertical.and.arrow.right: stroke line 0 -46 0 46; stroke line -56 0 -18 0 line -40 -18 -57 0
      -40 18 line 56 0 18 0 line 40 -18 57 0 40 18
    arrow.right.and.line.vertical.and.arrow.left: stroke line 0 -46 0 46; stroke line -56 0 -16 0 line -32 -18 -15 0
      -32 18 line 56 0 16 0 line 32 -18 15 0 32 18
    arrow.up.and.line.horizontal.and.arrow.down = arrow.left.and.line.vertical.and.arrow.right turn 90
    arrow.down.and.line.horizontal.and.arrow.up = arrow.right.and.line.vertical.and.arrow.left turn 90
    arrow.left.and.right.text.vertical: stroke line -12 -36 -12 4 line 12 -36 12 4; stroke line -48 30 48 30 line
      -32 14 -50 30 -32 46 line 32 14 50 30 32 46
    arrow.up.and.down.text.horizontal: stroke line -2 -26 48 -26 line -2 0 48 0 line -2 26 48 26; stroke line -32
      -46 -32 46 line -48 -28 -32 -47 -16 -28 line -48 28 -32 47 -16 28
    arrow.left.and.right.righttriangle.left.righttriangle.right: shape poly 5 -8 -30 -8 30 -50 30 poly 5 8 -30 8 30
      50 30; stroke line -46 -46 -14 -46 line -38 -54 -47 -46 -38 -38 line 46 -46 14 -46 line 38 -54 47 -46 38 -38
    arrow.down.right.topleft.rectangle: stroke bends -52 6 0 -52 38 12 52 38 12 52 -38 12 -4 -38 0; stroke line -44
      -40 10 10 line 12 -12 12 12 -12 12
    arrow.up.left.bottomright.rectangle: stroke bends -52 6 0 -52 38 12 52 38 12 52 -38 12 -4 -38 0; stroke line -46
      -42 10 10 line -22 -44 -48 -44 -48 -18
    arrow.up.right.bottomleft.rectangle = arrow.up.left.bottomright.rectangle flip
    arrow.down.left.topright.rectangle = arrow.down.right.topleft.rectangle flip
    arrow.up.forward.bottomleading.rectangle = arrow.up.right.bottomleft.rectangle
    arrow.up.backward.bottomtrailing.rectangle = arrow.up.left.bottomright.rectangle
    arrow.up.right.and.arrow.down.left.rectangle: shape box -54 -41 54 41 13; detail line 6 -6 28 -22 line 12 -23 29
      -23 29 -8 line -6 6 -28 22 line -12 23 -29 23 -29 8
    arrow.up.right.video: use video; detail line -32 12 -4 -14 line -22 -16 -3 -16 -3 2
    arrow.down.left.video: use video; detail line -4 -14 -32 12 line -33 -6 -33 14 -14 14
    arrowshape.right: shape poly 6 52 0 6 42 6 20 -50 20 -50 -20 6 -20 6 -42
    arrowshape.left = arrowshape.right flip
    arrowshape.forward = arrowshape.right
    arrowshape.backward = arrowshape.left
    arrowshape.up = arrowshape.right turn -90
    arrowshape.down = arrowshape.right turn 90
    arrowshape.left.arrowshape.right: shape poly 5 -64 0 -30 -34 -30 -14 30 -14 30 -34 64 0 30 34 30 14 -30 14 -30
      34
    arrowshape.turn.up.forward = arrowshape.turn.up.right
    arrowshape.turn.up.backward = arrowshape.turn.up.left
    arrowshape.turn.up.left.2: shape path M 10 -38 L -34 -2 L 10 34 L 10 13 C 34 13 46 22 58 42 C 58 4 40 -18 10 -18
      Z; stroke line -18 -38 -60 -2 -18 34
    arrowshape.turn.up.backward.2 = arrowshape.turn.up.left.2
    arrowshape.bounce.right: shape path M 56 2 L 22 -34 L 22 -12 C 10 -12 4 -4 -4 8 C -16 -16 -34 -30 -56 -34 C -36
      -20 -24 4 -18 34 L 6 34 C 10 24 14 16 22 16 L 22 38 Z
    arrowshape.bounce.forward = arrowshape.bounce.right
    arrowshape.zigzag.right: shape poly 4 56 8 24 -24 24 -4 4 -4 -14 -34 -56 -34 -24 30 4 30 14 20 24 20 24 40
    arrowshape.zigzag.forward = arrowshape.zigzag.right
    arrowtriangle.forward = arrowtriangle.right
    arrowtriangle.backward = arrowtriangle.left
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right: stroke line 0 -44 0 44; shape poly 5 -18 -28 -60 0
      -18 28 poly 5 18 -28 60 0 18 28
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left: stroke line 0 -44 0 44; shape poly 5 -60 -28 -18 0
      -60 28 poly 5 60 -28 18 0 60 28
    chevron.compact.backward = chevron.compact.left
    chevron.compact.forward = chevron.compact.right
    chevron.backward.2 = chevron.left.2
    chevron.forward.2 = chevron.right.2
    chevron.right.to.line: stroke line -30 -34 2 0 -30 34 line 30 -38 30 38
    chevron.left.to.line = chevron.right.to.line flip
    chevron.forward.to.line = chevron.right.to.line
    chevron.backward.to.line = chevron.left.to.line
    chevron.left.slash.chevron.right = chevron.left.forwardslash.chevron.right
    arrowkeys: shape box -15 -46 15 -16 7 box -15 -8 15 22 7 box -53 -8 -23 22 7 box 23 -8 53 22 7
    dpad: shape corners -18 -52 9 18 -52 9 18 -18 5 52 -18 9 52 18 9 18 18 5 18 52 9 -18 52 9 -18 18 5 -52 18 9 -52
      -18 9 -18 -18 5; spot poly 1 0 -43 8 -31 -8 -31 poly 1 0 43 8 31 -8 31 poly 1 -43 0 -31 -8 -31 8 poly 1 43 0
      31 -8 31 8
    move.3d: stroke line 0 2 0 -48 line -14 -34 0 -50 14 -34 line 0 2 42 26 line 26 34 43 27 36 9 line 0 2 -42 26
      line -26 34 -43 27 -36 9
    rotate.3d: stroke arc 0 0 46 -40 250; stroke path M -38 -10 C -20 18 20 18 44 8; fill poly 2 -34 -46 -4 -48 -14
      -22
    rotate.left: shape box -24 -12 44 46 12; stroke path M 30 -34 C 4 -50 -30 -46 -46 -14 line -54 -38 -48 -12 -24
      -20
    rotate.right = rotate.left flip
    flip.horizontal: stroke*.9 line 0 -54 0 -42 line 0 -28 0 -14 line 0 0 0 14 line 0 28 0 42; shape poly 4 -14 -30
      -14 34 -56 34; shape poly 4 14 -30 14 34 56 34
    arrow.up.and.down.and.sparkles: stroke line -24 -46 -24 46 line -44 -28 -24 -47 -4 -28 line -44 28 -24 47 -4 28;
      fill star 28 -10 4 26 8 1 2 star 30 30 4 14 4.5 1 2
    arrow.down.app: use app; detail line 0 -24 0 22; detail line -20 4 0 24 20 4
    arrow.up.and.person.rectangle.portrait: stroke bends -10 -48 0 -50 -48 12 -50 48 12 22 48 12 22 10 0; fill
      circle -14 -10 11 path M -14 8 C 0 8 8 18 8 30 L -36 30 C -36 18 -28 8 -14 8 Z; stroke line 34 0 34 -46 line
      16 -28 34 -47 52 -28
    arrow.trianglehead.2.clockwise = arrow.triangle.2.circlepath
    goforward.loop: stroke arc 0 7 43 -40 268; fill poly 2 -4 -54 24 -36 -4 -18
    exclamationmark.arrow.triangle.2.circlepath: use arrow.triangle.2.circlepath; use exclamationmark 0 0 .42
    exclamationmark.arrow.circlepath: use arrow.circlepath; use exclamationmark 0 0 .44
    dollarsign.arrow.circlepath: use arrow.circlepath; use dollarsign 0 0 .44
    eurosign.arrow.circlepath: use arrow.circlepath; use eurosign 0 0 .4
    yensign.arrow.circlepath: use arrow.circlepath; use yensign 0 0 .44
    sterlingsign.arrow.circlepath: use arrow.circlepath; use sterlingsign 0 0 .44
    leaf.arrow.circlepath: use arrow.circlepath; use leaf filled 0 0 .42
    leaf.arrow.triangle.circlepath: use arrow.triangle.2.circlepath; use leaf filled 0 0 .42
    clock.arrow.2.circlepath: use arrow.2.circlepath; stroke line 0 -18 0 2 12 10
    gearshape.arrow.triangle.2.circlepath: use arrow.triangle.2.circlepath; use gearshape 0 0 .42
    gobackward.minus: use goforward.loop flip; stroke line -16 8 16 8
    goforward.plus: use goforward.loop; stroke line -16 8 16 8 line 0 -8 0 24
    checkmark.gobackward: use goforward.loop flip; stroke line -17 10 -5 24 18 -8
    person.2.gobackward: use goforward.loop flip; use person.2 filled 0 8 .5
    lock.rotation: stroke arc 0 0 44 -45 250; fill poly 2 -4 -58 18 -44 -4 -28 turn 8; use lock filled 0 2 .42
    lock.rotation.open: use lock.open filled 0 2 .42; stroke arc 0 0 44 -45 250; fill poly 2 -4 -58 18 -44 -4 -28
      turn 8
    lock.open.rotation = lock.rotation.open
    slowmo: dot*1.2 0 -44 31 -31 44 0 31 31 0 44 -31 31 -44 0 -31 -31; stroke circle 0 0 20
    timelapse: stroke line 0 -46 0 -36 ring 24; fill path M 0 0 L 0 -24 A 0 0 24 -90 40 Z
    rays: stroke line 0 -26 0 -48 ring 8
    sleep = zzz
    zzz: stroke line -54 -2 -20 -2 -54 42 -20 42 line 2 -26 26 -26 2 6 26 6 line 38 -46 56 -46 38 -22 56 -22
    """
}
