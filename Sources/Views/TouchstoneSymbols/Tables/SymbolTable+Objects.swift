extension SymbolTable {
  /// Tools, household items, vehicles, weather, health and games.
  static let objects = """
    hourglass.tophalf.filled: stroke line -34 -50 34 -50 line -34 50 34 50; stroke path M 26 -50 L 26 -34 C 26 -16 7
      -10 7 0 C 7 10 26 16 26 34 L 26 50 twin; fill path M 0 -6 C 10 -14 22 -18 22 -30 L 0 -30 mirror
    hourglass.bottomhalf.filled = hourglass.tophalf.filled turn 180
    hourglass.tophalf.fill = hourglass.tophalf.filled
    hourglass.bottomhalf.fill = hourglass.bottomhalf.filled
    sparkle: shape star 0 0 4 52 15 2 5
    sparkle.magnifyingglass: use magnifyingglass; fill star -9 -9 4 20 6 1 2
    exclamationmark.magnifyingglass: use magnifyingglass; use exclamationmark -9 -9 .44
    location.magnifyingglass: use magnifyingglass; use location filled -10 -8 .36
    1.magnifyingglass: use magnifyingglass; use 1 -9 -9 .46
    loupe: stroke circle -6 -6 40 line 22 22 46 46
    binoculars: shape path M -16 -40 L -34 -40 C -40 -40 -42 -36 -44 -30 L -52 12 C -60 50 -8 50 -8 14 L -8 -32 C -8
      -38 -10 -40 -16 -40 Z twin; stroke*1.4 line -8 -14 8 -14; detail circle -30 18 10 circle 30 18 10
    staroflife: shape corners -6 -48 2 6 -48 2 6 -10.4 1 38.6 -29.2 2 44.6 -18.8 2 12 0 1 44.6 18.8 2 38.6 29.2 2 6 10.4 1
      6 48 2 -6 48 2 -6 10.4 1 -38.6 29.2 2 -44.6 18.8 2 -12 0 1 -44.6 -18.8 2 -38.6 -29.2 2 -6 -10.4 1
    suit.heart = heart
    suit.club: shape path M 0 -50 C 14 -50 24 -40 24 -28 C 24 -20 20 -14 14 -8 C 24 -14 46 -10 46 10 C 46 34 14 36 5
      20 C 6 34 10 44 18 50 L 0 50 mirror
    party.popper: shape corners -16 -16 3 22 22 3 -50 50 4; stroke path M 8 -22 C 20 -26 24 -38 18 -50 path M 24 8 C
      30 -4 42 -8 54 -4; dot*1.3 36 -30 50 -46 48 20 -6 -42 34 -50
    fireworks: stroke*.9 line 0 -18 0 -44 ring 8; dot*1.1 19 -46 46 -19 46 19 19 46 -19 46 -46 19 -46 -19 -19 -46
    balloon.2: use balloon -16 -4 .86; over balloon 20 6 .82
    giftcard: shape box -58 -40 58 40 12; detail line -24 -40 -24 40 line -58 4 58 4; detail path M -24 4 C -32 -14
      -44 -16 -46 -6 C -46 2 -36 4 -24 4 path M -24 4 C -16 -14 -4 -16 -2 -6 C -2 2 -12 4 -24 4
    greetingcard: shape box -56 -38 56 38 10; detail line 0 -38 0 38; spot the heart scale .34 move 28 0
    lanyardcard: shape box -34 -24 34 52 10; stroke line -14 -26 -26 -54 line 14 -26 26 -54; spot circle 0 6 10 path
      M 0 22 C 14 22 18 30 18 36 L -18 36 C -18 30 -14 22 0 22 Z
    wallet.bifold: shape box -56 -34 56 42 12; stroke path M -48 -34 L 34 -48 C 42 -49 44 -44 44 -36; detail box 26
      -8 56 16 8
    creditcard.and.123: use creditcard 0 -12 .84; use textformat.123 8 42 .5
    key.horizontal: shape path M 8 -10 L -51 -10 L -60 0 L -44 16 L -31 5 L -17 19 L -3 7 L 8 7 A 34 0 30 160 -160 Z; spot
      circle 44 0 7.5
    key.radiowaves.forward: use key -14 4 .86; stroke arc 4 -26 30 -50 30 arc 4 -26 46 -50 30
    questionmark.key.filled: use key filled -14 6 .84; use questionmark 36 -22 .5
    exclamationmark.lock: use lock; engrave exclamationmark 0 24 .36
    hourglass.and.lock: use hourglass -16 0 .92; over lock filled 34 20 .5
    lock.circle.dotted: use circle.dotted; use lock filled 0 -1 .5
    puzzlepiece.extension: shape path M -40 -22 L -16 -22 C -8 -22 -14 -30 -14 -38 C -14 -56 14 -56 14 -38 C 14 -30
      8 -22 16 -22 L 28 -22 C 36 -22 40 -18 40 -10 L 40 44 C 40 50 36 52 30 52 L -30 52 C -38 52 -40 48 -40 42 L -40
      32 C -40 24 -32 28 -26 28 C -8 28 -8 0 -26 0 C -32 0 -40 4 -40 -4 Z
    eraser: shape poly 9 -2 -44 44 2 4 42 -12 42 -50 4; detail line -26 -20 20 26; stroke line -34 46 46 46
    eraser.line.dashed: use eraser 0 -8 .9; stroke line -50 46 -34 46 line -14 46 6 46 line 26 46 46 46
    ruler: shape box -56 -20 56 20 5; detail*.85 line -34 -20 -34 0 line -17 -20 -17 -8 line 0 -20 0 0 line 17 -20 17 -8
      line 34 -20 34 0
    level: shape box -58 -22 58 22 8; detail line -14 -22 -14 22 line 14 -22 14 22; spot circle 0 0 5
    pencil.line: use pencil 4 -6 .88; stroke line -46 48 46 48
    pencil.and.outline = pencil.line
    pencil.and.scribble: use pencil 8 -8 .86; stroke spline -52 30 -34 22 -42 40 -18 34 -24 50 -2 44 14 50
    pencil.and.ruler: use pencil; level 1; erasing pencil; stroke poly 5 -52 -30 -30 -52 50 28 28 50 line -36 -20
      -26 -30 line -12 4 -2 -6 line 12 28 22 18; erasing pencil; use pencil
    pencil.and.ellipsis.rectangle = rectangle.and.pencil.and.ellipsis
    pencil.tip.crop.circle: shape circle 0 0 47; detail path M 0 -26 L 14 12 L 8 40 path M 0 -26 L -14 12 L -8 40;
      detail*.8 line 0 -22 0 4; spot circle 0 8 5
    applepencil: stroke poly 6 36 -50 50 -36 -22 36 -36 22; fill poly 3 -26 40 -40 26 -50 50
    applepencil.tip: shape poly 4 0 -52 18 10 18 50 -18 50 -18 10; detail line -17 10 17 10
    theatermask.and.paintbrush: use theatermasks -8 -4 .86; over paintbrush 34 18 .6
    wand.and.rays: stroke*1.5 line -46 46 14 -14; cut*.5 line -4 4 14 -14; stroke line 32 -50 32 -38 line 50 -32 38
      -32 line 10 -44 18 -36 line 44 -10 36 -18 line 48 -48 42 -42
    wand.and.sparkles = wand.and.stars
    wand.and.stars.inverse = wand.and.stars
    wand.and.rays.inverse = wand.and.rays
    lightbulb.max: use lightbulb 0 10 .8; stroke*.9 line 0 -54 0 -44 line -34 -40 -42 -48 line 34 -40 42 -48 line
      -48 -6 -56 -6 line 48 -6 56 -6
    lightbulb.min: use lightbulb 0 8 .86; dot*1.1 0 -52 -36 -38 36 -38 -48 -4 48 -4
    lightbulb.2: use lightbulb -16 0 .84; over lightbulb 22 6 .76
    lamp.table: shape poly 7 -22 -50 22 -50 40 -4 -40 -4; stroke line 0 -4 0 46 line -22 50 22 50
    lamp.floor: shape poly 6 -18 -54 18 -54 32 -20 -32 -20; stroke line 0 -20 0 50 line -20 52 20 52
    lamp.ceiling: stroke line 0 -54 0 -26; shape path M 0 -26 C 28 -26 44 -6 46 14 L 0 14 mirror; fill path M -14 20
      L 14 20 C 14 36 -14 36 -14 20 Z
    lightswitch.on: shape box -32 -48 32 48 10; spot box -13 -28 13 2 4; detail*.85 box -13 -28 13 28 4
    lightswitch.off = lightswitch.on turn 180
    light.recessed: stroke line -50 -36 50 -36; fill path M -22 -30 L 22 -30 C 22 -10 -22 -10 -22 -30 Z; stroke line
      0 0 0 30 line -22 0 -36 26 line 22 0 36 26
    light.ribbon: stroke line -46 -20 46 -20 line -46 20 46 20
    light.beacon.max: shape path M -24 36 L -24 0 C -24 -30 24 -30 24 0 L 24 36 Z; stroke line -38 46 38 46 line 0
      -52 0 -40 line -36 -36 -44 -44 line 36 -36 44 -44 line -44 -4 -56 -4 line 44 -4 56 -4
    light.beacon.min: shape path M -24 36 L -24 0 C -24 -30 24 -30 24 0 L 24 36 Z; stroke line -38 46 38 46; dot*1.2
      0 -44 -36 -32 36 -32
    chandelier: stroke line 0 -54 0 30 path M -44 -4 C -44 30 44 30 44 -4; shape path M -54 -8 L -34 -8 C -34 -30
      -54 -30 -54 -8 Z path M 54 -8 L 34 -8 C 34 -30 54 -30 54 -8 Z
    fan: shape circle 0 0 8; shape path M -4 -12 C -24 -20 -24 -46 -2 -48 C 16 -48 18 -26 8 -10 ring 3
    fan.ceiling: stroke line 0 -54 0 -10; shape path M -8 -8 C -30 -14 -54 -8 -56 2 C -52 12 -24 10 -8 4 Z twin;
      fill circle 0 0 10; fill path M -12 18 L 12 18 C 12 34 -12 34 -12 18 Z
    fan.floor: shape circle 0 -16 34; detail circle 0 -16 7; detail*.85 line 0 -24 0 -44 ring 1; stroke line 0 18 0
      46 line -22 50 22 50
    fanblades = fan
    air.conditioner.horizontal: shape box -56 -36 56 0 9; detail line -38 -14 38 -14; stroke line 0 14 0 40 path M
      -26 14 C -26 26 -32 34 -42 38 path M 26 14 C 26 26 32 34 42 38
    air.purifier: shape box -30 -50 30 44 10; detail*.85 line -16 -30 16 -30 line -16 -18 16 -18 line -16 -6 16 -6;
      stroke line -34 52 34 52
    humidifier: shape box -26 -6 26 50 9; stroke path M -12 -18 C -4 -28 -20 -36 -12 -48 path M 12 -18 C 20 -28 4
      -36 12 -48
    heater.vertical: shape box -46 -36 46 36 9; detail*.9 line -24 -36 -24 36 line 0 -36 0 36 line 24 -36 24 36;
      stroke line -34 38 -34 48 line 34 38 34 48
    heat.waves: stroke path M -30 40 C -8 14 -52 -14 -30 -40 path M 0 40 C 22 14 -22 -14 0 -40 path M 30 40 C 52 14
      8 -14 30 -40
    refrigerator: shape box -32 -54 32 50 10; detail line -32 -12 32 -12; detail line -18 -32 -18 -24 line -18 2 -18
      16
    oven: shape box -46 -48 46 48 11; detail line -46 -24 46 -24; detail box -28 -8 28 30 6; spots*1.1 -28 -36 -10
      -36 10 -36 28 -36
    microwave: shape box -58 -34 58 34 10; detail box -44 -20 20 20 6; spots*1.2 38 -14 38 0 38 14
    cooktop: shape box -52 -40 52 40 10; detail circle -24 -14 13 circle 24 -14 13; spots*1.1 -24 22 -8 22 8 22 24
      22
    dishwasher: shape box -44 -50 44 50 10; detail line -44 -26 44 -26; detail circle 0 12 20; spots*1.1 -26 -38 26
      -38
    washer: shape box -42 -50 42 50 11; detail circle 0 10 24; detail path M -22 14 C -10 4 10 22 23 12; spots*1.2
      26 -34; detail line -26 -34 -8 -34
    dryer: shape box -42 -50 42 50 11; detail circle 0 10 24; spots*1.2 26 -34 0 10; detail line -26 -34 -8 -34
    sink: stroke bent 6 -50 4 50 4; shape path M -42 4 L 42 4 C 42 32 30 42 12 42 L -12 42 C -30 42 -42 32 -42 4 Z;
      stroke path M 0 4 L 0 -26 C 0 -48 30 -48 30 -28 L 30 -20
    shower: stroke path M -34 52 L -34 -26 C -34 -54 14 -54 16 -30; shape path M -10 -10 C -8 -28 40 -28 42 -10 Z;
      dot*1.2 -2 8 16 8 34 8 -8 26 16 26 40 26 -14 44 16 44 46 44
    bathtub: shape path M -56 0 L 56 0 C 56 26 46 38 28 38 L -28 38 C -46 38 -56 26 -56 0 Z; stroke path M -42 -2 L
      -42 -34 C -42 -52 -16 -50 -16 -34; stroke line -34 40 -38 50 line 34 40 38 50
    toilet: shape box -34 -50 34 -30 5; shape path M -24 -28 L 24 -28 L 22 -6 L -22 -6 Z; shape path M -38 -4 L 38
      -4 C 38 20 24 28 16 32 L 18 50 L -18 50 L -16 32 C -24 28 -38 20 -38 -4 Z
    spigot: shape path M -54 -14 L 16 -14 C 38 -14 46 0 46 22 L 24 22 C 24 12 20 8 12 8 L -54 8 Z; stroke line -10
      -16 -10 -38 line -28 -40 8 -40; fill the drop scale .22 move 35 42
    sprinkler.and.droplets: stroke line 0 50 0 10; shape poly 4 -18 -4 18 -4 12 10 -12 10; dot*1.4 -30 -20 -46 -8
      -16 -36 30 -20 46 -8 16 -36 0 -26 0 -48
    chair: shape path M -24 -50 L 24 -50 L 28 4 L -28 4 Z; shape box -32 4 32 20 5; stroke line -26 20 -30 52 line
      26 20 30 52
    chair.lounge: shape path M -50 -30 L -30 -30 L -14 14 L 50 14 L 50 30 L -26 30 Z; stroke line -22 32 -28 50 line
      40 32 44 50
    table.furniture: shape box -56 -30 56 -14 5; stroke line -44 -14 -44 44 line 44 -14 44 44
    studentdesk: shape box -56 -30 56 -14 5; stroke line -44 -14 -44 44 line 44 -14 44 44; detail line -20 -14 -20 4
      20 4 20 -14
    cabinet: shape box -46 -44 46 40 9; detail line 0 -44 0 40; spots*1.3 -12 -2 12 -2; stroke line -34 42 -34 52
      line 34 42 34 52
    fireplace: shape box -52 -50 52 -34 5; stroke line -44 -34 -44 50 line 44 -34 44 50 line -56 52 56 52; stroke
      path M -24 50 L -24 4 C -24 -20 24 -20 24 4 L 24 50; fill the drop scale .34 move 0 32
    stairs: stroke bent 3 -52 46 -26 46 -26 16 4 16 4 -14 34 -14 34 -44 54 -44
    door.left.hand.open: stroke line -46 50 46 50 line -34 50 -34 -50 34 -50 34 50; shape poly 4 -34 -50 8 -36 8 62
      -34 50; spots*1.3 -4 8
    door.left.hand.closed: stroke line -46 50 46 50; shape corners -32 50 1 -32 -50 7 32 -50 7 32 50 1; spots*1.5 18
      4
    door.right.hand.open = door.left.hand.open flip
    door.right.hand.closed = door.left.hand.closed flip
    door.french.closed: stroke line -52 50 52 50; shape corners -42 50 1 -42 -50 7 42 -50 7 42 50 1; detail line 0
      -50 0 50; spots*1.3 -12 2 12 2
    door.garage.closed: shape poly 5 -52 -18 0 -48 52 -18 52 46 -52 46; detail line -32 46 -32 -4 32 -4 32 46;
      detail*.8 line -32 12 32 12 line -32 28 32 28
    door.garage.open: shape poly 5 -52 -18 0 -48 52 -18 52 46 -52 46; detail line -32 46 -32 -4 32 -4 32 46;
      detail*.8 line -32 10 32 10
    entry.lever.keypad: shape box -50 -50 -6 50 12; spots*1.1 -36 -28 -28 -28 -20 -28 -36 -14 -28 -14 -20 -14;
      detail circle -28 18 8; stroke line -18 18 50 18
    window.vertical.closed: stroke box -42 -46 42 44 6 line 0 -46 0 44 line -42 0 42 0 line -52 46 52 46
    window.horizontal: stroke box -48 -42 48 42 6 line -48 0 48 0
    window.casement: stroke box -44 -46 44 46 6 line 0 -46 0 46; stroke line -14 4 -14 10 line 14 4 14 10
    window.shade.closed: shape box -46 -50 46 -36 4; stroke line -40 -36 -40 44 40 44 40 -36; stroke*.85 line -40
      -16 40 -16 line -40 4 40 4 line -40 24 40 24
    window.shade.open: shape box -46 -50 46 -36 4; stroke line -40 -36 -40 44 40 44 40 -36; stroke*.85 line -40 -16
      40 -16 line 0 -16 0 0
    blinds.vertical.closed: stroke line -52 -46 52 -46; stroke*.9 box -44 -40 -30 46 2 box -22 -40 -8 46 2 box 8 -40
      22 46 2 box 30 -40 44 46 2
    curtains.closed: stroke line -54 -48 54 -48; shape poly 5 -46 -44 -2 -44 -2 48 -46 48 poly 5 2 -44 46 -44 46 48
      2 48; detail*.8 line -30 -40 -30 44 line -16 -40 -16 44 line 16 -40 16 44 line 30 -40 30 44
    curtains.open: stroke line -54 -48 54 -48; shape path M -46 -44 L -4 -44 C -8 -10 -20 4 -34 10 L -30 48 L -46 48
      Z twin
    pedestrian.gate.closed: stroke line -44 -46 -44 50 line 44 -46 44 50 line -44 -20 44 -20 line -44 30 44 30;
      stroke*.9 line -22 -34 -22 44 line 0 -34 0 44 line 22 -34 22 44
    storefront: shape corners -46 -44 6 46 -44 6 56 -10 2 -56 -10 2; detail*.9 line -20 -44 -24 -10 line 20 -44 24
      -10; stroke path M -56 -10 C -56 8 -30 8 -28 -8 C -26 8 -2 8 0 -8 C 2 8 26 8 28 -8 C 30 8 56 8 56 -10; stroke
      bent 6 -46 8 -46 48 46 48 46 8; fill box -26 20 -2 48 3
    building.columns: shape poly 5 0 -50 54 -24 54 -14 -54 -14 -54 -24; stroke*1.1 line -38 -12 -38 30 line -13 -12
      -13 30 line 13 -12 13 30 line 38 -12 38 30; shape box -54 34 54 48 4
    building.2.crop.circle: shape circle 0 0 47; engrave building.2 filled 0 2 .52
    house.lodge: shape poly 4 -30 -10 0 -38 30 -10 30 46 -30 46; stroke line -54 14 0 -38 54 14; detail line 0 46 0
      18
    house.and.flag: use house 0 10 .84; stroke line 24 -26 24 -54; fill poly 2 26 -54 50 -46 26 -36
    tent: shape path M 0 -44 L 54 40 L -54 40 Z; detail line 0 -10 -16 40 line 0 -10 16 40
    tent.2: use tent -12 4 .82; over tent 20 10 .72
    signpost.left = signpost.right flip
    signpost.right.and.left: stroke line 0 -54 0 -46 line 0 -12 0 -6 line 0 30 0 54; shape poly 4 -40 -46 36 -46 52
      -29 36 -12 -40 -12 poly 4 40 -6 -36 -6 -52 12 -36 30 40 30
    signpost.and.arrowtriangle.up: stroke line 0 -12 0 54; fill poly 3 0 -54 18 -24 -18 -24; shape poly 4 -40 -8 40
      -8 40 24 -40 24
    road.lanes: stroke path M -50 46 L -26 -46 path M 50 46 L 26 -46; stroke line 0 -46 0 -30 line 0 -10 0 10 line 0
      30 0 46
    road.lanes.curved.right: stroke path M -46 46 C -46 -10 -20 -40 10 -46 path M 46 46 C 46 10 44 -14 52 -30;
      stroke path M 0 46 C 0 36 0 30 2 20 path M 8 2 C 12 -8 16 -16 22 -24
    tram.fill.tunnel: stroke path M -46 46 L -46 -4 A 0 -4 46 180 360 L 46 46; use tram filled 0 10 .66
    tram.tunnel.fill = tram.fill.tunnel
    lightrail: shape box -30 -36 30 36 12; detail line -30 -4 30 -4; stroke line -16 -50 16 -50 line 0 -50 0 -38
      line -20 38 -30 52 line 20 38 30 52; spots*1.3 -14 16 14 16
    cablecar: shape box -38 -20 38 46 10; detail line -38 10 38 10 line 0 -20 0 10; stroke line -54 -50 54 -38 line
      0 -44 0 -22
    bus.doubledecker: shape box -38 -54 38 42 11; solid*.6 box -32 42 -18 53 4 box 18 42 32 53 4; detail*.9 line -38
      -34 38 -34 line -38 -10 38 -10 line -38 12 38 12; spot circle -22 27 5 circle 22 27 5
    car.2: use car -16 -10 .72; over car 18 12 .74
    car.rear: shape path M -54 2 C -54 -6 -48 -10 -42 -12 L -33 -34 C -31 -39 -27 -41 -22 -41 L 22 -41 C 27 -41 31
      -39 33 -34 L 42 -12 C 48 -10 54 -6 54 2 L 54 30 L -54 30 Z; solid*.6 box -50 30 -34 43 4 box 34 30 50 43 4;
      detail*.9 line -40 -11 40 -11 line -42 8 -26 8 line 26 8 42 8; detail line -14 20 14 20
    car.side: shape path M -60 10 C -60 0 -54 -4 -44 -6 L -32 -22 C -28 -28 -22 -30 -16 -30 L 8 -30 C 16 -30 22 -28
      28 -22 L 42 -8 C 54 -6 60 0 60 12 L 60 22 L -60 22 Z; detail line -4 -28 -4 -6 line -40 -6 38 -6; clear*.4
      circle -32 22 11 circle 32 22 11; stroke circle -32 22 11 circle 32 22 11
    suv.side: shape path M -58 14 L -58 -8 L -50 -26 C -48 -30 -46 -32 -40 -32 L 10 -32 C 18 -32 22 -30 26 -24 L 38
      -8 C 54 -6 60 0 60 12 L 60 22 L -58 22 Z; detail line -16 -32 -16 -8 line -56 -8 36 -8; clear*.4 circle -32 22
      12 circle 32 22 12; stroke circle -32 22 12 circle 32 22 12
    truck.pickup.side: shape path M -60 -2 L -8 -2 L -8 -28 L 14 -28 C 22 -28 24 -26 28 -20 L 38 -4 C 54 -2 60 4 60
      14 L 60 22 L -60 22 Z; clear*.4 circle -34 22 12 circle 34 22 12; stroke circle -34 22 12 circle 34 22 12
    truck.box = box.truck
    car.ferry: use car 0 -16 .66; shape poly 4 -54 16 54 16 42 36 -42 36; stroke spline -54 50 -36 46 -18 52 0 47 18
      52 36 46 54 50
    scooter: stroke circle -38 34 12 circle 40 34 12 line -26 34 28 34 path M 28 34 C 30 20 22 -20 18 -44 line 18
      -44 2 -44
    skateboard: stroke*1.3 path M -56 -8 C -46 8 -40 8 -30 8 L 30 8 C 40 8 46 8 56 -8; stroke circle -28 26 9 circle
      28 26 9
    stroller: shape path M -8 -44 C 22 -44 40 -26 40 0 L -8 0 Z; stroke path M 40 0 C 40 18 28 24 14 24 L -22 24 L
      -36 -18 C -38 -24 -42 -26 -50 -26; stroke circle -18 42 9 circle 24 42 9
    airplane.departure: use airplane turn -24 0 -8 .8; stroke line -50 48 50 48
    airplane.arrival: use airplane turn 24 0 -8 .8; stroke line -50 48 50 48
    ev.charger: shape corners -46 -50 10 10 -50 10 10 48 1 -46 48 1; spot the bolt scale .4 move -18 0; stroke line
      -54 49 18 49; stroke path M 11 8 C 26 8 26 14 26 28 C 26 46 48 46 48 28 L 48 -8; stroke line 40 -10 56 -10
      line 43 -12 43 -24 line 53 -12 53 -24
    engine.combustion: shape corners -34 -22 5 -10 -22 2 24 -22 5 36 -8 3 50 -8 4 50 32 4 36 32 3 28 42 5 -20 42 5
      -34 28 4; stroke line -18 -40 14 -40 line -2 -40 -2 -24 line -50 -10 -50 28 line -50 8 -36 8
    oilcan: shape path M -40 -6 L 14 -6 L 20 6 L 50 -18 L 56 -10 L 20 34 L -40 34 Z; stroke line -18 -8 -18 -24 line
      -32 -26 -4 -26 path M -40 4 C -58 0 -58 26 -40 26
    steeringwheel: stroke circle 0 0 47; shape circle 0 0 12; stroke line -46 -6 -12 -4 line 46 -6 12 -4 line 0 12 0
      46
    tirepressure: stroke path M -30 30 C -60 4 -40 -40 -26 -42 L 26 -42 C 40 -40 60 4 30 30 Z line -30 40 30 40; use
      exclamationmark 0 -6 .5
    licenseplate: shape box -58 -36 58 36 10; detail*.9 line -30 8 -16 -14 -2 8 line 10 -14 34 -14 line 10 8 34 8
    parkingsign = p
    headlight.high.beam: shape path M 4 -36 C 40 -36 56 -20 56 0 C 56 20 40 36 4 36 C 10 12 10 -12 4 -36 Z; stroke
      line -54 -24 -14 -24 line -54 -8 -14 -8 line -54 8 -14 8 line -54 24 -14 24
    headlight.low.beam: shape path M 4 -36 C 40 -36 56 -20 56 0 C 56 20 40 36 4 36 C 10 12 10 -12 4 -36 Z; stroke
      line -54 -14 -14 -26 line -54 4 -14 -8 line -54 22 -14 10 line -54 40 -14 28
    horn: shape path M -50 -10 C -30 -10 10 -16 44 -40 L 44 40 C 10 16 -30 10 -50 10 Z
    comb: shape box -54 -26 54 -6 6; stroke line -44 -6 -44 26 line -27 -6 -27 26 line -9 -6 -9 26 line 9 -6 9 26
      line 27 -6 27 26 line 44 -6 44 26
    compass.drawing: stroke circle 0 -38 9 line -4 -30 -34 48 line 4 -30 34 48 arc 0 -38 60 48 132
    scalemass: shape path M -34 -14 L 34 -14 C 40 -14 42 -12 44 -6 L 54 40 C 56 48 52 50 46 50 L -46 50 C -52 50 -56
      48 -54 40 L -44 -6 C -42 -12 -40 -14 -34 -14 Z; stroke circle 0 -32 16
    lifepreserver: shape circle 0 0 47; detail circle 0 0 20; detail*.9 line -14 -45 -7 -19 line 14 -45 7 -19 ring 1
      line -14 45 -7 19 line 14 45 7 19 line -45 -14 -19 -7 line -45 14 -19 7 line 45 -14 19 -7 line 45 14 19 7
    helm: stroke circle 0 0 30 circle 0 0 9; stroke line 0 -10 0 -52 ring 8
    fossil.shell: shape path M -50 10 C -50 -30 -20 -48 8 -46 C 38 -42 52 -16 44 10 C 36 36 4 44 -12 26 C -24 10 -10
      -12 8 -10 L -50 10 Z; detail path M 8 -10 C 24 -8 24 12 10 14
    cat: shape path M -20 -28 L -42 -50 C -46 -30 -48 -14 -48 0 C -48 28 -26 44 0 44 C 26 44 48 28 48 0 C 48 -14 46
      -30 42 -50 L 20 -28 C 8 -32 -8 -32 -20 -28 Z; spots*1.5 -18 2 18 2; spot poly 2 -6 14 6 14 0 21; detail*.8
      path M 0 20 C -2 30 -12 30 -14 26 path M 0 20 C 2 30 12 30 14 26
    dog: shape path M -22 -40 L 22 -40 C 34 -40 40 -30 40 -14 C 40 24 26 46 0 46 C -26 46 -40 24 -40 -14 C -40 -30
      -34 -40 -22 -40 Z; shape path M -28 -40 C -48 -44 -58 -20 -52 10 C -46 12 -40 4 -39 -8 path M 28 -40 C 48 -44
      58 -20 52 10 C 46 12 40 4 39 -8; spots*1.5 -16 -10 16 -10; spot ellipse 0 14 9 7
    lizard: shape path M 50 -40 C 40 -50 26 -46 22 -34 C 10 -24 -4 -12 -10 0 C -20 18 -34 10 -40 24 C -46 38 -34 50
      -20 46 C -30 40 -28 32 -18 30 C 0 28 10 12 18 0 C 26 -10 36 -20 44 -26 C 54 -28 56 -34 50 -40 Z; stroke line
      10 -22 -2 -38 line 26 -12 42 2 line -14 6 -32 -4 line 8 14 20 34
    teddybear: shape circle -26 -38 12 circle 26 -38 12; clear*.5 circle 0 -20 27; shape circle 0 -20 27; shape
      ellipse 0 32 26 20; spots*1.4 -9 -24 9 -24; spot ellipse 0 -12 5 4
    laurel.leading: stroke path M 34 46 C 4 40 -14 18 -14 -10 C -14 -28 -6 -40 4 -48; fill path M -14 -8 C -30 -8
      -38 -18 -38 -30 C -24 -30 -14 -22 -14 -8 Z path M -8 18 C -24 22 -36 16 -40 4 C -26 0 -14 6 -8 18 Z path M 8
      36 C -6 44 -20 42 -28 32 C -16 24 0 26 8 36 Z path M -8 -28 C -22 -36 -24 -46 -18 -56 C -8 -50 -2 -40 -8 -28 Z
      path M -12 -8 C 2 -12 8 -22 6 -32 C -6 -30 -12 -20 -12 -8 Z path M -4 18 C 10 10 14 0 10 -10 C -2 -6 -8 6 -4
      18 Z
    laurel.trailing = laurel.leading flip
    drop.halffull: stroke the drop; fill path M -33 12 L 33 12 C 36 34 20 50 0 50 C -20 50 -36 34 -33 12 Z
    drop.degreesign: use drop -10 4 .9; stroke circle 38 -36 10
    waterbottle: shape corners -22 -26 14 22 -26 14 22 52 8 -22 52 8; shape box -10 -50 10 -34 3; detail line -22 8
      22 8
    wineglass: shape path M -24 -52 L 24 -52 C 34 -18 24 2 0 2 C -24 2 -34 -18 -24 -52 Z; stroke line 0 2 0 48 line
      -18 50 18 50; detail line -26 -28 26 -28
    mug: shape corners -44 -38 6 22 -38 6 22 44 14 -44 44 14; stroke path M 24 -20 L 34 -20 C 54 -20 54 22 34 22 L
      24 22
    cup.and.heat.waves: use cup.and.saucer 0 12 .8; stroke*.9 path M -18 -28 C -10 -36 -26 -42 -18 -52 path M 6 -28
      C 14 -36 -2 -42 6 -52
    takeoutbag.and.cup.and.straw: shape corners -52 -22 4 4 -22 4 0 50 8 -48 50 8; stroke path M -40 -22 C -40 -46
      -8 -46 -8 -22; shape poly 4 14 -8 54 -8 48 50 20 50; stroke line 34 -8 40 -48 50 -48
    popcorn: shape corners -38 -12 3 38 -12 3 28 52 6 -28 52 6; detail*.9 line -14 -12 -10 52 line 14 -12 10 52;
      shape path M -40 -14 C -52 -26 -40 -42 -28 -38 C -24 -54 -4 -54 0 -42 C 8 -54 28 -50 28 -38 C 42 -42 52 -26 40
      -14 Z
    frying.pan: shape circle -16 4 34; detail circle -16 4 20; stroke*1.5 line 18 -8 54 -28
    syringe: stroke line 34 -50 50 -34 line 42 -42 26 -26 line 12 -40 40 -12; shape poly 4 10 -36 36 -10 -8 34 -34
      8; stroke line -22 22 -50 50; detail*.85 line -8 -18 0 -10 line -20 -6 -12 2 line 4 -30 12 -22
    pill: shape box -24 -50 24 50 24 turn 45; detail line -24 0 24 0 turn 45
    cross.vial: shape path M -24 -52 L 24 -52 L 24 40 C 24 52 16 54 8 54 L -8 54 C -16 54 -24 52 -24 40 Z; detail
      line -12 10 12 10 line 0 -2 0 22; detail line -24 -34 24 -34
    ivfluid.bag: shape corners -28 -52 10 28 -52 10 28 16 16 -28 16 16; stroke line 0 18 0 30 line 0 44 0 54; detail
      line -28 -16 28 -16; spot the drop scale .2 move 0 0
    medical.thermometer: shape path M 34 -52 C 46 -52 54 -42 48 -32 L -14 30 L -34 34 L -30 14 L 26 -46 C 28 -50 30
      -52 34 -52 Z; stroke line -34 34 -50 50; detail*.8 line 14 -16 22 -8 line 2 -4 10 4
    microbe: shape circle 0 0 32; stroke*1.1 line 0 -34 0 -50 ring 8; spots*1.6 -10 -8 12 4 -6 14
    allergens: stroke circle 0 0 16; stroke line 0 -16 0 -40 ring 6; fill circle 0 -44 8 ring 6
    testtube.2: stroke path M -44 -46 L -44 28 C -44 52 -12 52 -12 28 L -12 -46 line -50 -48 -6 -48; stroke path M
      12 -46 L 12 28 C 12 52 44 52 44 28 L 44 -46 line 6 -48 50 -48; fill path M -40 2 L -16 2 L -16 28 C -16 46 -40
      46 -40 28 Z path M 16 18 L 40 18 L 40 28 C 40 46 16 46 16 28 Z
    flask: shape path M -14 -48 L -14 -12 L -44 36 C -50 46 -46 52 -36 52 L 36 52 C 46 52 50 46 44 36 L 14 -12 L 14
      -48; stroke line -22 -50 22 -50; detail line -28 18 28 18
    waveform.path.ecg: stroke line -48 3 -24 3 -13 -49 3 49 19 -24 27 3 48 3
    waveform.path: stroke path M -56 0 C -48 0 -48 -20 -40 -20 C -30 -20 -30 40 -18 40 C -6 40 -8 -46 2 -46 C 12 -46
      10 30 22 30 C 32 30 30 -14 40 -14 C 46 -14 48 0 56 0
    waveform.and.magnifyingglass: use magnifyingglass; stroke*.9 line -9 -24 -9 6 line -22 -16 -22 -2 line 4 -16 4
      -2
    waveform.and.mic: use waveform -16 0 .76; use mic filled 36 8 .6
    waveform.badge.mic = waveform.and.mic
    message.and.waveform: use message; detail*.9 line 0 -22 0 14 line -16 -12 -16 4 line 16 -12 16 4 line -32 -6 -32
      -2 line 32 -6 32 -2
    list.and.film: stroke line -50 -34 10 -34 line -50 -6 0 -6 line -50 22 0 22; use film 28 12 .5
    doc.text.below.ecg: use waveform.path.ecg 0 -28 .6; stroke line -40 10 40 10 line -40 30 40 30 line -40 50 8 50
    chart.bar.doc.horizontal: use doc; detail line -20 -10 2 -10 line -20 10 18 10 line -20 30 8 30
    chart.line.downtrend.xyaxis: level 1; stroke bends -48 -46 0 -48 44 9 50 44 0; level 0; stroke line -28 -32 -6
      -4 10 -18 44 20 line 45 -2 45 22 22 22
    chart.line.flattrend.xyaxis: level 1; stroke bends -48 -46 0 -48 44 9 50 44 0; level 0; stroke line -28 4 -10
      -12 10 10 44 0 line 26 -14 46 0 32 18
    chart.dots.scatter: stroke bends -48 -46 0 -48 44 9 50 44 0; dot*1.7 -26 18 -10 -6 6 20 16 -20 32 2 40 -34 -24
      -20
    gauge.with.needle: stroke arc 0 6 47 150 390; stroke line 0 6 20 -18; solid circle 0 6 4
    gauge.with.dots.needle.bottom.50percent: stroke circle 0 0 47; dot*.85 -29 8 -26 -15 -10 -28 10 -28 26 -15 29 8;
      stroke*.9 line 0 14 0 -12; solid circle 0 16 4
    gauge.with.dots.needle.bottom.0percent: stroke circle 0 0 47; dot*.85 -29 8 -26 -15 -10 -28 10 -28 26 -15 29 8;
      stroke*.9 line 0 16 -22 -2; solid circle 0 16 4
    gauge.with.dots.needle.bottom.100percent = gauge.with.dots.needle.bottom.0percent flip
    gauge.with.dots.needle.33percent: stroke circle 0 0 47; dot*.85 -27 15 -31 0 0 -31 24 -20 31 0 27 15; stroke*.9
      line 0 6 -17 -15; solid circle 0 6 4
    gauge.with.dots.needle.67percent = gauge.with.dots.needle.33percent flip
    gauge.with.dots.needle.50percent: stroke circle 0 0 47; dot*.85 -27 15 -31 0 -24 -20 24 -20 31 0 27 15;
      stroke*.9 line 0 6 0 -22; solid circle 0 6 4
    gauge.with.dots.needle.0percent: stroke circle 0 0 47; dot*.85 -31 0 -24 -20 0 -31 24 -20 31 0 27 15; stroke*.9
      line 0 6 -22 16; solid circle 0 6 4
    gauge.with.dots.needle.100percent = gauge.with.dots.needle.0percent flip
    gauge.low = gauge.with.dots.needle.33percent
    gauge.medium = gauge.with.dots.needle.50percent
    gauge.high = gauge.with.dots.needle.67percent
    gauge.open.with.lines.needle.33percent: stroke arc 0 6 47 135 405; stroke*.85 line -36 -14 -28 -9 line -18 -34
      -13 -26 line 18 -34 13 -26 line 36 -14 28 -9; stroke line 0 6 -14 -16; solid circle 0 6 4
    dial = dial.low
    dial.min = dial.low
    dial.max = dial.high
    barometer: stroke circle 0 0 47; dot*.85 -29 8 -26 -15 -10 -28 10 -28 26 -15 29 8; solid circle 0 6 5; stroke*.9
      line -12 24 16 -18
    gyroscope: stroke circle 0 0 47; stroke ellipse 0 0 18 44 turn 30; stroke ellipse 0 0 44 18 turn 30; fill circle
      0 0 7
    slider.horizontal.below.rectangle: shape box -52 -46 52 4 10; stroke line -50 32 -14 32 line 8 32 50 32 circle
      -3 32 11
    slider.horizontal.below.square.filled.and.square: solid box -50 -44 -8 -4 8; stroke box 8 -44 50 -4 8; stroke
      line -50 30 -14 30 line 8 30 50 30 circle -3 30 11
    slider.horizontal.below.square.fill.and.square = slider.horizontal.below.square.filled.and.square
    slider.horizontal.below.square.and.square.filled = slider.horizontal.below.square.filled.and.square flip
    slider.horizontal.2.square: use square; detail line -26 -14 -2 -14 line 14 -14 26 -14 line -26 14 -14 14 line 2
      14 26 14; detail*.9 circle 6 -14 7 circle -6 14 7
    lines.measurement.horizontal: stroke line -50 -20 -50 20 line -25 -12 -25 12 line 0 -20 0 20 line 25 -12 25 12
      line 50 -20 50 20
    lines.measurement.vertical = lines.measurement.horizontal turn 90
    line.2.horizontal.decrease.circle: shape circle 0 0 47; detail line -24 -10 24 -10 line -13 12 13 12
    line.horizontal.3.decrease = line.3.horizontal.decrease
    line.3.crossed.swirl.circle: shape circle 0 0 47; detail line -26 -14 26 -14 line -26 0 26 0 line -26 14 26 14
    point.3.connected.trianglepath.dotted: stroke circle 0 -36 11 circle -38 32 11 circle 38 32 11; dot*.9 -10 -18
      -18 -2 -26 14 10 -18 18 -2 26 14 -18 32 0 32 18 32
    point.3.filled.connected.trianglepath.dotted: solid circle 0 -36 11 circle -38 32 11 circle 38 32 11; dot*.9 -10
      -18 -18 -2 -26 14 10 -18 18 -2 26 14 -18 32 0 32 18 32
    point.topleft.down.to.point.bottomright.curvepath: shape circle -36 -34 12 circle 36 34 12; stroke path M -36
      -22 L -36 -4 C -36 24 -14 34 24 34
    point.bottomleft.forward.to.point.topright.scurvepath: shape circle -40 34 12 circle 40 -34 12; stroke path M
      -28 34 C 20 34 -20 -34 28 -34
    point.forward.to.point.capsulepath: shape circle -38 0 12 circle 38 0 12; stroke path M -38 -12 C -34 -34 34 -34
      38 -12 path M -38 12 C -34 34 34 34 38 12
    point.topleft.filled.down.to.point.bottomright.curvepath: solid circle -36 -34 12; stroke circle 36 34 12;
      stroke path M -36 -22 L -36 -4 C -36 24 -14 34 24 34
    placeholdertext.fill: fill box -50 -40 50 -24 8 box -50 -8 50 8 8 box -50 24 10 40 8
    purchased: shape circle 0 0 47; detail line -20 2 -6 16 20 -14
    clock.badge: use clock; level 0; erase circle 36 -34 22; fill circle 36 -34 16
    deskclock: shape circle 0 -4 42; detail line 0 -28 0 -4 16 6; stroke line -28 30 -38 48 line 28 30 38 48
    calendar.day.timeline.left: stroke box -52 -42 52 42 12; stroke*.9 line -22 -42 -22 42; fill box -8 -26 38 -10 4
      box -8 2 26 18 4; dot*1 -37 -18 -37 10
    calendar.day.timeline.leading = calendar.day.timeline.left
    calendar.day.timeline.right = calendar.day.timeline.left flip
    calendar.day.timeline.trailing = calendar.day.timeline.right
    timeline.selection: stroke line -54 0 -30 0 line 30 0 54 0; shape box -30 -24 30 24 8
    flag.pattern.checkered = flag.checkered
    flag.2.crossed: stroke line -40 52 34 -44 line 40 52 -34 -44; shape path M -34 -46 L -8 -18 C -18 -8 -34 -10 -52
      -18 Z path M 34 -46 L 8 -18 C 18 -8 34 -10 52 -18 Z
    flag.checkered.2.crossed = flag.2.crossed.fill
    globe.desk: shape circle 3.5 -12.5 32.4; stroke arc 3.5 -12.5 48.4 50 220; stroke line -34 -50 -20 -36 line 27 11
      43 27 line 3.5 36 3.5 52 line -15 52.5 22 52.5
    firewall: shape box -52 -40 52 40 9; detail*.9 line -52 -13 52 -13 line -52 13 52 13 line 0 -40 0 -13 line -26
      -13 -26 13 line 26 -13 26 13 line 0 13 0 40
    questionmark.folder: use folder; engrave questionmark 0 15 .42
    plus.rectangle.on.folder: use folder -8 -8 .88; clear box 2 4 58 48 9; shape box 2 4 58 48 9; detail line 18 26
      42 26 line 30 14 30 38
    plus.rectangle.fill.on.folder.fill = plus.rectangle.on.folder.fill
    tray.2: shape corners -34 -48 8 34 -48 8 48 -18 4 48 0 8 -48 0 8 -48 -18 4; detail path M -47 -20 L -18 -20 C
      -14 -20 -14 -12 0 -12 C 14 -12 14 -20 18 -20 L 47 -20; stroke path M -48 12 L -18 12 C -14 12 -14 22 0 22 C 14
      22 14 12 18 12 L 48 12 L 48 38 C 48 44 44 46 38 46 L -38 46 C -44 46 -48 44 -48 38 Z
    questionmark.text.page: use doc; detail*.85 line -19 24 19 24 line -19 38 6 38; use questionmark 0 -6 .34
    shippingbox.and.arrow.backward: use shippingbox 8 -4 .84; stroke line 40 44 -40 44 line -24 30 -41 44 -24 58
    burst: shape star 0 0 12 52 38 3 2
    burn: shape circle 0 0 47; spot the drop scale .5 move 0 -2
    soccerball: stroke circle 0 0 47; fill star 0 0 5 17 0 1 1; stroke*.9 line 0 -17 0 -40 ring 5; fill path M -12
      -45 L 12 -45 L 0 -34 Z ring 5
    basketball: shape circle 0 0 47; detail*.9 line -47 0 47 0 line 0 -47 0 47 path M -33 -33 C -10 -14 -10 14 -33
      33 path M 33 -33 C 10 -14 10 14 33 33
    baseball: shape circle 0 0 47; detail*.9 path M -33 -33 C -14 -14 -14 14 -33 33 path M 33 -33 C 14 -14 14 14 33
      33; detail*.7 line -24 -14 -14 -18 line -22 0 -10 0 line -24 14 -14 18 line 24 -14 14 -18 line 22 0 10 0 line
      24 14 14 18
    football: shape path M -50 50 C -58 10 -46 -20 -20 -42 C 4 -56 34 -56 50 -50 C 58 -10 46 20 20 42 C -4 56 -34 56
      -50 50 Z; detail*.9 line -20 20 20 -20 line -16 2 -2 16 line -4 -10 10 4 line 6 -20 20 -6
    american.football = football
    tennisball: shape circle 0 0 47; detail path M -40 -24 C -10 -24 24 10 24 40 path M 40 24 C 10 24 -24 -10 -24
      -40
    volleyball: shape circle 0 0 47; detail*.9 path M 0 0 C 4 -20 0 -36 -10 -46 ring 3; detail*.9 path M 16 -8 C 18
      -22 14 -36 10 -44 ring 3
    cricket.ball: shape circle 0 0 47; detail*.8 path M -10 -46 C -16 -16 -16 16 -10 46 path M 10 -46 C 16 -16 16 16
      10 46; detail*.8 line 0 -38 0 -28 line 0 -16 0 -6 line 0 6 0 16 line 0 28 0 38
    hockey.puck: shape path M -50 -8 L -50 12 C -50 40 50 40 50 12 L 50 -8; clear*.3 ellipse 0 -8 50 22; shape
      ellipse 0 -8 50 22
    tennis.racket: stroke ellipse 12 -16 26 34 turn 45 move 0 0; stroke*1.3 line -14 14 -44 46; stroke*.6 line 0 -34
      36 2 line -6 -16 18 8 line 14 -38 42 -10 line 34 -34 2 -4 line 44 -20 14 8
    skis: stroke line -30 46 22 -50 line 8 50 46 -38
    snowboard: shape box -16 -54 16 54 16 turn 45; detail line -10 -22 10 -22 turn 45 line -10 22 10 22 turn 45
    surfboard: shape path M 44 -50 C 54 -20 10 30 -36 50 C -54 56 -56 46 -50 34 C -34 -10 16 -56 44 -50 Z; detail
      line 38 -44 -40 44
    oar.2.crossed: stroke line -40 -48 24 28 line 40 -48 -24 28; shape path M 20 24 C 34 22 48 36 48 50 C 34 50 20
      40 20 24 Z twin
    die.face.1: use square; spot circle 0 0 7.5
    die.face.2: use square; spot circle -19 -19 6.5 circle 19 19 6.5
    die.face.3: use square; spot circle -19 -19 6.5 circle 0 0 6.5 circle 19 19 6.5
    die.face.4: use square; spot circle -19 -19 6.5 circle 19 19 6.5 circle 19 -19 6.5 circle -19 19 6.5
    die.face.5: use square; spot circle -19 -19 6.5 circle 19 19 6.5 circle 19 -19 6.5 circle -19 19 6.5 circle 0 0
      6.5
    die.face.6: use square; spot circle -16 -22 6.5 circle 16 22 6.5 circle 16 -22 6.5 circle -16 22 6.5 circle -16
      0 6.5 circle 16 0 6.5
    snow: stroke*.9 line 0 0 0 -46 ring 6; stroke*.9 line -11 -34 0 -22 11 -34 ring 6
    sun.horizon: level 1; shape path A 0 18 24 180 360 Z; stroke line 0 -22 0 -34 line -28 -10 -37 -19 line 28 -10
      37 -19; level 0; stroke line -54 34 54 34
    sun.and.horizon = sun.horizon
    sun.rain: use sun.max 0 -14 .76; stroke line -24 34 -34 50 line 2 34 -8 50 line 28 34 18 50
    sun.snow: use sun.max 0 -14 .76; dot*1.3 -24 42 0 42 24 42
    moon.dust: use moon 0 -10 .8; dot*1.1 -30 44 -10 44 10 44 30 44
    moon.haze: use moon 0 -12 .8; stroke line -36 34 36 34 line -22 50 22 50
    moonrise: use moon 0 -6 .6; stroke line -54 46 54 46
    moonphase.new.moon = circle.fill
    moonphase.full.moon = circle
    moonphase.first.quarter = circle.lefthalf.filled
    moonphase.last.quarter = moonphase.first.quarter flip
    moonphase.waxing.crescent: stroke circle 0 0 47; fill path A 0 0 47 90 270 C 24 -36 24 36 0 47 Z
    moonphase.waning.crescent = moonphase.waxing.crescent flip
    moonphase.waxing.gibbous: stroke circle 0 0 47; fill path A 0 0 47 90 270 C -26 -36 -26 36 0 47 Z
    moonphase.waning.gibbous = moonphase.waxing.gibbous flip
    cloud.hail: use cloud 0 -17 .94; dot*1.5 -26 28 0 28 26 28 -34 46 -8 46 18 46
    cloud.sleet: use cloud 0 -17 .94; stroke line -20 24 -32 44 line 26 24 14 44; dot*1.4 4 28 -8 46 38 44
    cloud.rainbow.half: use cloud -8 10 .86; stroke arc 26 10 30 -90 -10 arc 26 10 46 -90 -14
    cloud.moon.rain: use cloud.moon 0 -14 .86; stroke line -14 28 -24 46 line 10 28 0 46 line 34 28 24 46
    cloud.moon.bolt: use cloud.moon 0 -14 .86; fill the bolt scale .42 move 2 38
    cloud.sun.bolt: use cloud.sun 0 -14 .86; fill the bolt scale .42 move 2 38
    smoke: use cloud 0 -14 .94; stroke line -44 34 44 34 line -26 50 26 50
    hurricane: stroke circle 0 0 14; stroke*1.3 path M -20 14 C -44 -20 -10 -52 34 -50 C 10 -42 8 -34 10 -24 spin
    tropicalstorm: fill circle 0 0 16; stroke*1.3 path M -20 14 C -44 -20 -10 -52 34 -50 C 10 -42 8 -34 10 -24 spin
    thermometer.low: stroke path A 0 -40 13 180 360 L 13 12 A 0 32 23 -56 236 L -13 -40 Z; fill circle 0 32 12
    thermometer.high = thermometer
    thermometer.sun: use thermometer -24 0 .9; shape circle 24 -16 14; stroke line 24 -38 24 -46 line 40 -32 46 -38
      line 46 -16 54 -16 line 40 0 46 6 line 24 6 24 14
    thermometer.snowflake: use thermometer -24 0 .9; use snowflake 26 -12 .5
    thermometer.and.liquid.waves: use thermometer 0 -8 .8; stroke spline -54 48 -36 42 -18 48 0 44 18 48 36 42 54 48
    wind.snow: use wind -4 -8 .84; use snowflake 28 34 .4
    aqi.low: dot*1.6 0 -20 -20 -2 20 -2 0 16
    aqi.medium: dot*1.6 0 -34 -30 -18 30 -18 0 -2 -30 14 30 14 0 30
    aqi.high: dot*1.6 0 -42 -24 -36 24 -36 -38 -18 38 -18 -14 -14 14 -14 0 6 -40 8 40 8 -24 26 24 26 0 42
    water.waves.and.arrow.up: use water.waves 0 14 .8; stroke line 0 -10 0 -50 line -14 -38 0 -52 14 -38
    pipe.and.drop: shape box -50 -46 -22 10 4; shape corners -22 -30 2 26 -30 16 26 -2 2 8 -2 4 -2 -8 4 -22 -8 2;
      fill the drop scale .34 move 16 30
    wrongwaysign: solid circle 0 0 47; erase box -28 -8 28 8 3
    yieldsign: shape corners 0 47 10 -56 -47 10 56 -47 10; detail poly 4 0 18 -24 -26 24 -26
    lane: stroke line -40 -46 -40 46 line 40 -46 40 46; stroke line 0 -46 0 -24 line 0 -10 0 10 line 0 24 0 46
    document = doc
    microphone = mic
    text.page = doc.text
    text.document = doc.text
    richtext.page = doc.richtext
    document.on.document = doc.on.doc
    document.on.clipboard = doc.on.clipboard
    arrow.trianglehead.clockwise = arrow.clockwise
    arrow.trianglehead.counterclockwise = arrow.counterclockwise
    arrow.trianglehead.2.counterclockwise = arrow.triangle.2.circlepath flip
    arrow.trianglehead.2.clockwise.rotate.90 = arrow.trianglehead.2.clockwise turn 90
    arrow.trianglehead.2.counterclockwise.rotate.90 = arrow.trianglehead.2.counterclockwise turn 90
    arrow.trianglehead.clockwise.rotate.90 = arrow.clockwise turn 90
    arrow.trianglehead.counterclockwise.rotate.90 = arrow.counterclockwise turn 90
    arrow.trianglehead.2.clockwise.rotate.90.camera = arrow.triangle.2.circlepath.camera
    clock.arrow.trianglehead.counterclockwise.rotate.90 = clock.arrow.circlepath
    dollarsign.arrow.trianglehead.counterclockwise.rotate.90 = dollarsign.arrow.circlepath
    exclamationmark.arrow.trianglehead.2.clockwise.rotate.90 = exclamationmark.arrow.triangle.2.circlepath
    arrow.trianglehead.turn.up.right.diamond = arrow.triangle.turn.up.right.diamond
    arrow.trianglehead.turn.up.right.circle = arrow.triangle.turn.up.right.circle
    arrow.trianglehead.branch = arrow.triangle.branch
    arrow.trianglehead.merge = arrow.triangle.merge
    arrow.trianglehead.pull = arrow.triangle.pull
    arrow.trianglehead.swap = arrow.triangle.swap
    """
}
