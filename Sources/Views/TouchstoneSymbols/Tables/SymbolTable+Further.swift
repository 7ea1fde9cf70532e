extension SymbolTable {
  /// Newer and less common symbols.
  static let further = """
    text.justify.leading = text.justify.left
    text.justify.trailing = text.justify.right
    text.justifyleft = text.justify.left
    text.justifyright = text.justify.right
    return = return.left
    paragraph = paragraphsign
    plus.slash.minus = plus.forwardslash.minus
    minus.forwardslash.plus: stroke line -46 -24 -10 -24 line -26 40 26 -40 line 12 26 46 26 line 29 9 29 43
    quotelevel: stroke*1.1 line -46 -40 -46 40; stroke line -22 -30 48 -30 line -22 0 48 0 line -22 30 24 30
    increase.quotelevel: stroke*1.1 line -46 -40 -46 40; stroke line 4 -30 48 -30 line 4 0 48 0 line 4 30 48 30;
      fill poly 2 -28 -14 -10 0 -28 14
    decrease.quotelevel: stroke*1.1 line -46 -40 -46 40; stroke line 4 -30 48 -30 line 4 0 48 0 line 4 30 48 30;
      fill poly 2 -10 -14 -28 0 -10 14
    arrow.up.trash: stroke line -46 -18 46 -18; shape corners -37 -18 1 37 -18 1 31 52 12 -31 52 12; detail*.8 line
      -14 0 -12 34 line 14 0 12 34; stroke line 0 -30 0 -56 line -13 -44 0 -57 13 -44
    arrow.down.circle.dotted: use circle.dotted; use arrow.down 0 0 .54
    arrow.right.circle.dotted: use circle.dotted; use arrow.right 0 0 .54
    arrow.up.circle.dotted: use circle.dotted; use arrow.up 0 0 .54
    arrow.up.document = arrow.up.doc
    arrow.down.document = arrow.down.doc
    lock.document = lock.doc
    zipper.page = doc.zipper
    append.page = doc.append
    chart.bar.horizontal.page = chart.bar.doc.horizontal
    text.page.badge.magnifyingglass = doc.text.magnifyingglass
    rectangle.portrait.arrowtriangle.2.outward: shape box -28 -42 28 42 10; fill poly 2 -54 0 -40 -12 -40 12 poly 2
      54 0 40 -12 40 12
    rectangle.portrait.arrowtriangle.2.inward: shape box -26 -42 26 42 10; fill poly 2 -36 0 -52 -12 -52 12 poly 2
      36 0 52 -12 52 12
    arrow.up.and.down.righttriangle.up.righttriangle.down: shape poly 5 -30 -8 30 -8 30 -50 poly 5 -30 8 30 8 30 50;
      stroke line -46 -46 -46 -14 line -54 -38 -46 -47 -38 -38 line -46 46 -46 14 line -54 38 -46 47 -38 38
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right = arrow.left.and.right.righttriangle.left.righttriangle.right
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down = arrow.up.and.down.righttriangle.up.righttriangle.down
    beziercurve: stroke path M -36 34 C -36 -40 36 -40 36 34; stroke line -44 -22 44 -22; fill circle -50 -22 8
      circle 50 -22 8; shape box -46 26 -26 46 4 box 26 26 46 46 4
    pointer.arrow = cursorarrow
    pointer.arrow.rays = cursorarrow.rays
    pointer.arrow.click = cursorarrow.click
    pointer.arrow.click.2 = cursorarrow.click.2
    pointer.arrow.motionlines = cursorarrow.motionlines
    cursorarrow.motionlines.click: use cursorarrow.motionlines; stroke arc 4 -40 22 200 320
    pointer.arrow.motionlines.click = cursorarrow.motionlines.click
    pointer.arrow.ipad: use ipad; fill circle 0 0 13
    macwindow.and.pointer.arrow = macwindow.and.cursorarrow
    filemenu.and.pointer.arrow = filemenu.and.cursorarrow
    contextualmenu.and.pointer.arrow = contextualmenu.and.cursorarrow
    inset.filled.rectangle.and.pointer.arrow = rectangle.inset.filled.and.cursorarrow
    inset.filled.rectangle = rectangle.inset.filled
    inset.filled.circle = circle.inset.filled
    inset.filled.circle.dashed = circle.dashed.inset.filled
    inset.filled.square = square.inset.filled
    inset.filled.square.dashed = square.dashed.inset.filled
    inset.filled.capsule = capsule.inset.filled
    inset.filled.capsule.portrait = capsule.portrait.inset.filled
    inset.filled.oval = oval.inset.filled
    inset.filled.diamond = diamond.inset.filled
    inset.filled.triangle = triangle.inset.filled
    inset.filled.rectangle.portrait = rectangle.portrait.inset.filled
    inset.filled.rectangle.on.rectangle = rectangle.inset.filled.on.rectangle
    inset.filled.rectangle.and.person.filled = rectangle.inset.filled.and.person.filled
    inset.filled.center.rectangle = rectangle.center.inset.filled
    inset.filled.center.rectangle.portrait = rectangle.portrait.center.inset.filled
    inset.filled.tophalf.rectangle = rectangle.tophalf.inset.filled
    inset.filled.bottomhalf.rectangle = rectangle.bottomhalf.inset.filled
    inset.filled.lefthalf.rectangle = rectangle.lefthalf.inset.filled
    inset.filled.righthalf.rectangle = rectangle.righthalf.inset.filled
    inset.filled.leadinghalf.rectangle = rectangle.leadinghalf.inset.filled
    inset.filled.trailinghalf.rectangle = rectangle.trailinghalf.inset.filled
    inset.filled.topthird.rectangle = rectangle.topthird.inset.filled
    inset.filled.bottomthird.rectangle = rectangle.bottomthird.inset.filled
    inset.filled.leftthird.rectangle = rectangle.leftthird.inset.filled
    inset.filled.rightthird.rectangle = rectangle.rightthird.inset.filled
    inset.filled.leadingthird.rectangle = rectangle.leadingthird.inset.filled
    inset.filled.trailingthird.rectangle = rectangle.trailingthird.inset.filled
    inset.filled.topleft.rectangle = rectangle.inset.topleft.filled
    inset.filled.topright.rectangle = rectangle.inset.topright.filled
    inset.filled.bottomleft.rectangle = rectangle.inset.bottomleft.filled
    inset.filled.bottomright.rectangle = rectangle.inset.bottomright.filled
    inset.filled.topleading.rectangle = rectangle.inset.topleading.filled
    inset.filled.toptrailing.rectangle = rectangle.inset.toptrailing.filled
    inset.filled.bottomleading.rectangle = rectangle.inset.bottomleading.filled
    inset.filled.bottomtrailing.rectangle = rectangle.inset.bottomtrailing.filled
    inset.filled.leadingthird.square = square.leadingthird.inset.filled
    inset.filled.trailingthird.square = square.trailingthird.inset.filled
    inset.filled.leftthird.square = square.leftthird.inset.filled
    inset.filled.rightthird.square = square.rightthird.inset.filled
    inset.filled.topthird.square = square.topthird.inset.filled
    inset.filled.bottomthird.square = square.bottomthird.inset.filled
    inset.filled.topthird.rectangle.portrait = rectangle.portrait.topthird.inset.filled
    inset.filled.bottomthird.rectangle.portrait = rectangle.portrait.bottomthird.inset.filled
    inset.filled.tv = tv.inset.filled
    tv.inset.filled: use tv plain; fill box -45 -30 45 18 4
    circle.bottomthird.split: stroke circle 0 0 47 line -45 14 45 14
    circle.lefthalf.filled.inverse: solid circle 0 0 47; erase path A 0 0 34 -90 90 Z
    circle.righthalf.filled.inverse = circle.lefthalf.filled.inverse flip
    circle.dashed.inset.fill = circle.dashed.inset.filled
    square.dashed.inset.fill = square.dashed.inset.filled
    square.2.stack.3d.top.fill = square.2.layers.3d.top.filled
    square.2.stack.3d.top.filled = square.2.layers.3d.top.filled
    square.2.stack.3d.bottom.fill = square.2.layers.3d.bottom.filled
    square.2.stack.3d.bottom.filled = square.2.layers.3d.bottom.filled
    square.3.layers.3d.bottom.filled: stroke poly 5 0 -48 50 -21 0 6 -50 -21 bent 5 -50 2 0 29 50 2; solid poly 3
      -50 26 -36 26 0 44 36 26 50 26 0 53
    square.3.layers.3d.middle.filled: stroke poly 5 0 -48 50 -21 0 6 -50 -21 bent 5 -50 26 0 53 50 26; solid poly 3
      -50 2 -36 2 0 21 36 2 50 2 0 29
    square.3.stack.3d.top.filled = square.3.layers.3d.top.filled
    square.3.stack.3d.middle.filled = square.3.layers.3d.middle.filled
    square.3.stack.3d.bottom.filled = square.3.layers.3d.bottom.filled
    square.3.stack.3d.top.fill = square.3.layers.3d.top.filled
    square.3.layers.3d.down.backward = square.3.layers.3d.down.left
    square.stack.3d.down.dottedline = square.stack.3d.down.right
    rectangle.dock = dock.rectangle
    rectangle.roundedtop: shape corners -54 -40 26 54 -40 26 54 40 4 -54 40 4
    rectangle.roundedbottom = rectangle.roundedtop turn 180
    trapezoid.and.line.vertical: shape poly 5 -46 -44 -4 -24 -4 24 -46 44; stroke line 20 -48 20 48
    trapezoid.and.line.horizontal = trapezoid.and.line.vertical turn 90
    distribute.horizontal.right = distribute.horizontal.left turn 180
    distribute.vertical.bottom = distribute.vertical.top turn 180
    widget.small: shape box -30 -30 30 30 12; stroke bends -46 -20 0 -46 -46 14 -20 -46 0 ring 4
    widget.medium: shape box -50 -26 50 26 12
    widget.large: shape box -44 -44 44 44 14; detail line -24 -20 24 -20 line -24 0 24 0 line -24 20 8 20
    widget.extralarge: shape box -58 -42 58 42 14; detail line -36 -18 36 -18 line -36 0 36 0 line -36 18 10 18
    location.north.line: shape poly 5 0 -54 34 28 0 12 -34 28; stroke line -30 48 30 48
    eyedropper.full: use eyedropper; fill poly 3 -2 -6 8 4 -32 44 -42 44 -42 34
    eyedropper.halffull: use eyedropper; fill poly 3 -20 12 -10 22 -32 44 -42 44 -42 34
    shared.with.you: shape the bubble; engrave person.2 filled 0 -7 .5
    waveform.and.person.filled: use person filled -16 0 .9; stroke line 26 -14 26 14 line 40 -30 40 30 line 54 -8 54
      8
    mic.and.signal.meter: use mic -18 0 .94; stroke line 24 38 44 38 line 24 20 48 20 line 24 2 44 2 line 24 -16 48
      -16
    h.square.on.square: use square.on.square; detail line 3 0 3 30 line 27 0 27 30 line 3 15 27 15
    thermometer.variable = thermometer
    moonset: use moon 0 -6 .6; stroke line -54 46 54 46; stroke line 30 8 30 30 line 18 20 30 31 42 20
    sun.dust: use sun.max 0 -14 .76; dot*1.1 -24 36 0 36 24 36 -12 50 12 50
    shower.handheld = shower
    stove: shape box -46 -48 46 48 11; detail line -46 -24 46 -24; detail box -28 -8 28 30 6; spots*1.1 -28 -36 -10
      -36 10 -36 28 -36; stroke*.8 line -24 -56 24 -56
    blinds.horizontal.closed = window.shade.closed
    roller.shade.closed = window.shade.closed
    roller.shade.open = window.shade.open
    teletype.answer = teletype
    bubbles.and.sparkles: shape circle -16 12 30 circle 30 34 14; fill star 28 -26 4 24 7 1 2
    wrench.adjustable = wrench
    umbrella.percent: use umbrella -8 0 .9; use percent 38 34 .36
    keyboard.onehanded.left: use keyboard 8 0 .86; stroke line -54 -16 -44 0 -54 16
    keyboard.onehanded.right = keyboard.onehanded.left flip
    lock.open.display: use display; use lock.open filled 0 -8 .44
    lock.open.laptopcomputer: use laptopcomputer; use lock.open filled 0 -4 .42
    lock.open.desktopcomputer: use desktopcomputer; use lock.open filled 0 -16 .4
    lock.open.ipad: use ipad; use lock.open filled 0 -2 .5
    flashlight.slash: use flashlight.on.fill; erasing slashbar; use slashbar
    slashbar: stroke line -48 -48 48 48
    applewatch.and.arrow.forward: use applewatch -20 0 .9; stroke line 18 0 54 0 line 40 -16 55 0 40 16
    arrow.down.applewatch: use applewatch; use arrow.down 0 0 .44
    macbook.and.visionpro = macbook.and.ipad
    arkit: shape poly 6 0 -30 26 -15 26 15 0 30 -26 15 -26 -15; detail line 0 0 0 30 line 0 0 26 -15 line 0 0 -26
      -15; stroke line -14 -48 0 -56 14 -48 ring 6
    apps.iphone: use iphone; fill box -17 -28 -5 -16 3 box 5 -28 17 -16 3 box -17 -6 -5 6 3 box 5 -6 17 6 3 box -17
      16 -5 28 3 box 5 16 17 28 3
    apps.ipad: use ipad; fill box -26 -36 -14 -24 3 box -6 -36 6 -24 3 box 14 -36 26 -24 3 box -26 -14 -14 -2 3 box
      -6 -14 6 -2 3 box 14 -14 26 -2 3 box -26 8 -14 20 3 box -6 8 6 20 3 box 14 8 26 20 3
    questionmark.video: use video; engrave questionmark -18 0 .4
    exclamationmark.questionmark: use exclamationmark -22 0; use questionmark 18 0
    folder.badge.gear = folder.badge.gearshape
    person.crop.circle.badge.exclam = person.crop.circle.badge.exclamationmark
    message.badge.filled.fill: solid path M -22 36 C -26 44 -34 48 -42 49 C -36 42 -35 34 -36 26 C -48 18 -55 6 -55
      -6 C -55 -30 -31 -47 0 -47 C 31 -47 55 -30 55 -6 C 55 19 30 39 -2 39 C -9 39 -16 38 -22 36 Z; erase circle 38
      -34 24; fill circle 38 -34 17
    livephoto.badge.automatic: use livephoto; erase circle 36 34 24; use a.circle.badge 36 34 .5
    a.circle.badge: stroke circle 0 0 34; use a 0 0 .5
    carbon.dioxide.cloud: use cloud; use c -22 6 .34; use o 4 6 .34; use 2 26 16 .22
    carbon.monoxide.cloud: use cloud; use c -14 6 .36; use o 16 6 .36
    book.and.wrench: use book -6 -6 .88; over wrench filled 30 24 .5
    figure.rolling = figure.roll
    app.grid: stroke box -43 -43 43 43 21; dot*2.2 -19 -19 0 -19 19 -19 -19 0 0 0 19 0 -19 19 0 19 19 19
    bubble.and.pencil: use bubble.left -4 0 .95; over*1 pencil 28 22 .62
    lightspectrum.horizontal: shape box -56 -34 56 34 12; detail line -28 -34 -28 34 line 0 -34 0 34 line 28 -34 28 34
    printer.dotmatrix: shape box -56 -14 56 30 9; stroke line -38 -14 -38 -52 38 -52 38 -14; spots -30 -40 -30 -26 30 -40
      30 -26; stroke line -38 30 -38 50 38 50 38 30; detail*.85 line -36 8 -14 8
    point.bottomleft.forward.to.point.topright.filled.scurvepath: use
      point.bottomleft.forward.to.point.topright.scurvepath; solid circle 40 -34 12
    textformat.characters: use textformat -26 0 .66; use character 34 0 .62
    fuelpump.exclamationmark: use fuelpump -14 0 .86; use exclamationmark 48 0 .6
    """
}
