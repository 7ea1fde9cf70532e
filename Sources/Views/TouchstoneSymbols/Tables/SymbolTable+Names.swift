extension SymbolTable {
  /// The names of all symbols: each line contains the name of a drawing, followed by the suffixes of its variants'
  /// names.
  ///
  /// After `!`, the plain drawing is not a symbol itself: numbers, for example, exist only in circles and squares.
  static let names = """
    !0 circle circle.fill square square.fill
    !1 circle circle.fill square square.fill
    1.magnifyingglass
    !10 circle circle.fill square square.fill
    !11 circle circle.fill square square.fill
    !12 circle circle.fill square square.fill
    !13 circle circle.fill square square.fill
    !14 circle circle.fill square square.fill
    !15 circle circle.fill square square.fill
    !16 circle circle.fill square square.fill
    !17 circle circle.fill square square.fill
    !18 circle circle.fill square square.fill
    !19 circle circle.fill square square.fill
    !2 circle circle.fill square square.fill
    !20 circle circle.fill square square.fill
    !21 circle circle.fill square square.fill
    !22 circle circle.fill square square.fill
    !23 circle circle.fill square square.fill
    !24 circle circle.fill square square.fill
    !25 circle circle.fill square square.fill
    !26 circle circle.fill square square.fill
    !27 circle circle.fill square square.fill
    !28 circle circle.fill square square.fill
    !29 circle circle.fill square square.fill
    !3 circle circle.fill square square.fill
    !30 circle circle.fill square square.fill
    !31 circle circle.fill square square.fill
    !32 circle circle.fill square square.fill
    !33 circle circle.fill square square.fill
    !34 circle circle.fill square square.fill
    !35 circle circle.fill square square.fill
    !36 circle circle.fill square square.fill
    !37 circle circle.fill square square.fill
    !38 circle circle.fill square square.fill
    !39 circle circle.fill square square.fill
    !4 circle circle.fill square square.fill
    !40 circle circle.fill square square.fill
    !41 circle circle.fill square square.fill
    !42 circle circle.fill square square.fill
    !43 circle circle.fill square square.fill
    !44 circle circle.fill square square.fill
    !45 circle circle.fill square square.fill
    !46 circle circle.fill square square.fill
    !47 circle circle.fill square square.fill
    !48 circle circle.fill square square.fill
    !49 circle circle.fill square square.fill
    !5 circle circle.fill square square.fill
    !50 circle circle.fill square square.fill
    !6 circle circle.fill square square.fill
    !7 circle circle.fill square square.fill
    !8 circle circle.fill square square.fill
    !9 circle circle.fill square square.fill
    !a circle circle.fill square square.fill
    a.book.closed fill
    a.magnify
    abc
    accessibility fill
    air.conditioner.horizontal fill
    air.purifier fill
    airplane circle circle.fill
    airplane.arrival
    airplane.departure
    airplay.audio
    airplay.video
    airplayaudio badge.exclamationmark circle circle.fill
    airplayvideo badge.exclamationmark circle circle.fill
    airpod.left
    airpod.right
    airpods
    airpods.chargingcase fill
    airpods.gen3
    airpods.max
    airpodsmax
    airpodspro
    airport.express
    airtag fill
    airtag.radiowaves.forward fill
    alarm fill
    alarm.waves.left.and.right fill
    align.horizontal.center fill
    align.horizontal.left fill
    align.horizontal.right fill
    align.vertical.bottom fill
    align.vertical.center fill
    align.vertical.top fill
    allergens fill
    alt
    american.football fill
    angle
    ant circle circle.fill fill
    antenna.radiowaves.left.and.right circle circle.fill slash
    app badge.checkmark badge.checkmark.fill fill
    app.badge fill
    app.connected.to.app.below.fill
    app.dashed
    app.gift fill
    app.grid
    appclip
    append.page fill
    apple.intelligence
    apple.logo
    apple.terminal fill
    applelogo
    applepencil
    applepencil.tip
    applescript fill
    appletv fill
    appletvremote.gen1 fill
    appletvremote.gen2 fill
    appletvremote.gen3 fill
    appletvremote.gen4 fill
    applewatch slash
    applewatch.and.arrow.forward
    applewatch.radiowaves.left.and.right
    applewatch.side.right
    applewatch.watchface
    apps.ipad
    apps.iphone badge.plus
    aqi.high
    aqi.low
    aqi.medium
    arcade.stick
    arcade.stick.console fill
    archivebox badge.plus circle circle.fill fill
    arkit badge.xmark
    arrow.2.circlepath circle circle.fill
    arrow.2.squarepath
    arrow.3.trianglepath
    arrow.backward circle circle.fill square square.fill
    arrow.backward.to.line circle circle.fill square square.fill
    arrow.branch
    arrow.circlepath
    arrow.clockwise circle circle.fill icloud icloud.fill square square.fill
    arrow.clockwise.heart fill
    arrow.counterclockwise circle circle.fill icloud icloud.fill square square.fill
    arrow.down circle circle.fill message message.fill square square.fill
    arrow.down.and.line.horizontal.and.arrow.up
    arrow.down.app fill
    arrow.down.applewatch
    arrow.down.backward circle circle.fill square square.fill
    arrow.down.backward.and.arrow.up.forward circle circle.fill square square.fill
    arrow.down.circle.dotted
    arrow.down.doc fill
    arrow.down.document fill
    arrow.down.forward circle circle.fill square square.fill
    arrow.down.forward.and.arrow.up.backward circle circle.fill square square.fill
    arrow.down.heart fill
    arrow.down.left circle circle.fill square square.fill
    arrow.down.left.and.arrow.up.right circle circle.fill square square.fill
    arrow.down.left.arrow.up.right circle circle.fill square square.fill
    arrow.down.left.topright.rectangle fill
    arrow.down.left.video fill
    arrow.down.right circle circle.fill square square.fill
    arrow.down.right.and.arrow.up.left circle circle.fill square square.fill
    arrow.down.right.topleft.rectangle fill
    arrow.down.to.line circle circle.fill square square.fill
    arrow.down.to.line.alt
    arrow.down.to.line.compact
    arrow.forward circle circle.fill square square.fill
    arrow.forward.to.line circle circle.fill square square.fill
    arrow.left circle circle.fill square square.fill
    arrow.left.and.line.vertical.and.arrow.right
    arrow.left.and.right circle circle.fill square square.fill
    arrow.left.and.right.righttriangle.left.righttriangle.right fill
    arrow.left.and.right.text.vertical
    arrow.left.arrow.right circle circle.fill square square.fill
    arrow.left.to.line circle circle.fill square square.fill
    arrow.left.to.line.alt
    arrow.left.to.line.compact
    arrow.merge
    arrow.rectanglepath
    arrow.right circle circle.fill square square.fill
    arrow.right.and.line.vertical.and.arrow.left
    arrow.right.arrow.left circle circle.fill square square.fill
    arrow.right.circle.dotted
    arrow.right.doc.on.clipboard
    arrow.right.to.line circle circle.fill square square.fill
    arrow.right.to.line.alt
    arrow.right.to.line.compact
    arrow.swap
    arrow.triangle.2.circlepath circle circle.fill icloud icloud.fill
    arrow.triangle.2.circlepath.camera fill
    arrow.triangle.2.circlepath.doc.on.clipboard
    arrow.triangle.branch
    arrow.triangle.capsulepath
    arrow.triangle.merge
    arrow.triangle.pull
    arrow.triangle.swap
    arrow.triangle.turn.up.right.circle fill
    arrow.triangle.turn.up.right.diamond fill
    arrow.trianglehead.2.clockwise circle circle.fill icloud icloud.fill
    arrow.trianglehead.2.clockwise.rotate.90 circle circle.fill icloud icloud.fill
    arrow.trianglehead.2.clockwise.rotate.90.camera fill
    arrow.trianglehead.2.counterclockwise circle circle.fill icloud icloud.fill
    arrow.trianglehead.2.counterclockwise.rotate.90 circle circle.fill icloud icloud.fill
    arrow.trianglehead.branch
    arrow.trianglehead.clockwise circle circle.fill icloud icloud.fill square square.fill
    arrow.trianglehead.clockwise.rotate.90 circle circle.fill icloud icloud.fill square square.fill
    arrow.trianglehead.counterclockwise circle circle.fill icloud icloud.fill square square.fill
    arrow.trianglehead.counterclockwise.rotate.90 circle circle.fill icloud icloud.fill square square.fill
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right fill
    arrow.trianglehead.merge
    arrow.trianglehead.pull
    arrow.trianglehead.swap
    arrow.trianglehead.turn.up.right.circle fill
    arrow.trianglehead.turn.up.right.diamond fill
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down fill
    arrow.turn.down.left
    arrow.turn.down.right
    arrow.turn.left.down
    arrow.turn.left.up
    arrow.turn.right.down
    arrow.turn.right.up
    arrow.turn.up.forward.iphone fill
    arrow.turn.up.left
    arrow.turn.up.right
    arrow.up circle circle.badge.clock circle.fill square square.fill
    arrow.up.and.down circle circle.fill square square.fill
    arrow.up.and.down.and.arrow.left.and.right
    arrow.up.and.down.and.sparkles
    arrow.up.and.down.righttriangle.up.righttriangle.down fill
    arrow.up.and.down.text.horizontal
    arrow.up.and.line.horizontal.and.arrow.down
    arrow.up.and.person.rectangle.portrait
    arrow.up.arrow.down circle circle.fill square square.fill
    arrow.up.backward circle circle.fill square square.fill
    arrow.up.backward.and.arrow.down.forward circle circle.fill square square.fill
    arrow.up.backward.bottomtrailing.rectangle fill
    arrow.up.bin fill
    arrow.up.circle.dotted
    arrow.up.doc fill
    arrow.up.doc.on.clipboard
    arrow.up.document fill
    arrow.up.forward circle circle.fill square square.fill
    arrow.up.forward.and.arrow.down.backward circle circle.fill square square.fill
    arrow.up.forward.app fill
    arrow.up.forward.bottomleading.rectangle fill
    arrow.up.heart fill
    arrow.up.left circle circle.fill square square.fill
    arrow.up.left.and.arrow.down.right circle circle.fill square square.fill
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
    arrow.up.left.and.down.right.magnifyingglass
    arrow.up.left.arrow.down.right circle circle.fill square square.fill
    arrow.up.left.bottomright.rectangle fill
    arrow.up.message fill
    arrow.up.right circle circle.fill diamond diamond.fill square square.fill
    arrow.up.right.and.arrow.down.left circle circle.fill square square.fill
    arrow.up.right.and.arrow.down.left.rectangle fill
    arrow.up.right.app fill
    arrow.up.right.bottomleft.rectangle fill
    arrow.up.right.video fill
    arrow.up.to.line circle circle.fill square square.fill
    arrow.up.to.line.alt
    arrow.up.to.line.compact
    arrow.up.trash fill
    arrow.uturn.backward circle circle.badge.ellipsis circle.fill square square.fill
    arrow.uturn.down circle circle.fill square square.fill
    arrow.uturn.forward circle circle.fill square square.fill
    arrow.uturn.left circle circle.badge.ellipsis circle.fill square square.fill
    arrow.uturn.right circle circle.fill square square.fill
    arrow.uturn.up circle circle.fill square square.fill
    arrowkeys fill
    arrowshape.backward circle circle.fill fill
    arrowshape.bounce.forward fill
    arrowshape.bounce.right fill
    arrowshape.down circle circle.fill fill
    arrowshape.forward circle circle.fill fill
    arrowshape.left circle circle.fill fill
    arrowshape.left.arrowshape.right fill
    arrowshape.right circle circle.fill fill
    arrowshape.turn.up.backward badge.clock badge.clock.fill circle circle.fill fill
    arrowshape.turn.up.backward.2 circle circle.fill fill
    arrowshape.turn.up.forward circle circle.fill fill
    arrowshape.turn.up.left circle circle.fill fill
    arrowshape.turn.up.left.2 circle circle.fill fill
    arrowshape.turn.up.right circle circle.fill fill
    arrowshape.up circle circle.fill fill
    arrowshape.zigzag.forward fill
    arrowshape.zigzag.right fill
    arrowtriangle.backward circle circle.fill fill square square.fill
    arrowtriangle.down circle circle.fill fill square square.fill
    arrowtriangle.forward circle circle.fill fill square square.fill
    arrowtriangle.left circle circle.fill fill square square.fill
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right fill
    arrowtriangle.right circle circle.fill fill square square.fill
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left fill
    arrowtriangle.up circle circle.fill fill square square.fill
    aspectratio fill
    asterisk circle circle.fill
    at badge.minus badge.plus circle circle.fill
    atom
    australiandollarsign circle circle.fill square square.fill
    av.remote fill
    !b circle circle.fill square square.fill
    backpack circle circle.fill fill
    backward circle circle.fill fill
    backward.end circle circle.fill fill
    backward.end.alt fill
    backward.frame fill
    badge.plus.radiowaves.forward
    badge.plus.radiowaves.right
    bag badge.minus badge.plus badge.questionmark circle circle.fill fill fill.badge.minus fill.badge.plus
      fill.badge.questionmark
    bahtsign circle circle.fill square square.fill
    balloon fill
    balloon.2 fill
    bandage fill
    banknote fill
    barcode viewfinder
    barometer
    baseball circle circle.fill fill
    basket fill
    basketball circle circle.fill fill
    bathtub fill
    battery.0
    battery.0percent
    battery.100 circle circle.fill
    battery.100.bolt
    battery.100percent circle circle.fill
    battery.100percent.bolt
    battery.25
    battery.25percent
    battery.50
    battery.50percent
    battery.75
    battery.75percent
    batteryblock fill slash slash.fill
    beach.umbrella fill
    beats.earphones
    beats.headphones
    bed.double circle circle.fill fill
    bell circle circle.fill fill slash slash.circle slash.circle.fill slash.fill square square.fill
    bell.and.waveform fill
    bell.and.waves.left.and.right fill
    bell.badge circle circle.fill fill slash slash.fill
    beziercurve
    bicycle circle circle.fill
    bin.xmark fill
    binoculars circle circle.fill fill
    bird circle circle.fill fill
    birthday.cake fill
    bitcoinsign circle circle.fill square square.fill
    blinds.horizontal.closed
    blinds.vertical.closed
    bold
    bold.italic.underline
    bold.underline
    bolt badge.a badge.a.fill badge.checkmark badge.checkmark.fill badge.clock badge.clock.fill badge.xmark
      badge.xmark.fill circle circle.fill fill shield shield.fill slash slash.circle slash.circle.fill slash.fill
      square square.fill trianglebadge.exclamationmark trianglebadge.exclamationmark.fill
    bolt.batteryblock fill
    bolt.car circle circle.fill fill
    bolt.heart fill
    bolt.horizontal circle circle.fill fill icloud icloud.fill
    bolt.ring.closed
    bonjour
    book circle circle.fill fill
    book.and.wrench fill
    book.closed circle circle.fill fill
    book.pages fill
    bookmark badge.plus circle circle.fill fill slash slash.fill square square.fill
    books.vertical circle circle.fill fill
    box.truck badge.clock badge.clock.fill fill
    brain fill
    brain.filled.head.profile
    brain.head.profile fill
    brazilianrealsign circle circle.fill square square.fill
    briefcase circle circle.fill fill
    bubble circle circle.fill fill
    bubble.and.pencil
    bubble.left circle circle.fill fill
    bubble.left.and.bubble.right fill
    bubble.left.and.exclamationmark.bubble.right fill
    bubble.left.and.text.bubble.right fill
    bubble.middle.bottom fill
    bubble.middle.top fill
    bubble.right circle circle.fill fill
    bubbles.and.sparkles fill
    building fill
    building.2 fill
    building.2.crop.circle fill
    building.columns circle circle.fill fill
    burn
    burst fill
    bus fill
    bus.doubledecker fill
    !c circle circle.fill square square.fill
    cabinet fill
    cable.coaxial
    cable.connector slash
    cable.connector.horizontal
    cablecar fill
    calendar badge.checkmark badge.clock badge.exclamationmark badge.minus badge.plus badge.questionmark circle
      circle.fill
    calendar.day.timeline.leading
    calendar.day.timeline.left
    calendar.day.timeline.right
    calendar.day.timeline.trailing
    camera badge.clock badge.clock.fill badge.ellipsis badge.ellipsis.fill circle circle.fill fill
      fill.badge.ellipsis slash slash.fill
    camera.aperture
    camera.filters
    camera.macro circle circle.fill
    camera.metering.center.weighted
    camera.metering.matrix
    camera.metering.none
    camera.metering.spot
    camera.on.rectangle fill
    camera.rotate fill
    camera.shutter.button fill
    camera.viewfinder
    candybarphone
    capslock fill
    capsule fill
    capsule.inset.filled
    capsule.lefthalf.filled
    capsule.portrait fill
    capsule.portrait.bottomhalf.filled
    capsule.portrait.inset.filled
    capsule.portrait.lefthalf.filled
    capsule.portrait.tophalf.filled
    capsule.righthalf.filled
    captions.bubble fill
    car circle circle.fill fill
    car.2 fill
    car.ferry fill
    car.rear fill
    car.side fill
    carbon.dioxide.cloud fill
    carbon.monoxide.cloud fill
    carrot fill
    cart badge.minus badge.plus badge.questionmark circle circle.fill fill fill.badge.minus fill.badge.plus
      fill.badge.questionmark
    case fill
    cat circle circle.fill fill
    cedisign circle circle.fill square square.fill
    cellularbars
    centsign circle circle.fill square square.fill
    chair fill
    chair.lounge fill
    chandelier fill
    character bubble bubble.fill
    character.book.closed fill
    character.cursor.ibeam
    character.magnify
    character.text.justify
    character.textbox
    chart.bar fill
    chart.bar.doc.horizontal fill
    chart.bar.horizontal.page fill
    chart.bar.xaxis
    chart.dots.scatter
    chart.line.downtrend.xyaxis circle circle.fill
    chart.line.flattrend.xyaxis circle circle.fill
    chart.line.uptrend.xyaxis circle circle.fill
    chart.pie fill
    chart.xyaxis.line
    checkerboard.rectangle
    checkerboard.shield
    checklist
    checklist.checked
    checklist.unchecked
    checkmark bubble bubble.fill circle circle.badge.questionmark circle.badge.questionmark.fill circle.badge.xmark
      circle.badge.xmark.fill circle.fill circle.trianglebadge.exclamationmark diamond diamond.fill icloud
      icloud.fill message message.fill rectangle rectangle.fill rectangle.portrait rectangle.portrait.fill seal
      seal.fill shield shield.fill square square.fill
    checkmark.applewatch
    checkmark.gobackward
    checkmark.rectangle.stack fill
    chevron.backward circle circle.fill square square.fill
    chevron.backward.2
    chevron.backward.to.line
    chevron.compact.backward
    chevron.compact.down
    chevron.compact.forward
    chevron.compact.left
    chevron.compact.right
    chevron.compact.up
    chevron.down circle circle.fill square square.fill
    chevron.down.2
    chevron.forward circle circle.fill square square.fill
    chevron.forward.2
    chevron.forward.to.line
    chevron.left circle circle.fill square square.fill
    chevron.left.2
    chevron.left.forwardslash.chevron.right
    chevron.left.slash.chevron.right
    chevron.left.to.line
    chevron.right circle circle.fill square square.fill
    chevron.right.2
    chevron.right.to.line
    chevron.up circle circle.fill square square.fill
    chevron.up.2
    chevron.up.chevron.down
    chineseyuanrenminbisign circle circle.fill square square.fill
    circle badge.checkmark badge.checkmark.fill badge.exclamationmark badge.exclamationmark.fill badge.minus
      badge.minus.fill badge.plus badge.plus.fill badge.questionmark badge.questionmark.fill badge.xmark
      badge.xmark.fill circle circle.fill fill fill.square.fill slash slash.fill square square.fill
    circle.and.line.horizontal fill
    circle.bottomhalf.fill
    circle.bottomhalf.filled
    circle.bottomrighthalf.checkered
    circle.bottomthird.split
    circle.dashed rectangle
    circle.dashed.inset.fill
    circle.dashed.inset.filled
    circle.dotted circle circle.fill
    circle.dotted.and.circle
    circle.grid.2x1 fill
    circle.grid.2x1.left.filled
    circle.grid.2x1.right.filled
    circle.grid.2x2 fill
    circle.grid.3x3 circle circle.fill fill
    circle.grid.cross fill
    circle.grid.cross.down.fill
    circle.grid.cross.down.filled
    circle.grid.cross.left.fill
    circle.grid.cross.left.filled
    circle.grid.cross.right.fill
    circle.grid.cross.right.filled
    circle.grid.cross.up.fill
    circle.grid.cross.up.filled
    circle.grid.hex fill
    circle.hexagongrid circle circle.fill fill
    circle.hexagonpath fill
    circle.inset.filled
    circle.lefthalf.fill
    circle.lefthalf.filled
    circle.lefthalf.filled.inverse
    circle.lefthalf.filled.righthalf.striped.horizontal
    circle.lefthalf.striped.horizontal
    circle.righthalf.fill
    circle.righthalf.filled
    circle.righthalf.filled.inverse
    circle.tophalf.fill
    circle.tophalf.filled
    circlebadge fill
    circlebadge.2 fill
    circles.hexagongrid fill
    circles.hexagonpath fill
    clear fill
    clipboard fill
    clock badge.checkmark badge.checkmark.fill badge.exclamationmark badge.exclamationmark.fill badge.questionmark
      badge.questionmark.fill badge.xmark badge.xmark.fill circle circle.fill fill fill.badge.checkmark
      fill.badge.exclamationmark
    clock.arrow.2.circlepath
    clock.arrow.circlepath
    clock.arrow.trianglehead.counterclockwise.rotate.90
    clock.badge fill
    cloud circle circle.fill fill slash slash.fill
    cloud.bolt circle circle.fill fill
    cloud.bolt.rain circle circle.fill fill
    cloud.drizzle circle circle.fill fill
    cloud.fog circle circle.fill fill
    cloud.hail circle circle.fill fill
    cloud.heavyrain circle circle.fill fill
    cloud.moon circle circle.fill fill
    cloud.moon.bolt circle circle.fill fill
    cloud.moon.rain circle circle.fill fill
    cloud.rain circle circle.fill fill
    cloud.rainbow.half fill
    cloud.sleet circle circle.fill fill
    cloud.snow circle circle.fill fill
    cloud.sun circle circle.fill fill
    cloud.sun.bolt circle circle.fill fill
    cloud.sun.rain circle circle.fill fill
    coloncurrencysign circle circle.fill square square.fill
    comb fill
    command circle circle.fill square square.fill
    compass.drawing
    computermouse fill
    cone fill
    contact.sensor fill
    contextualmenu.and.cursorarrow
    contextualmenu.and.pointer.arrow
    control
    cooktop fill
    cpu fill
    creditcard circle circle.fill fill trianglebadge.exclamationmark trianglebadge.exclamationmark.fill viewfinder
    creditcard.and.123
    cricket.ball circle circle.fill fill
    crop
    crop.rotate
    cross circle circle.fill fill
    cross.case circle circle.fill fill
    cross.vial fill
    crown fill
    cube fill
    cube.box fill
    cube.transparent fill
    cup.and.heat.waves fill
    cup.and.saucer fill
    curlybraces square square.fill
    cursor.rays
    cursorarrow slash slash.square slash.square.fill square square.fill
    cursorarrow.and.square.on.square.dashed
    cursorarrow.click badge.clock
    cursorarrow.click.2
    cursorarrow.motionlines
    cursorarrow.motionlines.click
    cursorarrow.rays
    curtains.closed
    curtains.open
    cylinder fill
    cylinder.split.1x2 fill
    !d circle circle.fill square square.fill
    decrease.indent
    decrease.quotelevel
    delete.backward fill
    delete.forward fill
    delete.left fill
    delete.right fill
    deskclock fill
    desktopcomputer trianglebadge.exclamationmark
    desktopcomputer.and.arrow.down
    dial fill
    dial.high fill
    dial.low fill
    dial.max fill
    dial.medium fill
    dial.min fill
    diamond circle circle.fill fill
    diamond.bottomhalf.filled
    diamond.inset.filled
    diamond.lefthalf.filled
    diamond.righthalf.filled
    diamond.tophalf.filled
    dice fill
    die.face.1 fill
    die.face.2 fill
    die.face.3 fill
    die.face.4 fill
    die.face.5 fill
    die.face.6 fill
    digitalcrown.horizontal.arrow.clockwise fill
    digitalcrown.horizontal.press fill
    digitalcrown.press fill
    dishwasher circle circle.fill fill
    display badge.plus trianglebadge.exclamationmark
    display.2
    display.and.arrow.down
    distribute.horizontal.center fill
    distribute.horizontal.left fill
    distribute.horizontal.right fill
    distribute.vertical.bottom fill
    distribute.vertical.center fill
    distribute.vertical.top fill
    divide circle circle.fill square square.fill
    doc badge.arrow.up badge.arrow.up.fill badge.clock badge.clock.fill badge.ellipsis badge.gearshape
      badge.gearshape.fill badge.plus circle circle.fill fill fill.badge.ellipsis fill.badge.plus viewfinder
      viewfinder.fill
    doc.append fill
    doc.on.clipboard fill
    doc.on.doc fill
    doc.plaintext fill
    doc.questionmark fill
    doc.richtext fill
    doc.text fill fill.viewfinder viewfinder
    doc.text.below.ecg fill
    doc.text.image fill
    doc.text.magnifyingglass
    doc.zipper
    dock.arrow.down.rectangle
    dock.arrow.up.rectangle
    dock.rectangle
    document badge.arrow.up badge.arrow.up.fill badge.clock badge.clock.fill badge.ellipsis badge.gearshape
      badge.gearshape.fill badge.plus circle circle.fill fill fill.badge.ellipsis fill.badge.plus viewfinder
      viewfinder.fill
    document.on.clipboard fill
    document.on.document fill
    dog circle circle.fill fill
    dollarsign circle circle.fill square square.fill
    dollarsign.arrow.circlepath
    dollarsign.arrow.trianglehead.counterclockwise.rotate.90
    dongsign circle circle.fill square square.fill
    door.french.closed
    door.garage.closed trianglebadge.exclamationmark
    door.garage.open trianglebadge.exclamationmark
    door.left.hand.closed
    door.left.hand.open
    door.right.hand.closed
    door.right.hand.open
    dot.circle.and.cursorarrow
    dot.circle.viewfinder
    dot.radiowaves.forward
    dot.radiowaves.left.and.right
    dot.radiowaves.right
    dot.radiowaves.up.forward
    dot.scope
    dot.square fill
    dot.squareshape fill
    dot.viewfinder
    dpad fill
    drop circle circle.fill fill triangle triangle.fill
    drop.degreesign fill slash slash.fill
    drop.halffull
    dryer circle circle.fill fill
    dumbbell fill
    !e circle circle.fill square square.fill
    ear badge.checkmark fill trianglebadge.exclamationmark
    ear.and.waveform
    ear.badge.waveform
    earbuds
    earpods
    eject circle circle.fill fill
    ellipsis bubble bubble.fill circle circle.fill message message.fill rectangle rectangle.fill viewfinder
    ellipsis.curlybraces
    ellipsis.vertical.bubble fill
    engine.combustion badge.exclamationmark badge.exclamationmark.fill fill
    entry.lever.keypad fill trianglebadge.exclamationmark trianglebadge.exclamationmark.fill
    envelope badge.person.crop badge.person.crop.fill badge.plus circle circle.fill fill fill.badge.plus
    envelope.badge fill
    envelope.open badge.clock fill
    equal circle circle.fill square square.fill
    eraser fill
    eraser.line.dashed fill
    escape
    eurosign circle circle.fill square square.fill
    eurosign.arrow.circlepath
    ev.charger fill slash slash.fill
    exclamationmark bubble bubble.fill circle circle.fill diamond diamond.fill icloud icloud.fill octagon
      octagon.fill shield shield.fill square square.fill triangle triangle.fill
    exclamationmark.2
    exclamationmark.3
    exclamationmark.applewatch
    exclamationmark.arrow.circlepath
    exclamationmark.arrow.triangle.2.circlepath
    exclamationmark.arrow.trianglehead.2.clockwise.rotate.90
    exclamationmark.lock fill
    exclamationmark.magnifyingglass
    exclamationmark.questionmark
    externaldrive badge.checkmark badge.exclamationmark badge.icloud badge.minus badge.person.crop badge.plus
      badge.questionmark badge.wifi badge.xmark fill fill.badge.checkmark fill.badge.exclamationmark
      fill.badge.icloud fill.badge.minus fill.badge.person.crop fill.badge.plus fill.badge.questionmark
      fill.badge.wifi fill.badge.xmark fill.trianglebadge.exclamationmark trianglebadge.exclamationmark
    externaldrive.connected.to.line.below fill
    eye circle circle.fill fill slash slash.circle slash.circle.fill slash.fill square square.fill
      trianglebadge.exclamationmark trianglebadge.exclamationmark.fill
    eyebrow
    eyedropper circle circle.fill
    eyedropper.full
    eyedropper.halffull
    eyeglasses slash
    eyes
    eyes.inverse
    !f circle circle.fill square square.fill
    f.cursive circle circle.fill
    face.dashed fill
    face.smiling fill
    face.smiling.inverse
    faceid
    facemask fill
    fan fill slash slash.fill
    fan.ceiling fill
    fan.floor fill
    fanblades fill slash slash.fill
    faxmachine fill
    ferry fill
    fiberchannel
    fibrechannel
    figure
    figure.2 circle circle.fill
    figure.2.and.child.holdinghands
    figure.2.arms.open
    figure.american.football
    figure.and.child.holdinghands
    figure.archery
    figure.arms.open
    figure.australian.football
    figure.badminton
    figure.barre
    figure.baseball
    figure.basketball
    figure.bowling
    figure.boxing
    figure.child circle circle.fill
    figure.climbing
    figure.cooldown
    figure.core.training
    figure.cricket
    figure.cross.training
    figure.dance
    figure.disc.sports
    figure.dress.line.vertical.figure
    figure.elliptical
    figure.fall circle circle.fill
    figure.fencing
    figure.fishing
    figure.flexibility
    figure.golf
    figure.gymnastics
    figure.hand.cycling
    figure.handball
    figure.highintensity.intervaltraining
    figure.hiking
    figure.hockey
    figure.indoor.cycle
    figure.jumprope
    figure.kickboxing
    figure.martial.arts
    figure.mind.and.body
    figure.mixed.cardio
    figure.open.water.swim
    figure.outdoor.cycle
    figure.pickleball
    figure.pilates
    figure.play
    figure.pool.swim
    figure.racquetball
    figure.roll
    figure.roll.runningpace
    figure.rolling
    figure.rower
    figure.rugby
    figure.run circle circle.fill
    figure.run.square.stack fill
    figure.sailing
    figure.seated.side
    figure.skating
    figure.skiing.crosscountry
    figure.skiing.downhill
    figure.snowboarding
    figure.soccer
    figure.socialdance
    figure.softball
    figure.squash
    figure.stair.stepper
    figure.stairs
    figure.stand
    figure.stand.dress
    figure.step.training
    figure.strengthtraining.functional
    figure.strengthtraining.traditional
    figure.surfing
    figure.table.tennis
    figure.taichi
    figure.tennis
    figure.track.and.field
    figure.volleyball
    figure.walk circle circle.fill diamond diamond.fill
    figure.walk.arrival
    figure.walk.departure
    figure.walk.motion trianglebadge.exclamationmark
    figure.water.fitness
    figure.waterpolo
    figure.wave circle circle.fill
    figure.wrestling
    figure.yoga
    filemenu.and.cursorarrow
    filemenu.and.pointer.arrow
    filemenu.and.selection
    film circle circle.fill fill
    film.stack fill
    fireplace fill
    firewall fill
    fireworks
    fish circle circle.fill fill
    flag badge.ellipsis badge.ellipsis.fill circle circle.fill fill slash slash.circle slash.circle.fill slash.fill
      square square.fill
    flag.2.crossed circle circle.fill fill
    flag.checkered circle circle.fill
    flag.checkered.2.crossed
    flag.pattern.checkered
    flame circle circle.fill fill
    flashlight.off.fill
    flashlight.on.fill
    flashlight.slash circle circle.fill
    flask fill
    flip.horizontal fill
    flowchart fill
    fn
    folder badge.gearshape badge.magnifyingglass badge.minus badge.person.crop badge.plus badge.questionmark circle
      circle.fill fill fill.badge.gearshape fill.badge.minus fill.badge.person.crop fill.badge.plus
      fill.badge.questionmark
    folder.badge.gear
    football circle circle.fill fill
    fork.knife circle circle.fill
    forward circle circle.fill fill
    forward.end circle circle.fill fill
    forward.end.alt fill
    forward.frame fill
    fossil.shell fill
    francsign circle circle.fill square square.fill
    frying.pan fill
    fuelpump circle circle.fill fill slash slash.fill
    fuelpump.exclamationmark fill
    function
    fx
    !g circle circle.fill square square.fill
    gamecontroller fill
    gauge badge.minus badge.plus
    gauge.high
    gauge.low
    gauge.medium badge.minus badge.plus
    gauge.open.with.lines.needle.33percent
    gauge.with.dots.needle.0percent
    gauge.with.dots.needle.100percent
    gauge.with.dots.needle.33percent
    gauge.with.dots.needle.50percent
    gauge.with.dots.needle.67percent
    gauge.with.dots.needle.bottom.0percent
    gauge.with.dots.needle.bottom.100percent
    gauge.with.dots.needle.bottom.50percent badge.minus badge.plus
    gauge.with.needle fill
    gear badge.checkmark badge.questionmark badge.xmark circle circle.fill fill fill.badge.checkmark
      fill.badge.questionmark
    gearshape badge.checkmark badge.questionmark circle circle.fill fill fill.badge.checkmark
      fill.badge.questionmark
    gearshape.2 fill
    gearshape.arrow.triangle.2.circlepath
    gift circle circle.fill fill
    giftcard fill
    globe badge.chevron.backward
    globe.americas fill
    globe.asia.australia fill
    globe.central.south.asia fill
    globe.desk fill
    globe.europe.africa fill
    gobackward
    gobackward.10
    gobackward.15
    gobackward.30
    gobackward.45
    gobackward.5
    gobackward.60
    gobackward.minus
    goforward
    goforward.10
    goforward.15
    goforward.30
    goforward.45
    goforward.5
    goforward.60
    goforward.plus
    graduationcap circle circle.fill fill
    greaterthan circle circle.fill square square.fill
    greetingcard fill
    grid circle circle.fill
    guitars fill
    gym.bag fill
    gyroscope
    !h circle circle.fill square square.fill
    h.square.on.square fill
    hammer circle circle.fill fill
    hand.app fill
    hand.draw fill
    hand.point.down fill
    hand.point.left fill
    hand.point.right fill
    hand.point.up fill
    hand.point.up.left fill
    hand.raised app app.fill circle circle.fill fill slash slash.fill square square.fill
    hand.raised.fingers.spread fill
    hand.raised.square.on.square fill
    hand.tap fill
    hand.thumbsdown circle circle.fill fill slash slash.fill
    hand.thumbsup circle circle.fill fill slash slash.fill
    hand.wave fill
    handbag circle circle.fill fill
    hands.and.sparkles fill
    hands.clap fill
    hands.sparkles fill
    hanger
    hare circle circle.fill fill
    headlight.high.beam fill
    headlight.low.beam fill
    headphones circle circle.fill
    headset
    hearingdevice.ear fill
    heart circle circle.fill fill rectangle rectangle.fill slash slash.circle slash.circle.fill slash.fill square
      square.fill
    heart.text.clipboard fill
    heart.text.square fill
    heat.waves
    heater.vertical fill
    helm
    hexagon fill
    hexagon.lefthalf.filled
    hexagon.righthalf.filled
    hifispeaker fill
    hifispeaker.2 fill
    highlighter
    hockey.puck circle circle.fill fill
    homekit
    homepod fill
    homepod.2 fill
    homepodmini fill
    horn fill
    hourglass badge.plus circle circle.fill
    hourglass.and.lock
    hourglass.bottomhalf.fill
    hourglass.bottomhalf.filled
    hourglass.tophalf.fill
    hourglass.tophalf.filled
    house circle circle.fill fill slash slash.fill
    house.and.flag circle circle.fill fill
    house.lodge circle circle.fill fill
    hryvniasign circle circle.fill square square.fill
    humidifier fill
    humidity fill
    hurricane circle circle.fill
    !i circle circle.fill square square.fill
    icloud circle circle.fill fill slash slash.fill square square.fill
    icloud.and.arrow.down fill
    icloud.and.arrow.up fill
    increase.indent
    increase.quotelevel
    indianrupeesign circle circle.fill square square.fill
    infinity circle circle.fill
    info bubble bubble.fill circle circle.fill square square.fill
    inset.filled.bottomhalf.rectangle
    inset.filled.bottomleading.rectangle
    inset.filled.bottomleft.rectangle
    inset.filled.bottomright.rectangle
    inset.filled.bottomthird.rectangle
    inset.filled.bottomthird.rectangle.portrait
    inset.filled.bottomthird.square
    inset.filled.bottomtrailing.rectangle
    inset.filled.capsule
    inset.filled.capsule.portrait
    inset.filled.center.rectangle
    inset.filled.center.rectangle.portrait
    inset.filled.circle
    inset.filled.circle.dashed
    inset.filled.diamond
    inset.filled.leadinghalf.rectangle
    inset.filled.leadingthird.rectangle
    inset.filled.leadingthird.square
    inset.filled.lefthalf.rectangle
    inset.filled.leftthird.rectangle
    inset.filled.leftthird.square
    inset.filled.oval
    inset.filled.rectangle
    inset.filled.rectangle.and.person.filled
    inset.filled.rectangle.and.pointer.arrow
    inset.filled.rectangle.on.rectangle
    inset.filled.rectangle.portrait
    inset.filled.righthalf.rectangle
    inset.filled.rightthird.rectangle
    inset.filled.rightthird.square
    inset.filled.square
    inset.filled.square.dashed
    inset.filled.tophalf.rectangle
    inset.filled.topleading.rectangle
    inset.filled.topleft.rectangle
    inset.filled.topright.rectangle
    inset.filled.topthird.rectangle
    inset.filled.topthird.rectangle.portrait
    inset.filled.topthird.square
    inset.filled.toptrailing.rectangle
    inset.filled.trailinghalf.rectangle
    inset.filled.trailingthird.rectangle
    inset.filled.trailingthird.square
    inset.filled.triangle
    inset.filled.tv
    internaldrive fill
    ipad badge.play
    ipad.and.arrow.forward
    ipad.and.iphone slash
    ipad.gen1 badge.play
    ipad.gen1.landscape badge.play
    ipad.gen2 badge.play
    ipad.gen2.landscape badge.play
    ipad.homebutton badge.play
    ipad.homebutton.landscape badge.play
    ipad.landscape badge.play
    ipad.rear.camera
    ipad.sizes
    iphone badge.play circle circle.fill slash slash.circle slash.circle.fill
    iphone.and.arrow.forward
    iphone.case
    iphone.gen1 badge.play circle circle.fill slash slash.circle slash.circle.fill
    iphone.gen1.landscape
    iphone.gen2 badge.play circle circle.fill slash slash.circle slash.circle.fill
    iphone.gen2.landscape
    iphone.gen2.radiowaves.left.and.right circle circle.fill
    iphone.gen3 badge.play circle circle.fill slash slash.circle slash.circle.fill
    iphone.gen3.landscape
    iphone.gen3.radiowaves.left.and.right circle circle.fill
    iphone.homebutton badge.play circle circle.fill slash slash.circle slash.circle.fill
    iphone.homebutton.landscape
    iphone.homebutton.radiowaves.left.and.right circle circle.fill
    iphone.landscape
    iphone.radiowaves.left.and.right circle circle.fill
    iphone.rear.camera
    iphone.sizes
    ipodtouch slash
    italic
    ivfluid.bag fill
    !j circle circle.fill square square.fill
    !k circle circle.fill square square.fill
    key fill icloud icloud.fill shield shield.fill slash slash.fill viewfinder
    key.horizontal fill
    key.radiowaves.forward fill slash slash.fill
    keyboard badge.ellipsis badge.ellipsis.fill badge.eye badge.eye.fill fill
    keyboard.chevron.compact.down fill
    keyboard.macwindow
    keyboard.onehanded.left fill
    keyboard.onehanded.right fill
    !l circle circle.fill square square.fill
    l.joystick fill
    ladybug circle circle.fill fill
    lamp.ceiling fill
    lamp.desk fill
    lamp.floor fill
    lamp.table fill
    lane
    lanyardcard fill
    laptopcomputer slash trianglebadge.exclamationmark
    laptopcomputer.and.arrow.down
    laptopcomputer.and.ipad
    laptopcomputer.and.iphone
    largecircle.fill.circle
    lasso
    lasso.and.sparkles
    lasso.badge.sparkles
    lasso.sparkles
    latch.2.case fill
    laurel.leading
    laurel.trailing
    leaf circle circle.fill fill
    leaf.arrow.circlepath
    leaf.arrow.triangle.circlepath
    lessthan circle circle.fill square square.fill
    level fill
    licenseplate fill
    lifepreserver fill
    light.beacon.max fill
    light.beacon.min fill
    light.recessed fill
    light.ribbon fill
    lightbulb circle circle.fill fill slash slash.fill
    lightbulb.2 fill
    lightbulb.max fill
    lightbulb.min badge.exclamationmark badge.exclamationmark.fill fill
    lightrail fill
    lightspectrum.horizontal
    lightswitch.off fill square square.fill
    lightswitch.on fill square square.fill
    line.2.horizontal.decrease.circle fill
    line.3.crossed.swirl.circle fill
    line.3.horizontal circle circle.fill
    line.3.horizontal.decrease circle circle.fill
    line.diagonal
    line.diagonal.arrow
    line.horizontal.3 circle circle.fill
    line.horizontal.3.decrease circle circle.fill
    lines.measurement.horizontal
    lines.measurement.vertical
    lineweight
    link badge.plus circle circle.fill icloud icloud.fill
    lirasign circle circle.fill square square.fill
    list.and.film
    list.bullet circle circle.fill rectangle.portrait rectangle.portrait.fill
    list.bullet.below.rectangle
    list.bullet.clipboard fill
    list.bullet.indent
    list.bullet.rectangle fill
    list.clipboard fill
    list.dash
    list.dash.header.rectangle
    list.number
    list.star
    list.triangle
    livephoto badge.a slash
    livephoto.badge.automatic
    livephoto.play
    lizard circle circle.fill fill
    location circle circle.fill fill fill.viewfinder slash slash.circle slash.circle.fill slash.fill square
      square.fill viewfinder
    location.magnifyingglass
    location.north circle circle.fill fill
    location.north.line fill
    lock badge.clock badge.clock.fill circle circle.fill fill icloud icloud.fill rectangle rectangle.fill shield
      shield.fill slash slash.fill square square.fill trianglebadge.exclamationmark
      trianglebadge.exclamationmark.fill
    lock.app.dashed
    lock.applewatch
    lock.circle.dotted
    lock.desktopcomputer
    lock.display
    lock.doc fill
    lock.document fill
    lock.ipad
    lock.iphone
    lock.laptopcomputer
    lock.open fill trianglebadge.exclamationmark trianglebadge.exclamationmark.fill
    lock.open.desktopcomputer
    lock.open.display
    lock.open.ipad
    lock.open.iphone
    lock.open.laptopcomputer
    lock.open.rotation
    lock.rectangle.on.rectangle fill
    lock.rectangle.stack fill
    lock.rotation
    lock.rotation.open
    lock.square.stack fill
    loupe
    lungs fill
    !m circle circle.fill square square.fill
    macbook
    macbook.and.ipad
    macbook.and.iphone
    macbook.and.visionpro
    macbook.gen1
    macbook.gen2
    macmini fill
    macpro.gen1 fill
    macpro.gen2 fill
    macpro.gen3 fill
    macstudio fill
    macwindow badge.plus
    macwindow.and.cursorarrow
    macwindow.and.pointer.arrow
    macwindow.on.rectangle
    magazine fill
    magicmouse fill
    magnifyingglass circle circle.fill
    mail fill
    mail.stack fill
    map circle circle.fill fill
    mappin circle circle.fill slash slash.circle slash.circle.fill square square.fill
    mappin.and.ellipse circle circle.fill
    medal fill
    mediastick
    medical.thermometer fill
    megaphone fill
    memories badge.minus badge.plus
    memorychip fill
    menubar.arrow.down.rectangle
    menubar.arrow.up.rectangle
    menubar.dock.rectangle badge.record
    menubar.rectangle
    menucard fill
    message badge.plus circle circle.fill fill fill.badge.plus
    message.and.waveform fill
    message.badge circle circle.fill fill
    message.badge.filled.fill
    metronome fill
    mic badge.plus badge.xmark circle circle.fill fill fill.badge.plus fill.badge.xmark slash slash.circle
      slash.circle.fill slash.fill square square.fill
    mic.and.signal.meter fill
    microbe circle circle.fill fill
    microphone badge.plus badge.xmark circle circle.fill fill fill.badge.plus fill.badge.xmark slash slash.circle
      slash.circle.fill slash.fill square square.fill
    microwave fill
    minus circle circle.fill diamond diamond.fill rectangle rectangle.fill rectangle.portrait
      rectangle.portrait.fill square square.fill
    minus.forwardslash.plus
    minus.magnifyingglass
    minus.plus.batteryblock fill slash slash.fill
    moon circle circle.fill fill
    moon.dust circle circle.fill fill
    moon.haze circle circle.fill fill
    moon.stars circle circle.fill fill
    moon.zzz fill
    moonphase.first.quarter
    moonphase.full.moon
    moonphase.last.quarter
    moonphase.new.moon
    moonphase.waning.crescent
    moonphase.waning.gibbous
    moonphase.waxing.crescent
    moonphase.waxing.gibbous
    moonrise circle circle.fill fill
    moonset circle circle.fill fill
    mosaic fill
    mountain.2 circle circle.fill fill
    mouth fill
    move.3d
    movieclapper fill
    mug fill
    multiply circle circle.fill square square.fill
    music.house fill
    music.mic circle circle.fill
    music.note house house.fill tv tv.fill
    music.note.list
    music.quarternote.3
    mustache fill
    !n circle circle.fill square square.fill
    nairasign circle circle.fill square square.fill
    network slash
    newspaper circle circle.fill fill
    nose fill
    nosign app app.fill
    note
    note.text badge.plus
    number circle circle.fill square square.fill
    numbersign
    !o circle circle.fill square square.fill
    oar.2.crossed
    octagon fill
    oilcan fill
    opticaldisc fill
    opticaldiscdrive fill
    option
    oval fill
    oval.inset.filled
    oval.lefthalf.filled
    oval.portrait fill
    oval.righthalf.filled
    oven fill
    !p circle circle.fill square square.fill
    paintbrush fill
    paintbrush.pointed fill
    paintpalette fill
    pano badge.play badge.play.fill fill
    paperclip circle circle.fill
    paperclip.badge.ellipsis
    paperplane circle circle.fill fill
    paragraph
    paragraphsign
    parentheses
    parkingsign circle circle.fill
    party.popper fill
    pause circle circle.fill fill rectangle rectangle.fill
    pawprint circle circle.fill fill
    pc
    peacesign
    pedestrian.gate.closed
    pencil circle circle.fill slash
    pencil.and.ellipsis.rectangle
    pencil.and.list.clipboard
    pencil.and.outline
    pencil.and.ruler fill
    pencil.and.scribble
    pencil.line
    pencil.tip
    pencil.tip.crop.circle badge.minus badge.minus.fill badge.plus badge.plus.fill fill
    pentagon fill
    pentagon.lefthalf.filled
    pentagon.righthalf.filled
    percent
    person badge.clock badge.clock.fill badge.key badge.key.fill badge.minus badge.minus.fill badge.plus
      badge.plus.fill badge.shield.checkmark badge.shield.checkmark.fill bubble bubble.fill circle circle.fill fill
      fill.badge.clock fill.badge.minus fill.badge.plus fill.viewfinder icloud icloud.fill slash slash.fill square
      square.fill
    person.2 badge.gearshape badge.gearshape.fill badge.key badge.key.fill circle circle.fill fill slash slash.fill
    person.2.crop.square.stack fill
    person.2.gobackward
    person.2.square.stack fill
    person.2.wave.2 fill
    person.3 fill
    person.3.sequence fill
    person.and.arrow.left.and.arrow.right
    person.and.background.dotted
    person.bust circle circle.fill fill
    person.crop.artframe
    person.crop.circle badge.checkmark badge.clock badge.clock.fill badge.exclamationmark badge.exclamationmark.fill
      badge.minus badge.moon badge.moon.fill badge.plus badge.questionmark badge.questionmark.fill badge.xmark
      badge.xmark.fill fill fill.badge.checkmark fill.badge.exclamationmark fill.badge.minus fill.badge.plus
      fill.badge.questionmark fill.badge.xmark
    person.crop.circle.badge fill
    person.crop.circle.badge.exclam
    person.crop.circle.dashed circle circle.fill
    person.crop.rectangle badge.plus badge.plus.fill fill
    person.crop.rectangle.stack fill
    person.crop.square fill
    person.crop.square.badge.camera fill
    person.crop.square.badge.video fill
    person.crop.square.filled.and.at.rectangle fill
    person.fill.and.arrow.left.and.arrow.right
    person.fill.checkmark
    person.fill.questionmark
    person.fill.turn.down
    person.fill.turn.left
    person.fill.turn.right
    person.fill.xmark
    person.line.dotted.person fill
    person.text.rectangle fill
    person.wave.2 fill
    personalhotspot circle circle.fill
    perspective
    pesetasign circle circle.fill square square.fill
    pesosign circle circle.fill square square.fill
    phone badge.checkmark badge.plus bubble bubble.fill circle circle.fill fill fill.badge.checkmark fill.badge.plus
    phone.and.waveform fill
    phone.arrow.down.left fill
    phone.arrow.right fill
    phone.arrow.up.right circle circle.fill fill
    phone.bubble.left fill
    phone.connection fill
    phone.down circle circle.fill fill
    phone.fill.arrow.down.left
    phone.fill.arrow.right
    phone.fill.arrow.up.right
    phone.fill.connection
    photo badge.arrow.down badge.arrow.down.fill badge.checkmark badge.checkmark.fill badge.exclamationmark
      badge.magnifyingglass badge.plus badge.plus.fill circle circle.fill fill tv
    photo.artframe circle circle.fill
    photo.fill.on.rectangle.fill
    photo.on.rectangle fill
    photo.on.rectangle.angled
    photo.stack fill
    pianokeys
    pill circle circle.fill fill
    pills circle circle.fill fill
    pin circle circle.fill fill slash slash.fill square square.fill
    pip fill
    pip.enter
    pip.exit
    pip.remove
    pip.swap
    pipe.and.drop fill
    placeholdertext.fill
    platter.filled.bottom.iphone
    platter.filled.top.iphone
    play circle circle.fill fill house house.fill rectangle rectangle.fill slash slash.fill square square.fill tv
      tv.fill
    play.desktopcomputer
    play.display
    play.laptopcomputer
    play.rectangle.on.rectangle circle circle.fill fill
    play.square.stack fill
    playpause circle circle.fill fill
    plus app app.fill bubble bubble.fill circle circle.fill diamond diamond.fill message message.fill rectangle
      rectangle.fill rectangle.portrait rectangle.portrait.fill square square.fill
    plus.forwardslash.minus
    plus.magnifyingglass
    plus.rectangle.fill.on.folder.fill
    plus.rectangle.fill.on.rectangle.fill
    plus.rectangle.on.folder fill
    plus.rectangle.on.rectangle
    plus.slash.minus
    plus.square.dashed
    plus.square.fill.on.square.fill
    plus.square.on.square fill
    plus.viewfinder
    plusminus circle circle.fill
    point.3.connected.trianglepath.dotted
    point.3.filled.connected.trianglepath.dotted
    point.bottomleft.forward.to.point.topright.filled.scurvepath
    point.bottomleft.forward.to.point.topright.scurvepath fill
    point.forward.to.point.capsulepath fill
    point.topleft.down.curvedto.point.bottomright.up fill
    point.topleft.down.to.point.bottomright.curvepath fill
    point.topleft.filled.down.to.point.bottomright.curvepath
    pointer.arrow slash
    pointer.arrow.click
    pointer.arrow.click.2
    pointer.arrow.ipad
    pointer.arrow.motionlines
    pointer.arrow.motionlines.click
    pointer.arrow.rays
    popcorn circle circle.fill fill
    power circle circle.fill
    power.dotted
    powercord fill
    poweroff
    poweron
    poweroutlet.type.a fill square square.fill
    poweroutlet.type.b fill square square.fill
    poweroutlet.type.c fill square square.fill
    poweroutlet.type.f fill square square.fill
    poweroutlet.type.g fill square square.fill
    powerplug fill
    powersleep
    printer fill
    printer.dotmatrix fill
    printer.fill.and.paper.fill
    printer.filled.and.paper
    purchased circle circle.fill
    puzzlepiece fill
    puzzlepiece.extension fill
    pyramid fill
    !q circle circle.fill square square.fill
    qrcode viewfinder
    questionmark app app.fill bubble bubble.fill circle circle.fill diamond diamond.fill rectangle rectangle.fill
      square square.fill
    questionmark.app.dashed
    questionmark.folder fill
    questionmark.key.filled
    questionmark.square.dashed
    questionmark.text.page fill
    questionmark.video fill
    quote.bubble fill
    quote.closing
    quote.opening
    quotelevel
    !r circle circle.fill square square.fill
    radio fill
    radiowaves.left
    radiowaves.right
    rainbow
    rays
    record.circle fill
    recordingtape circle circle.fill
    rectangle badge.checkmark badge.minus badge.person.crop badge.plus badge.xmark fill fill.badge.checkmark
      fill.badge.minus fill.badge.person.crop fill.badge.plus fill.badge.xmark slash slash.fill
    rectangle.2.swap
    rectangle.3.group bubble bubble.fill fill
    rectangle.3.group.bubble.left fill
    rectangle.3.offgrid fill
    rectangle.and.arrow.up.right.and.arrow.down.left slash
    rectangle.and.hand.point.up.left fill
    rectangle.and.paperclip
    rectangle.and.pencil.and.ellipsis
    rectangle.and.text.magnifyingglass
    rectangle.arrowtriangle.2.inward
    rectangle.arrowtriangle.2.outward
    rectangle.bottomhalf.filled
    rectangle.bottomhalf.inset.filled
    rectangle.bottomthird.inset.fill
    rectangle.bottomthird.inset.filled
    rectangle.center.inset.fill
    rectangle.center.inset.filled badge.plus
    rectangle.checkered
    rectangle.compress.vertical
    rectangle.connected.to.line.below
    rectangle.dashed badge.record
    rectangle.dashed.and.paperclip
    rectangle.dock
    rectangle.expand.vertical
    rectangle.fill.on.rectangle.angled.fill
    rectangle.fill.on.rectangle.fill circle circle.fill slash.fill
    rectangle.grid.1x2 fill
    rectangle.grid.2x2 fill
    rectangle.grid.3x2 fill
    rectangle.inset.bottomleading.filled
    rectangle.inset.bottomleft.fill
    rectangle.inset.bottomleft.filled
    rectangle.inset.bottomright.fill
    rectangle.inset.bottomright.filled
    rectangle.inset.bottomtrailing.filled
    rectangle.inset.fill
    rectangle.inset.filled badge.record
    rectangle.inset.filled.and.cursorarrow
    rectangle.inset.filled.and.person.filled
    rectangle.inset.filled.on.rectangle
    rectangle.inset.topleading.filled
    rectangle.inset.topleft.fill
    rectangle.inset.topleft.filled
    rectangle.inset.topright.fill
    rectangle.inset.topright.filled
    rectangle.inset.toptrailing.filled
    rectangle.landscape.rotate
    rectangle.leadinghalf.filled
    rectangle.leadinghalf.inset.filled
    rectangle.leadingthird.inset.filled
    rectangle.lefthalf.fill
    rectangle.lefthalf.filled
    rectangle.lefthalf.inset.fill
    rectangle.lefthalf.inset.filled
    rectangle.leftthird.inset.fill
    rectangle.leftthird.inset.filled
    rectangle.on.rectangle badge.gearshape circle circle.fill fill slash slash.circle slash.circle.fill slash.fill
      square square.fill
    rectangle.on.rectangle.angled
    rectangle.portrait badge.plus badge.plus.fill fill slash slash.fill
    rectangle.portrait.and.arrow.forward fill
    rectangle.portrait.and.arrow.right fill
    rectangle.portrait.arrowtriangle.2.inward
    rectangle.portrait.arrowtriangle.2.outward
    rectangle.portrait.bottomhalf.filled
    rectangle.portrait.bottomthird.inset.filled
    rectangle.portrait.center.inset.filled
    rectangle.portrait.inset.filled
    rectangle.portrait.lefthalf.filled
    rectangle.portrait.on.rectangle.portrait fill slash slash.fill
    rectangle.portrait.on.rectangle.portrait.angled fill
    rectangle.portrait.righthalf.filled
    rectangle.portrait.rotate
    rectangle.portrait.split.2x1 fill slash slash.fill
    rectangle.portrait.tophalf.filled
    rectangle.portrait.topthird.inset.filled
    rectangle.ratio.16.to.9 fill
    rectangle.ratio.3.to.4 fill
    rectangle.ratio.4.to.3 fill
    rectangle.ratio.9.to.16 fill
    rectangle.righthalf.fill
    rectangle.righthalf.filled
    rectangle.righthalf.inset.fill
    rectangle.righthalf.inset.filled
    rectangle.rightthird.inset.fill
    rectangle.rightthird.inset.filled
    rectangle.roundedbottom fill
    rectangle.roundedtop fill
    rectangle.split.1x2 fill
    rectangle.split.2x1 fill slash slash.fill
    rectangle.split.2x2 fill
    rectangle.split.3x1 fill
    rectangle.split.3x3 fill
    rectangle.stack badge.checkmark badge.minus badge.person.crop badge.person.crop.fill badge.play badge.play.fill
      badge.plus fill fill.badge.minus fill.badge.person.crop fill.badge.plus
    rectangle.stack.person.crop fill
    rectangle.tophalf.filled
    rectangle.tophalf.inset.filled
    rectangle.topthird.inset fill
    rectangle.topthird.inset.filled
    rectangle.trailinghalf.filled
    rectangle.trailinghalf.inset.filled
    rectangle.trailingthird.inset.filled
    refrigerator fill
    repeat circle circle.fill
    repeat.1 circle circle.fill
    return
    return.left
    return.right
    rhombus fill
    richtext.page fill
    righttriangle fill
    righttriangle.split.diagonal fill
    road.lanes
    road.lanes.curved.right
    roller.shade.closed
    roller.shade.open
    rosette
    rotate.3d circle circle.fill fill
    rotate.left fill
    rotate.right fill
    rublesign circle circle.fill square square.fill
    ruler fill
    rupeesign circle circle.fill square square.fill
    !s circle circle.fill square square.fill
    safari fill
    sailboat circle circle.fill fill
    scale.3d
    scalemass fill
    scanner fill
    scissors badge.ellipsis circle circle.fill
    scooter
    scope
    screwdriver fill
    scribble
    scribble.variable
    scroll fill
    sdcard fill
    seal fill
    selection.pin.in.out
    sensor fill
    sensor.tag.radiowaves.forward fill
    separator.horizontal
    server.rack
    shared.with.you circle circle.fill slash
    shareplay slash
    shekelsign circle circle.fill square square.fill
    shield fill slash slash.fill
    shield.checkerboard
    shield.checkered
    shield.lefthalf.fill slash
    shield.lefthalf.filled badge.checkmark slash trianglebadge.exclamationmark
    shield.righthalf.filled
    shift fill
    shippingbox circle circle.fill fill
    shippingbox.and.arrow.backward fill
    shoe circle circle.fill fill
    shoe.2 fill
    shoeprints.fill
    shower fill
    shower.handheld fill
    shuffle circle circle.fill
    sidebar.leading
    sidebar.left
    sidebar.right
    sidebar.squares.leading
    sidebar.squares.left
    sidebar.squares.right
    sidebar.squares.trailing
    sidebar.trailing
    signature
    signpost.and.arrowtriangle.up circle circle.fill fill
    signpost.left circle circle.fill fill
    signpost.right circle circle.fill fill
    signpost.right.and.left circle circle.fill fill
    simcard fill
    simcard.2 fill
    sink fill
    siri
    skateboard fill
    skew
    skis fill
    slash.circle fill
    sleep circle circle.fill
    slider.horizontal.2.square badge.arrow.down
    slider.horizontal.3
    slider.horizontal.below.rectangle
    slider.horizontal.below.square.and.square.filled
    slider.horizontal.below.square.fill.and.square
    slider.horizontal.below.square.filled.and.square
    slider.vertical.3
    slowmo
    smallcircle.circle fill
    smallcircle.fill.circle fill
    smallcircle.filled.circle fill
    smartphone
    smiley fill
    smoke circle circle.fill fill
    snow
    snowboard fill
    snowflake circle circle.fill slash
    soccerball circle circle.fill
    sofa fill
    sos circle circle.fill
    space
    sparkle
    sparkle.magnifyingglass
    sparkles tv tv.fill
    sparkles.rectangle.stack fill
    speaker badge.exclamationmark badge.exclamationmark.fill circle circle.fill fill slash slash.circle
      slash.circle.fill slash.fill square square.fill
    speaker.1 fill
    speaker.2 fill
    speaker.3 fill
    speaker.minus fill
    speaker.plus fill
    speaker.wave.1 fill
    speaker.wave.2 bubble bubble.fill circle circle.fill fill
    speaker.wave.2.bubble.left fill
    speaker.wave.3 fill
    speaker.zzz fill
    speedometer
    spigot fill
    sportscourt circle circle.fill fill
    sprinkler.and.droplets fill
    square badge.plus badge.plus.fill circle circle.fill fill slash slash.fill
    square.2.layers.3d fill
    square.2.layers.3d.bottom.filled
    square.2.layers.3d.top.filled
    square.2.stack.3d
    square.2.stack.3d.bottom.fill
    square.2.stack.3d.bottom.filled
    square.2.stack.3d.top.fill
    square.2.stack.3d.top.filled
    square.3.layers.3d slash
    square.3.layers.3d.bottom.filled
    square.3.layers.3d.down.backward
    square.3.layers.3d.down.forward
    square.3.layers.3d.down.left slash
    square.3.layers.3d.down.right slash
    square.3.layers.3d.middle.filled
    square.3.layers.3d.top.filled
    square.3.stack.3d slash
    square.3.stack.3d.bottom.filled
    square.3.stack.3d.middle.filled
    square.3.stack.3d.top.fill
    square.3.stack.3d.top.filled
    square.and.arrow.down fill
    square.and.arrow.down.on.square fill
    square.and.arrow.up badge.clock badge.clock.fill circle circle.fill fill trianglebadge.exclamationmark
    square.and.arrow.up.on.square fill
    square.and.at.rectangle fill
    square.and.line.vertical.and.square fill
    square.and.pencil circle circle.fill
    square.arrowtriangle.4.outward
    square.bottomhalf.fill
    square.bottomhalf.filled
    square.bottomthird.inset.filled
    square.dashed
    square.dashed.inset.fill
    square.dashed.inset.filled
    square.dotted
    square.fill.on.circle.fill
    square.fill.on.square
    square.fill.on.square.fill
    square.filled.on.square
    square.grid.2x2 fill
    square.grid.3x1.below.line.grid.1x2 fill
    square.grid.3x2 fill
    square.grid.3x3 fill fill.square square
    square.grid.3x3.middle.filled
    square.grid.3x3.topleft.filled
    square.grid.3x3.topmiddle.filled
    square.grid.3x3.topright.filled
    square.grid.4x3.fill
    square.inset.filled
    square.leadingthird.inset.filled
    square.lefthalf.fill
    square.lefthalf.filled
    square.leftthird.inset.filled
    square.on.circle
    square.on.square badge.person.crop badge.person.crop.fill fill
    square.on.square.dashed
    square.resize
    square.resize.down
    square.resize.up
    square.righthalf.fill
    square.righthalf.filled
    square.rightthird.inset.filled
    square.split.1x2 fill
    square.split.2x1 fill
    square.split.2x2 fill
    square.split.bottomrightquarter fill
    square.split.diagonal fill
    square.split.diagonal.2x2 fill
    square.stack fill
    square.stack.3d.down.dottedline
    square.stack.3d.down.forward fill
    square.stack.3d.down.right fill
    square.stack.3d.forward.dottedline fill
    square.stack.3d.up badge.a badge.a.fill fill slash slash.fill trianglebadge.exclamationmark
      trianglebadge.exclamationmark.fill
    square.text.square fill
    square.tophalf.fill
    square.tophalf.filled
    square.topthird.inset.filled
    square.trailingthird.inset.filled
    squares.below.rectangle
    squares.leading.rectangle fill
    squareshape fill
    squareshape.controlhandles.on.squareshape.controlhandles
    squareshape.split.2x2
    squareshape.split.3x3
    stairs
    star bubble bubble.fill circle circle.fill fill slash slash.fill square square.fill
    star.leadinghalf.fill
    star.leadinghalf.filled
    star.lefthalf.fill
    star.square.on.square fill
    staroflife circle circle.fill fill shield shield.fill
    steeringwheel badge.exclamationmark circle circle.fill slash
    sterlingsign circle circle.fill square square.fill
    sterlingsign.arrow.circlepath
    stethoscope circle circle.fill
    stop circle circle.fill fill
    stopwatch fill
    storefront circle circle.fill fill
    stove fill
    strikethrough
    stroller fill
    studentdesk
    suit.club fill
    suit.diamond fill
    suit.heart fill
    suit.spade fill
    suitcase fill
    suitcase.cart fill
    suitcase.rolling fill
    sum
    sun.and.horizon circle circle.fill fill
    sun.dust circle circle.fill fill
    sun.haze circle circle.fill fill
    sun.horizon circle circle.fill fill
    sun.max circle circle.fill fill trianglebadge.exclamationmark trianglebadge.exclamationmark.fill
    sun.min fill
    sun.rain circle circle.fill fill
    sun.snow circle circle.fill fill
    sunglasses fill
    sunrise circle circle.fill fill
    sunset circle circle.fill fill
    surfboard fill
    suv.side fill
    swatchpalette fill
    swift
    swiftdata
    switch.2
    syringe fill
    !t bubble bubble.fill circle circle.fill square square.fill
    table fill
    table.furniture fill
    tablecells badge.ellipsis badge.ellipsis.fill fill fill.badge.ellipsis
    tag circle circle.fill fill slash slash.fill square square.fill
    takeoutbag.and.cup.and.straw fill
    target
    teddybear fill
    teletype circle circle.fill
    teletype.answer circle circle.fill
    tengesign circle circle.fill square square.fill
    tennis.racket circle circle.fill
    tennisball circle circle.fill fill
    tent circle circle.fill fill
    tent.2 circle circle.fill fill
    terminal fill
    testtube.2
    !text badge.checkmark badge.minus badge.plus badge.star badge.xmark
    text.aligncenter
    text.alignleft
    text.alignright
    text.and.command.macwindow
    text.append
    text.below.photo fill
    text.book.closed fill
    text.bubble fill
    text.cursor
    text.document fill fill.viewfinder viewfinder
    text.insert
    text.justify
    text.justify.leading
    text.justify.left
    text.justify.right
    text.justify.trailing
    text.justifyleft
    text.justifyright
    text.line.first.and.arrowtriangle.forward
    text.line.last.and.arrowtriangle.forward
    text.magnifyingglass
    text.page fill fill.viewfinder viewfinder
    text.page.badge.magnifyingglass
    text.quote
    text.redaction
    text.viewfinder
    text.word.spacing
    textbox
    textformat
    textformat.12
    textformat.123
    textformat.abc
    textformat.abc.dottedunderline
    textformat.alt
    textformat.characters
    textformat.size
    textformat.size.larger
    textformat.size.smaller
    textformat.subscript
    textformat.superscript
    theatermask.and.paintbrush fill
    theatermasks circle circle.fill fill
    thermometer
    thermometer.and.liquid.waves
    thermometer.high
    thermometer.low
    thermometer.medium slash
    thermometer.snowflake circle circle.fill
    thermometer.sun circle circle.fill fill
    thermometer.variable
    ticket fill
    timelapse
    timeline.selection
    timer circle circle.fill square square.fill
    tirepressure
    togglepower
    toilet circle circle.fill fill
    tornado circle circle.fill
    tortoise circle circle.fill fill
    torus
    touchid
    tram circle circle.fill fill
    tram.fill.tunnel
    tram.tunnel.fill
    translate
    trapezoid.and.line.horizontal fill
    trapezoid.and.line.vertical fill
    trash circle circle.fill fill slash slash.circle slash.circle.fill slash.fill slash.square slash.square.fill
      square square.fill
    tray circle circle.fill fill
    tray.2 fill
    tray.and.arrow.down fill
    tray.and.arrow.up fill
    tray.full fill
    tree circle circle.fill fill
    triangle circle circle.fill fill
    triangle.bottomhalf.filled
    triangle.inset.filled
    triangle.lefthalf.fill
    triangle.lefthalf.filled
    triangle.righthalf.filled
    triangle.tophalf.filled
    triangleshape fill
    trophy circle circle.fill fill
    tropicalstorm circle circle.fill
    truck.box badge.clock badge.clock.fill fill
    truck.pickup.side fill
    tshirt circle circle.fill fill
    tuningfork
    turkishlirasign circle circle.fill square square.fill
    tv badge.wifi badge.wifi.fill circle circle.fill fill slash slash.fill
    tv.inset.filled
    tv.music.note fill
    !u circle circle.fill square square.fill
    uiwindow.split.2x1
    umbrella fill
    umbrella.percent fill
    underline
    !v circle circle.fill square square.fill
    video badge.checkmark badge.ellipsis badge.plus badge.plus.fill bubble bubble.fill circle circle.fill fill
      fill.badge.checkmark fill.badge.ellipsis fill.badge.plus slash slash.circle slash.circle.fill slash.fill
      square square.fill
    video.and.waveform fill
    video.bubble.left fill
    video.doorbell fill
    videoprojector fill
    view.2d
    view.3d
    viewfinder circle circle.fill trianglebadge.exclamationmark
    viewfinder.rectangular
    visionpro badge.exclamationmark badge.exclamationmark.fill badge.play badge.play.fill circle circle.fill fill
      slash slash.circle slash.circle.fill slash.fill
    voiceover
    volleyball circle circle.fill fill
    !w circle circle.fill square square.fill
    wallet.bifold fill
    wallet.pass fill
    wand.and.rays
    wand.and.rays.inverse
    wand.and.sparkles
    wand.and.stars
    wand.and.stars.inverse
    washer circle circle.fill fill
    watch.analog
    water.waves slash
    water.waves.and.arrow.up
    waterbottle fill
    wave.3.backward circle circle.fill
    wave.3.forward circle circle.fill
    wave.3.left circle circle.fill
    wave.3.right circle circle.fill
    waveform badge.exclamationmark badge.magnifyingglass badge.minus badge.plus circle circle.fill slash
    waveform.and.magnifyingglass
    waveform.and.mic
    waveform.and.person.filled
    waveform.badge.mic
    waveform.path badge.minus badge.plus
    waveform.path.ecg rectangle rectangle.fill
    web.camera fill
    widget.extralarge badge.plus
    widget.large badge.plus
    widget.medium badge.plus
    widget.small badge.plus
    wifi badge.exclamationmark circle circle.fill slash square square.fill
    wifi.exclamationmark circle circle.fill
    wifi.router fill
    wind circle circle.fill
    wind.snow circle circle.fill
    window.casement
    window.horizontal
    window.shade.closed
    window.shade.open
    window.vertical.closed
    wineglass fill
    wonsign circle circle.fill square square.fill
    wrench fill
    wrench.adjustable fill
    wrench.and.screwdriver fill
    wrongwaysign fill
    !x circle circle.fill square square.fill
    x.squareroot
    xmark app app.fill circle circle.fill diamond diamond.fill icloud icloud.fill octagon octagon.fill rectangle
      rectangle.fill rectangle.portrait rectangle.portrait.fill seal seal.fill shield shield.fill square square.fill
      triangle triangle.fill
    xmark.bin circle circle.fill fill
    xserve
    !y circle circle.fill square square.fill
    yensign circle circle.fill square square.fill
    yensign.arrow.circlepath
    yieldsign fill
    !z circle circle.fill square square.fill
    zipper.page
    zzz
    """
}
