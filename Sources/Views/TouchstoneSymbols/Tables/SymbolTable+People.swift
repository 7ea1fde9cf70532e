extension SymbolTable {
  /// People, sports, hands, faces and clothing.
  static let people = """
    person.fill.checkmark: use person filled -16 0 .92; stroke line 22 4 32 16 52 -12
    person.fill.xmark: use person filled -16 0 .92; stroke line 26 -10 50 14 line 50 -10 26 14
    person.fill.questionmark: use person filled -16 0 .92; use questionmark 40 2 .44
    person.fill.turn.right: use person filled -14 6 .9; stroke path M 8 -40 C 24 -46 40 -40 46 -22 line 30 -24 47
      -20 54 -36
    person.fill.turn.left = person.fill.turn.right flip
    person.fill.turn.down: use person filled -14 0 .9; stroke line 44 -20 44 34 line 28 18 44 35 60 18
    person.crop.circle.dashed: use circle.dashed; fill circle 0 -13 16.5 path M 0 13 C 14 13 24 18 29 28 C 14 40 -14
      40 -29 28 C -24 18 -14 13 0 13 Z
    person.crop.circle.badge: use person.crop.circle; level 0; erase circle 36 -34 22; fill circle 36 -34 16
    person.crop.square.badge.camera: use person.crop.square -4 -4 .94; erase box 0 8 64 60 12; use camera filled 32
      34 .46
    person.crop.square.badge.video: use person.crop.square -4 -4 .94; erase box 0 10 64 60 12; use video filled 32
      36 .46
    person.2.wave.2: use person.2 filled 0 6 .66; stroke arc 0 0 50 -30 30 arc 0 0 50 150 210
    person.line.dotted.person: use person -42 0 .62; use person 42 0 .62; dot*1.1 -11 0 0 0 11 0
    person.and.arrow.left.and.arrow.right: use person 0 -14 .74; stroke line -46 42 46 42 line -32 28 -47 42 -32 56
      line 32 28 47 42 32 56
    person.fill.and.arrow.left.and.arrow.right = person.and.arrow.left.and.arrow.right.fill
    person.and.background.dotted: use person 0 4 .86; dot*1 -46 -40 -30 -48 -46 -20 46 -40 30 -48 46 -20 -46 0 46 0
    person.bust: shape circle 0 -28 20; shape path M 0 -2 C 26 0 38 10 38 26 C 38 34 20 30 12 40 L 12 50 L 0 50
      mirror
    figure = figure.stand
    figure.stand.dress: fill circle 0 -44 10; solid poly 4 -8 -26 8 -26 22 20 -22 20; stroke*1.15 line -12 -22 -28 6
      line 12 -22 28 6 line -8 22 -8 52 line 8 22 8 52
    figure.dress.line.vertical.figure: use figure.stand.dress -32 0 .92; stroke*.8 line 0 -46 0 50; use figure.stand
      32 0 .92
    figure.arms.open: fill circle 0 -44 10; stroke*1.9 line 0 -22 0 8; stroke*1.15 line -6 -24 -34 -34 line 6 -24 34
      -34 line -4 8 -12 52 line 4 8 12 52
    figure.2: use figure.stand -20 0 .96; use figure.stand 20 0 .96
    figure.2.arms.open: use figure.arms.open -27 4 .8; use figure.arms.open 27 4 .8
    figure.child: fill circle 0 -34 12; stroke*1.8 line 0 -12 0 14; stroke*1.15 line -6 -12 -24 4 line 6 -12 24 4
      line -5 16 -9 48 line 5 16 9 48
    figure.and.child.holdinghands: use figure.stand -18 0; fill circle 24 -10 9; stroke*1.7 line 24 8 24 24;
      stroke*1.1 line 20 8 4 12 line 28 8 36 24 line 21 26 19 52 line 27 26 29 52
    figure.2.and.child.holdinghands: use figure.stand -34 0 .96; use figure.stand 34 0 .96; fill circle 0 -6 8;
      stroke*1.5 line 0 10 0 24; stroke line -3 10 -18 12 line 3 10 18 12 line -3 26 -5 51 line 3 26 5 51
    figure.roll: fill circle -12 -42 10; stroke*1.3 path M -10 -26 L -4 4 L 20 6 L 34 36; stroke*1.05 line -8 -18 14
      -12; stroke*1.1 arc -4 22 28 -120 -350
    figure.seated.side: fill circle -14 -42 10; stroke*1.6 bent 5 -14 -24 -10 14 18 16; stroke*1.2 bent 4 18 16 22
      48 34 48; stroke line -36 -26 -30 46
    figure.fall: fill circle 30 -34 10; stroke*1.9 line 16 -20 -8 -2; stroke*1.15 bent 3 14 -24 -6 -40 -24 -36 line
      18 -14 36 6 bent 3 -10 -2 -26 20 -50 12 bent 3 -6 2 6 28 -10 48
    figure.walk.motion: use figure.walk 12 0; stroke*.85 line -50 -20 -28 -20 line -54 0 -34 0 line -50 20 -32 20
    figure.walk.arrival: use figure.walk -12 0 .94; stroke line 40 -46 40 46
    figure.walk.departure: use figure.walk 12 0 .94; stroke line -40 -46 -40 46
    figure.hiking: use figure.walk -4 0; stroke*.9 line 26 -6 40 54; solid*.6 poly 4 -20 -28 -8 -30 -10 -4 -24 -2
    figure.climbing: fill circle 6 -34 10; stroke*1.9 line 0 -14 -10 14; stroke*1.15 bent 3 4 -18 20 -22 30 -48 bent
      3 -4 -16 -24 -18 -34 -38 bent 3 -8 14 14 20 10 44 bent 3 -12 16 -30 26 -28 50; stroke*.8 line 48 -52 44 52
    figure.yoga: fill circle 0 -42 10; stroke*1.7 line 0 -22 0 14; stroke*1.1 bent 4 -6 -22 -26 -2 -46 4 bent 4 6
      -22 26 -2 46 4; stroke*1.2 bent 6 -4 18 -44 32 20 46 bent 6 4 18 44 32 -20 46
    figure.mind.and.body: fill circle 0 -30 10; stroke*1.7 line 0 -12 0 18; stroke*1.1 bent 4 -6 -12 -22 8 -34 16
      bent 4 6 -12 22 8 34 16; stroke*1.2 bent 6 -4 22 -40 36 20 46 bent 6 4 22 40 36 -20 46; stroke*.9 arc 0 -30 22
      200 340
    figure.flexibility: fill circle -18 -40 10; stroke*1.8 bent 10 -12 -22 -8 6 10 10; stroke*1.1 line -10 -18 26 2;
      stroke*1.2 line 0 14 48 18 line 4 12 -8 48
    figure.pilates: fill circle -38 -10 10; stroke*1.8 line -24 4 6 20; stroke*1.1 line -16 4 20 -8; stroke*1.2 line
      6 18 44 -34; stroke line -50 40 50 40
    figure.cooldown: use figure.arms.open; stroke*.9 arc 0 0 52 -50 -10 arc 0 0 52 190 230
    figure.core.training: fill circle -34 -8 10; stroke*1.8 bent 8 -24 4 -4 22 10 18; stroke*1.2 bent 4 10 18 28 -12
      46 26; stroke*1.1 line -18 4 12 -2; stroke line -50 42 50 42
    figure.cross.training: fill circle 0 -44 9; stroke*1.8 line 0 -24 0 4; stroke*1.1 line -6 -26 -34 -42 line 6 -26
      34 -42 line -4 6 -24 50 line 4 6 24 50
    figure.highintensity.intervaltraining: fill circle 14 -42 10; stroke*1.9 line 6 -22 -6 6; stroke*1.15 line 2 -26
      -30 -40 line 10 -20 36 -30 bent 4 -8 6 -28 20 -26 50 bent 4 -2 8 24 14 34 46; stroke*.8 line -50 0 -36 0 line
      -54 16 -40 16
    figure.strengthtraining.traditional: fill circle 0 -16 10; stroke*1.8 line 0 4 0 26; stroke*1.1 line -6 4 -30
      -30 line 6 4 30 -30 line -4 28 -14 52 line 4 28 14 52; stroke line -46 -36 46 -36; stroke*1.4 line -42 -48 -42
      -24 line 42 -48 42 -24
    figure.strengthtraining.functional: fill circle -10 -42 10; stroke*1.9 line -10 -22 -10 8; stroke*1.15 bent 4 -4
      -24 16 -14 30 -36 bent 4 -16 -22 -28 -6 -22 12 line -14 10 -24 52 line -6 10 6 52; stroke*1.3 line 14 -42 46
      -42; stroke*1.6 line 12 -50 12 -34 line 48 -50 48 -34
    figure.dance: fill circle -4 -44 10; stroke*1.8 line -4 -24 4 4; stroke*1.1 bent 4 -10 -24 -32 -12 -46 -30 bent
      4 2 -26 26 -34 46 -20 bent 4 2 6 -18 22 -14 50 bent 4 8 6 30 18 24 50
    figure.socialdance: use figure.dance -24 2 .8; use figure.wave 26 2 .84
    figure.gymnastics: fill circle -30 10 10; stroke*1.8 line -16 0 8 -12; stroke*1.1 line -16 4 -20 48; stroke*1.2
      line 8 -12 48 -40 line 10 -10 46 8
    figure.jumprope: use figure.arms.open 0 2 .8; stroke*.8 path M -34 -20 C -70 60 70 60 34 -20
    figure.stairs: fill circle 6 -44 9; stroke*1.7 line 2 -26 -2 -2; stroke*1.05 bent 3 0 -26 -16 -14 -16 4 bent 3 6
      -22 18 -10 30 -12 bent 3 -2 0 14 8 12 24 bent 3 -4 2 -8 22 -20 34; stroke bent 3 -54 52 -28 52 -28 40 0 40 0
      28 28 28 28 16 54 16
    figure.stair.stepper = figure.stairs
    figure.step.training = figure.stairs
    figure.elliptical: fill circle 0 -42 10; stroke*1.8 line -2 -22 -6 6; stroke*1.1 bent 3 4 -22 18 -8 34 -18 bent
      3 -4 6 12 20 10 38 bent 3 -8 8 -18 26 -30 34; stroke*.9 line 34 -36 24 40; stroke line -50 46 46 46
    figure.rower: fill circle -18 -26 10; stroke*1.8 line -18 -6 -10 20; stroke*1.15 line -14 -6 26 0 bent 4 -8 22
      16 6 34 28; stroke line -50 40 54 40
    figure.outdoor.cycle: stroke circle -34 26 20 circle 34 26 20; fill circle 16 -44 9; stroke*1.5 line 8 -28 -16
      -8; stroke*1.05 bent 3 10 -26 18 -10 34 -10 bent 3 -16 -6 6 4 -2 26
    figure.indoor.cycle: stroke circle -4 28 20; fill circle 8 -46 9; stroke*1.5 line 2 -30 -16 -8; stroke*1.05 bent
      3 2 -28 14 -12 34 -14 bent 3 -16 -6 8 4 0 26; stroke line 34 -24 34 50 line -50 50 50 50
    figure.hand.cycling: stroke circle 20 28 22; fill circle -24 -36 10; stroke*1.7 bent 4 -22 -18 -18 12 16 16;
      stroke*1.05 bent 3 -18 -14 6 -8 26 -20
    figure.pool.swim: fill circle 26 -8 10; stroke*1.6 bent 6 12 0 -12 -24 -36 -10; stroke*1.2 line 8 2 -40 10;
      stroke spline -54 30 -36 24 -18 30 0 26 18 30 36 24 54 30; stroke spline -54 50 -36 44 -18 50 0 46 18 50 36 44
      54 50
    figure.open.water.swim = figure.pool.swim
    figure.water.fitness: fill circle 0 -40 10; stroke*1.8 line 0 -22 0 10; stroke*1.1 line -6 -22 -34 -36 line 6
      -22 34 -36; stroke spline -54 22 -36 16 -18 22 0 18 18 22 36 16 54 22; stroke spline -54 44 -36 38 -18 44 0 40
      18 44 36 38 54 44
    figure.waterpolo: use figure.water.fitness; fill circle 44 -46 9
    figure.surfing: fill circle -2 -40 10; stroke*1.8 line -2 -20 -6 4; stroke*1.1 line -6 -22 -32 -10 line 2 -20 30
      -14 bent 4 -8 6 -24 16 -22 32 bent 4 -4 8 18 14 18 30; stroke*1.3 path M -44 36 C -20 44 20 42 46 28
    figure.sailing: use sailboat; fill circle 30 14 7
    figure.skating: fill circle 12 -42 10; stroke*1.8 line 4 -24 -14 -2; stroke*1.1 line 0 -26 -30 -34 bent 3 8 -20
      26 -6 42 -14 bent 3 -16 0 -34 12 -50 6 bent 3 -12 2 12 18 2 46; stroke*.9 line -8 50 22 50
    figure.snowboarding: fill circle -6 -40 10; stroke*1.8 line -4 -20 0 4; stroke*1.1 line -8 -20 -34 -18 line 0
      -18 28 -26 bent 4 -2 6 -20 16 -18 30 bent 4 4 6 22 14 20 30; stroke*1.3 line -38 30 40 38
    figure.skiing.downhill: fill circle 4 -38 10; stroke*1.8 line -4 -20 -14 2; stroke*1.1 line -2 -20 24 -10 bent 4
      -14 4 10 12 0 32; stroke line 24 -18 -30 4; stroke*1.1 line -44 24 44 46
    figure.skiing.crosscountry: fill circle 8 -44 10; stroke*1.8 line 2 -24 -6 2; stroke*1.1 line 2 -26 -26 -16 line
      6 -22 30 -12 bent 4 -6 4 14 18 10 40 bent 4 -8 4 -20 22 -36 36; stroke*.8 line 30 -22 22 44 line -26 -24 -48
      44; stroke line -20 46 46 46
    figure.golf: fill circle -2 -42 10; stroke*1.8 line -4 -22 -8 8; stroke*1.1 line -2 -22 18 -2 line -8 -20 16 -4
      line -10 8 -16 52 line -4 8 6 52; stroke*.8 line 18 -4 44 44 52 44; fill circle 32 50 4
    figure.tennis: fill circle -6 -40 10; stroke*1.8 line -6 -20 -10 8; stroke*1.1 line -2 -22 22 -14 line -10 -20
      -30 -6 bent 4 -12 10 -28 26 -36 52 bent 4 -6 10 8 28 6 52; stroke*.9 ellipse 38 -32 12 16 turn 0; fill circle
      50 4 4
    figure.badminton = figure.tennis
    figure.table.tennis = figure.tennis
    figure.racquetball = figure.tennis
    figure.squash = figure.tennis
    figure.pickleball = figure.tennis
    figure.soccer: fill circle -2 -44 10; stroke*1.8 line -4 -24 -8 4; stroke*1.1 line -8 -24 -34 -14 line 0 -24 28
      -30 bent 4 -10 6 -20 26 -36 44 bent 4 -4 6 16 16 34 26; stroke*.9 circle 44 44 9
    figure.american.football: fill circle 6 -42 10; stroke*1.9 line 0 -22 -8 6; stroke*1.15 bent 4 -4 -22 -26 -16
      -30 4 bent 4 6 -20 22 -6 34 -12 bent 4 -10 8 -26 22 -44 20 bent 4 -4 8 18 22 10 52; fill ellipse 40 -18 12 7
      turn 0
    figure.basketball: fill circle -2 -38 10; stroke*1.8 line -4 -18 -6 8; stroke*1.1 bent 4 2 -20 16 -26 22 -44
      bent 4 -8 -18 -24 -6 -34 -16 line -8 10 -16 52 line -2 10 12 52; stroke*.9 circle 30 -52 10
    figure.volleyball = figure.basketball
    figure.handball = figure.basketball
    figure.baseball: fill circle -6 -40 10; stroke*1.8 line -6 -20 -8 8; stroke*1.1 line -8 -20 18 -22 line -2 -18
      20 -20 line -12 10 -26 52 line -4 10 14 52; stroke*1.2 line 18 -20 46 -50
    figure.softball = figure.baseball
    figure.cricket = figure.baseball
    figure.bowling: fill circle 8 -38 10; stroke*1.8 line 0 -20 -16 4; stroke*1.1 line -4 -22 -30 -30 bent 3 6 -16
      20 4 34 18 bent 3 -18 4 -34 20 -52 18 bent 3 -14 8 8 24 2 50; fill circle 40 26 11
    figure.boxing: fill circle -2 -40 10; stroke*1.9 line -4 -20 -6 8; stroke*1.15 bent 3 0 -22 20 -12 40 -26 bent 3
      -8 -20 -22 -6 -6 -6 bent 4 -10 10 -24 26 -26 52 bent 4 -2 10 16 26 14 52; fill circle 44 -28 7
    figure.kickboxing: fill circle -22 -38 10; stroke*1.8 line -16 -20 -6 6; stroke*1.1 bent 3 -12 -22 4 -18 8 -34
      bent 3 -20 -18 -32 -2 -20 4 line -6 8 -12 52 bent 3 -2 4 26 -6 50 -22
    figure.martial.arts = figure.kickboxing
    figure.taichi: fill circle 0 -40 10; stroke*1.8 line 0 -20 0 8; stroke*1.1 bent 4 -6 -22 -28 -22 -42 -6 bent 4 6
      -22 28 -22 42 -6 bent 5 -4 10 -34 22 -34 52 bent 5 4 10 34 22 34 52
    figure.wrestling: use figure.boxing -20 2 .76; use figure.boxing flip 22 2 .76
    figure.fencing: fill circle -14 -38 10; stroke*1.8 line -12 -18 -10 8; stroke*1.1 line -10 -18 16 -14 bent 3 -14
      -18 -34 -26 -40 -46 bent 4 -12 10 -28 26 -44 50 bent 4 -8 10 16 18 18 50; stroke*.8 line 16 -14 56 -24
    figure.archery: fill circle -10 -38 10; stroke*1.8 line -10 -18 -12 8; stroke*1.1 line -8 -18 24 -18 bent 3 -14
      -18 -34 -24 -14 -22 line -16 10 -24 52 line -8 10 2 52; stroke*.9 arc 4 -18 36 -60 60 line -14 -18 52 -18
    figure.fishing: fill circle -20 -38 10; stroke*1.8 line -20 -18 -20 8; stroke*1.1 line -16 -18 8 -10 line -22 10
      -26 52 line -16 10 -8 52; stroke*.8 path M 4 -2 L 40 -48 C 50 -30 50 -10 48 24
    figure.hockey: fill circle 4 -40 10; stroke*1.8 line -2 -22 -14 0; stroke*1.1 line 0 -22 14 0 line -6 -20 10 2
      bent 4 -16 2 -30 20 -44 46 bent 4 -12 4 6 24 0 48; stroke*.9 line 6 -8 32 48 48 48
    figure.disc.sports: fill circle -10 -40 10; stroke*1.8 line -10 -20 -12 8; stroke*1.1 line -6 -20 28 -14 line
      -14 -18 -32 4 line -16 10 -28 52 line -8 10 6 52; stroke ellipse 44 -18 12 5
    figure.track.and.field = figure.run
    figure.rugby = figure.american.football
    figure.australian.football = figure.american.football
    figure.play: use figure.arms.open -8 0 .86; fill circle 40 34 10
    figure.barre: use figure.dance -8 0 .9; stroke line 40 -20 40 52
    figure.roll.runningpace = figure.roll
    figure.mixed.cardio: use figure.run 12 0 .92; stroke line -54 -24 -34 -24 line -54 0 -40 0 line -54 24 -38 24
    brain.head.profile: shape path M 36 50 L 36 36 C 46 30 44 22 44 14 L 50 10 C 48 2 44 -6 42 -14 C 38 -40 18 -52
      -6 -52 C -34 -52 -52 -32 -52 -8 C -52 8 -46 18 -36 26 L -36 50 Z; spot path M -6 -36 C 6 -44 22 -36 24 -26 C
      34 -18 30 -4 20 -2 C 10 4 4 2 0 8 C -10 14 -20 8 -20 2 C -34 0 -36 -14 -30 -20 C -32 -30 -16 -40 -6 -36 Z
    brain.filled.head.profile = brain.head.profile
    smiley: shape circle 0 0 47; spot ellipse -16 -13 5.5 7.5 ellipse 16 -13 5.5 7.5; spot path M -26 8 L 26 8 C 24
      34 -24 34 -26 8 Z
    face.dashed: use circle.dashed; fill ellipse -16 -13 5.5 7.5 ellipse 16 -13 5.5 7.5; stroke path M -23 12 C -17
      33 17 33 23 12
    face.smiling.inverse = face.smiling.fill
    eyes.inverse: solid ellipse -27 0 22 36 ellipse 27 0 22 36; erase ellipse -20 9 9 12 ellipse 34 9 9 12
    eyebrow: stroke*1.6 path M -50 10 C -30 -18 20 -26 50 0
    nose: stroke path M 4 -50 C 4 -20 -26 6 -26 24 C -26 40 -10 42 -2 36 C 4 48 24 46 26 30 C 26 22 22 18 16 18
    mustache: shape path M 0 -4 C 8 -20 28 -20 34 -4 C 38 8 48 12 56 4 C 54 24 20 36 0 12 mirror
    sunglasses: stroke line -16 -10 16 -10; solid path M -56 -16 L -14 -16 C -12 6 -20 22 -36 22 C -52 22 -58 6 -56
      -16 Z twin
    facemask: shape path M 0 -18 C 14 -26 24 -28 34 -26 L 34 10 C 26 30 12 36 0 36 mirror; detail*.85 line -18 2 18
      2 line -14 16 14 16; stroke*.9 path M 34 -18 C 52 -18 54 6 34 10 path M -34 -18 C -52 -18 -54 6 -34 10
    ear.badge.waveform: use ear -14 0; stroke line 26 -8 26 8 line 40 -20 40 20 line 54 -8 54 8
    ear.and.waveform = ear.badge.waveform
    hearingdevice.ear = ear
    lungs: shape path M -10 -14 C -20 -30 -34 -22 -42 2 C -52 30 -50 44 -40 44 C -28 44 -12 36 -10 22 Z path M 10
      -14 C 20 -30 34 -22 42 2 C 52 30 50 44 40 44 C 28 44 12 36 10 22 Z; stroke path M 0 -50 L 0 -24 C 0 -14 -4 -6
      -10 0 path M 0 -24 C 0 -14 4 -6 10 0
    hand.point.up.left: shape path M -36 -50 C -28 -54 -20 -50 -16 -42 L 0 -10 L 22 -16 C 34 -18 40 -12 44 -2 L 50
      18 C 54 34 48 44 36 48 L 16 52 C 6 54 -2 52 -10 44 L -30 24 C -38 16 -30 6 -20 10 L -14 12 L -40 -36 C -43 -42
      -42 -48 -36 -50 Z
    hand.point.up: shape path M -15 10 L -15 -40 A -8 -43 8 180 360 L 1 -8 L 24 -2 C 34 0 38 8 36 18 L 32 38 C 30 48
      24 53 14 53 L 2 53 C -6 53 -12 50 -17 44 L -36 24 C -43 16 -34 6 -26 10 L -15 16 Z
    hand.point.right = hand.point.up turn 90
    hand.point.down = hand.point.up turn 180
    hand.point.left = hand.point.up turn -90
    hand.draw: use hand.point.up.left 4 8 .86; stroke path M -54 -20 C -54 -44 -30 -52 -10 -46
    hand.raised.fingers.spread: shape path M -12 10 L -34 -22 C -40 -31 -29 -38 -23 -30 L -10 -10 L -14 -44 C -15
      -54 -2 -55 -1 -46 L 4 -10 L 14 -42 C 17 -51 29 -47 26 -38 L 20 -4 L 36 -24 C 42 -32 52 -24 46 -16 L 30 12 C 26
      38 16 52 -4 52 C -22 52 -28 42 -34 28 L -46 12 C -50 4 -42 -2 -34 4 L -20 18 Z
    hand.app: use app; engrave hand.raised filled 0 0 .54
    hand.raised.square.on.square: use square.on.square; engrave hand.raised filled 15 15 .42
    hands.clap: shape path M -10 20 L -38 -14 C -44 -22 -34 -30 -27 -23 L -8 -2 L -26 -30 C -32 -38 -21 -45 -15 -37
      L 4 -10 L -8 -36 C -12 -45 0 -50 5 -42 L 30 0 L 30 -14 C 30 -24 42 -24 42 -14 L 44 14 C 44 38 34 50 16 52 C 2
      53 -6 44 -14 34; stroke*.9 line -46 -40 -54 -48 line -30 -50 -34 -58 line -52 -24 -60 -26
    hands.and.sparkles: shape path M 26 -8 L -4 -40 C -10 -46 -21 -44 -20 -34 C -28 -42 -39 -34 -34 -24 C -43 -29 -52 -19
      -46 -9 C -56 -10 -60 2 -53 9 L -17 44 C 3 62 32 60 46 38 C 54 26 52 8 48 -8 L 38 -32 C 34 -42 24 -38 26 -28 Z;
      detail*.9 line -20 -34 2 -12 line -34 -24 -9 1 line -46 -9 -20 17; stroke path M 46 -46 C 50 -44 52 -40 54 -36 L
      63 -10 C 71 16 65 44 45 60; fill star 20 -60 4 17 5 1 1 star -8 -66 4 11 3 1 1 star -48 48 4 14 4 1 1
    hands.sparkles = hands.and.sparkles
    peacesign: stroke circle 0 0 47 line 0 -47 0 47 line 0 0 -33 33 line 0 0 33 33
    shoe: shape path M -52 -18 C -44 -10 -30 -12 -24 -24 L -8 -28 C 4 -8 30 0 48 6 C 58 10 58 26 50 28 L -48 28 C
      -56 28 -56 -10 -52 -18 Z; detail*.8 line -54 14 54 14 line -4 -18 -12 -8 line 8 -8 0 2
    shoe.2: use shoe -6 -18 .74; over shoe 8 18 .8
    shoeprints.fill: solid*.6 ellipse -20 10 12 24 turn -8; solid*.6 ellipse 22 -14 12 24 turn 8; solid*.6 ellipse
      -24 46 10 9; solid*.6 ellipse 26 24 10 9
    tshirt: shape corners -18 -46 6 18 -46 6 56 -24 6 42 2 4 30 -6 3 30 46 8 -30 46 8 -30 -6 3 -42 2 4 -56 -24 6;
      detail path M -17 -45 C -12 -30 12 -30 17 -45
    hanger: stroke path M -2 -16 C 14 -22 14 -46 -2 -46 C -12 -46 -16 -38 -14 -32 path M -2 -16 L 0 -8 L 52 26 C 58
      32 54 40 46 40 L -46 40 C -54 40 -58 32 -52 26 L 0 -8
    handbag: shape corners -46 -14 8 46 -14 8 52 48 12 -52 48 12; stroke path M -24 -14 C -24 -62 24 -62 24 -14
    backpack: shape path M -34 -8 C -34 -40 34 -40 34 -8 L 38 42 C 38 50 34 52 28 52 L -28 52 C -34 52 -38 50 -38 42
      Z; stroke path M -12 -32 C -12 -54 12 -54 12 -32; detail line -22 -2 22 -2; detail box -22 18 22 40 6
    suitcase.rolling: shape box -36 -26 36 42 10; stroke bent 7 -14 -26 -14 -54 14 -54 14 -26; detail line -16 -12
      -16 28 line 16 -12 16 28; stroke*1.2 line -22 44 -22 51 line 22 44 22 51
    suitcase.cart: use suitcase 6 -8 .78; stroke bent 6 -54 -50 -42 -50 -34 40 50 40; dot*1.8 -20 52 34 52
    gym.bag: shape box -54 -20 54 38 16; stroke path M -26 -20 C -26 -54 26 -54 26 -20; detail line -34 2 34 2
    case: shape box -55 -30 55 44 12; stroke bent 6 -22 -30 -22 -46 22 -46 22 -30
    cross.case: shape box -55 -28 55 46 13; stroke bent 7 -20 -28 -20 -46 20 -46 20 -28; detail line -18 9 18 9 line
      0 -9 0 27
    latch.2.case: shape box -55 -28 55 46 13; stroke bent 7 -20 -28 -20 -46 20 -46 20 -28; detail line -54 6 54 6;
      spot box -32 0 -20 14 2 box 20 0 32 14 2
    person.crop = person
    shield.checkmark = checkmark.shield.fill
    """
}
