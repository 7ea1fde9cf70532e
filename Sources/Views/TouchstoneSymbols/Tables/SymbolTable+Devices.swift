extension SymbolTable {
  /// Devices, speech, sound and images.
  static let devices = """
    mail = envelope
    mail.stack: use envelope 0 12 .86; stroke*.9 line -38 -36 38 -36 line -28 -48 28 -48
    message.badge: use message; level 0; erase circle 38 -34 24; fill circle 38 -34 17
    bubble = bubble.left
    bubble.middle.bottom: shape corners -53 -45 30 53 -45 30 53 31 30 14 31 4 0 48 5 -14 31 4 -53 31 30
    bubble.middle.top: shape corners -53 45 30 53 45 30 53 -31 30 14 -31 4 0 -48 5 -14 -31 4 -53 -31 30
    bubble.left.and.text.bubble.right: level 1; use bubble.left -22 -14 .76; level 0; over bubble.right 22 12 .8;
      detail*.85 line 2 2 42 2 line 2 16 30 16
    bubble.left.and.exclamationmark.bubble.right: level 1; use bubble.left -22 -14 .76; level 0; over bubble.right
      22 12 .8; engrave exclamationmark 22 7 .38
    video.bubble.left: use bubble.left; engrave video filled 0 -7 .44
    phone.bubble.left: use bubble.left; engrave phone filled 0 -7 .44
    speaker.wave.2.bubble.left: use bubble.left; engrave speaker.wave.2 filled 0 -7 .44
    rectangle.3.group.bubble.left: use bubble.left; engrave rectangle.3.group filled 0 -7 .4
    ellipsis.vertical.bubble: use bubble.left; spots*1.4 0 -27 0 -7 0 13
    video.and.waveform: use video; detail*.9 line -44 -6 -44 6 line -31 -16 -31 16 line -18 -22 -18 22 line -5 -10
      -5 10
    phone.and.waveform: use phone -4 6 .9; stroke*.9 line 12 -34 12 -18 line 26 -46 26 -6 line 40 -38 40 -14 line 54
      -30 54 -22
    phone.arrow.right: use phone -8 8 .88; stroke line 8 -32 50 -32 line 34 -48 51 -32 34 -16
    phone.arrow.up.right: use phone -6 8 .88; stroke line 16 -12 48 -44 line 24 -46 50 -46 50 -20
    phone.arrow.down.left: use phone -6 8 .88; stroke line 48 -44 16 -12 line 40 -10 14 -10 14 -36
    phone.fill.arrow.right = phone.arrow.right.fill
    phone.fill.arrow.up.right = phone.arrow.up.right.fill
    phone.fill.arrow.down.left = phone.arrow.down.left.fill
    phone.connection: use phone -6 6 .9; dot*1.3 14 -36 32 -36 50 -36
    phone.fill.connection = phone.connection.fill
    teletype: use phone -2 10 .86; dot*1.2 12 -40 28 -40 44 -40 12 -24 28 -24 44 -24
    bell.and.waves.left.and.right: use bell 0 0 .86; stroke arc 0 -8 46 -36 30 arc 0 -8 46 150 216
    bell.and.waveform: use bell -8 4 .9; stroke*.9 line 28 -38 28 -22 line 42 -46 42 -14
    alarm.waves.left.and.right: use alarm 0 0 .8; stroke arc 0 4 52 -30 30 arc 0 4 52 150 210
    speaker.1 = speaker.wave.1
    speaker.2 = speaker.wave.2
    speaker.3 = speaker.wave.3
    speaker.plus: use speaker -20 0; stroke line 18 0 50 0 line 34 -16 34 16
    speaker.minus: use speaker -20 0; stroke line 18 0 50 0
    speaker.zzz: use speaker -30 4; use zzz 30 -12 .62
    goforward.5: use goforward.loop; use 5 0 8 .42
    goforward.15: use goforward.loop; use 15 0 8 .42
    goforward.30: use goforward.loop; use 30 0 8 .42
    goforward.45: use goforward.loop; use 45 0 8 .42
    goforward.60: use goforward.loop; use 60.digits 0 8 .42
    gobackward.5: use goforward.loop flip; use 5 0 8 .42
    gobackward.15: use goforward.loop flip; use 15 0 8 .42
    gobackward.30: use goforward.loop flip; use 30 0 8 .42
    gobackward.45: use goforward.loop flip; use 45 0 8 .42
    gobackward.60: use goforward.loop flip; use 60.digits 0 8 .42
    60.digits: use 6 -25 0 .85; use 0 25 0 .85
    repeat.1: stroke path M -46 -2 L -46 -6 C -46 -20 -38 -27 -26 -27 L 10 -27 line -4 -44 14 -27 -4 -10 path M 46
      12 C 46 22 38 29 26 29 L -40 29 line -26 46 -43 29 -26 12; use 1 40 -22 .5
    forward.frame: shape poly 6 -44 -36 18 0 -44 36; shape box 30 -34 46 34 5
    backward.frame = forward.frame flip
    forward.end.alt: shape poly 6 -48 -30 -4 0 -48 30 poly 6 0 -30 42 0 0 30; stroke*1.1 line 50 -30 50 30
    backward.end.alt = forward.end.alt flip
    shareplay: stroke arc 0 -8 34 150 390; fill circle 0 -14 14 path M 0 6 C 20 6 34 20 34 36 L -34 36 C -34 20 -20
      6 0 6 Z
    livephoto: fill circle 0 0 8; stroke circle 0 0 22; dot*1 0 -46 12 -44.5 23 -40 32.5 -32.5 40 -23 44.5 -12 46 0
      44.5 12 40 23 32.5 32.5 23 40 12 44.5 0 46 -12 44.5 -23 40 -32.5 32.5 -40 23 -44.5 12 -46 0 -44.5 -12 -40 -23
      -32.5 -32.5 -23 -40 -12 -44.5
    livephoto.play: fill poly 3 -8 -14 16 0 -8 14; stroke circle 0 0 30; dot*1 0 -46 12 -44.5 23 -40 32.5 -32.5 40
      -23 44.5 -12 46 0 44.5 12 40 23 32.5 32.5 23 40 12 44.5 0 46 -12 44.5 -23 40 -32.5 32.5 -40 23 -44.5 12 -46 0
      -44.5 -12 -40 -23 -32.5 -32.5 -23 -40 -12 -44.5
    photo.stack: use photo 0 12 .86; stroke*.9 line -38 -40 38 -40 line -28 -52 28 -52
    photo.on.rectangle.angled: level 1; shape box -54 -46 26 14 10; level 0; clear box -44 -31 44 31 11 turn 9 move
      10 12; shape box -44 -31 44 31 11 turn 9 move 10 12; spot circle -10 -3 7; detail*.9 line -36 26 -14 14 4 28
      26 10 50 34
    photo.fill.on.rectangle.fill = photo.on.rectangle.fill
    photo.artframe: stroke box -56 -44 56 44 3; stroke*.8 box -42 -30 42 30 2; stroke*.9 line -40 20 -16 -2 4 18 18
      4 40 24; fill circle 18 -12 7
    person.crop.artframe: stroke box -50 -50 50 50 3; stroke*.8 box -36 -36 36 36 2; fill circle 0 -10 13 path M 0
      10 C 16 10 26 20 26 36 L -26 36 C -26 20 -16 10 0 10 Z
    camera.macro: stroke path M 0 52 L 0 6 path M 0 44 C -18 44 -30 36 -34 22 C -18 20 -4 28 0 44 path M 0 44 C 18
      44 30 36 34 22 C 18 20 4 28 0 44; stroke circle 0 -20 9; stroke path M -6 -28 C -20 -50 20 -50 6 -28 move 0 20
      ring 5 move 0 -20
    camera.filters: stroke circle 0 -19 28 circle -18 14 28 circle 18 14 28
    camera.aperture: stroke circle 0 0 47; stroke*.9 line 12 -22 -38 -26 ring 6
    camera.metering.center.weighted: stroke box -56 -38 56 38 10 circle 0 0 20; fill circle 0 0 8
    camera.metering.spot: stroke box -56 -38 56 38 10; fill circle 0 0 10
    camera.metering.matrix: stroke box -56 -38 56 38 10 circle 0 0 14; stroke*.85 line 0 -38 0 -14 line 0 38 0 14
      line -56 0 -14 0 line 56 0 14 0
    camera.metering.none: stroke box -56 -38 56 38 10
    camera.on.rectangle: level 1; shape box -58 -46 30 18 12; level 0; over camera.body 14 16 .78; detail circle 14
      18 16
    camera.shutter.button: shape ellipse 0 20 54 26; shape ellipse 0 8 26 14; stroke line 0 -50 0 -22 line -14 -34 0
      -20 14 -34
    video.doorbell: shape box -24 -54 24 54 14; detail circle 0 -26 10 circle 0 22 12
    web.camera: shape circle 0 -14 36; detail circle 0 -14 16; stroke line -24 48 24 48 line 0 24 0 46
    videoprojector: shape box -58 -24 58 26 10; stroke circle 18 0 26; filled clear circle 18 0 20; filled use
      circle 18 0 .3; detail line -42 0 -24 0; stroke line -42 30 -42 38 line 42 30 42 38
    film.stack: use film 0 12 .84; stroke*.9 line -38 -40 38 -40 line -28 -52 28 -52
    movieclapper: shape corners -52 -8 3 52 -8 3 52 48 12 -52 48 12; shape box -54 -14 54 6 5 turn -14 move 2 -26;
      detail*.9 line -30 -14 -20 6 turn -14 move 2 -26 line 0 -14 10 6 turn -14 move 2 -26 line 30 -14 40 6 turn -14
      move 2 -26
    music.quarternote.3: solid*.6 ellipse -44 32 10 8 ellipse 0 38 10 8 ellipse 40 28 10 8; stroke line -34 30 -34
      -24 line 10 36 10 -40 line 50 26 50 -20
    tv.music.note: use tv; engrave music.note 0 -6 .5
    music.house: use in.house; engrave music.note 0 12 .5
    in.house: shape corners 0 -46 4 50 -4 5 42 8 2 42 48 11 -42 48 11 -42 8 2 -50 -4 5
    in.gearshape = gearshape.plain
    gearshape.plain: shape circle 0 0 40; stroke*1.6 line 0 -40 0 -50 ring 8
    metronome: shape poly 7 -20 -52 20 -52 38 48 -38 48; detail line -34 24 34 24; stroke line -4 22 34 -34
    pianokeys: shape box -56 -42 56 42 10; detail*.85 line -20 6 -20 42 line 20 6 20 42; spot box -30 -42 -10 8 3
      box 10 -42 30 8 3
    guitars: shape path M -50 50 C -62 36 -46 24 -38 16 C -34 4 -22 2 -14 10 C -2 20 -6 30 -16 36 C -24 44 -38 62
      -50 50 Z; detail circle -26 26 7; stroke line -14 12 34 -38; stroke*1.6 line 34 -38 44 -48
    tuningfork: stroke path M -18 -50 L -18 -16 C -18 8 18 8 18 -16 L 18 -50; stroke*1.2 line 0 6 0 52
    recordingtape: stroke circle -32 0 24 circle 32 0 24 line -32 24 32 24
    opticaldisc: shape circle 0 0 47; detail circle 0 0 16; spot circle 0 0 5
    opticaldiscdrive: shape box -56 0 56 40 12; stroke arc 0 2 44 -180 0; detail line -34 20 10 20; spots*1.3 34 20
    hifispeaker: shape box -36 -54 36 54 10; detail circle 0 18 20; detail circle 0 -28 9
    hifispeaker.2: shape box -58 -46 -6 46 8 box 6 -46 58 46 8; detail*.9 circle -32 14 14 circle 32 14 14 circle
      -32 -24 6 circle 32 -24 6
    homepod: shape path M -20 -50 L 20 -50 C 38 -50 46 -40 46 -20 L 46 18 C 46 40 36 50 20 50 L -20 50 C -36 50 -46
      40 -46 18 L -46 -20 C -46 -40 -38 -50 -20 -50 Z; detail path M -34 -34 C -14 -24 14 -24 34 -34
    homepodmini: shape path M -22 -38 C -8 -42 8 -42 22 -38 C 40 -32 48 -16 48 0 C 48 20 38 36 22 40 L -22 40 C -38
      36 -48 20 -48 0 C -48 -16 -40 -32 -22 -38 Z; detail path M -26 -24 C -10 -16 10 -16 26 -24
    homepod.2: use homepod -26 0 .62; over homepod 24 4 .66
    appletv: shape box -50 -36 50 36 14; detail*.9 line -26 -8 -8 -8 line -17 -8 -17 16 line 6 -6 16 16 26 -6
    appletvremote.gen4: shape box -18 -56 18 56 9; detail circle 0 -32 10; spots*1.1 -8 -6 8 -6 -8 10 8 10
    appletvremote.gen1 = appletvremote.gen4
    appletvremote.gen2 = appletvremote.gen4
    appletvremote.gen3 = appletvremote.gen4
    av.remote = appletvremote.gen4
    airplayvideo: stroke bends -28 34 0 -56 34 12 -56 -40 12 56 -40 12 56 34 12 28 34 0; fill poly 3 0 10 30 48 -30
      48
    airplayaudio: stroke arc 0 0 50 130 410 arc 0 0 32 128 412; fill poly 3 0 6 30 48 -30 48
    airplay.video = airplayvideo
    airplay.audio = airplayaudio
    airpods: shape path M -18 -46 C -40 -52 -52 -34 -48 -18 C -46 -10 -40 -8 -34 -8 L -30 40 C -29 46 -19 46 -18 40
      L -12 -30 C -11 -38 -12 -44 -18 -46 Z twin
    airpodspro: shape path M -18 -42 C -40 -48 -56 -30 -50 -14 C -46 -4 -38 -4 -32 -6 L -30 28 C -29 34 -19 34 -18
      28 L -12 -28 C -11 -36 -12 -40 -18 -42 Z twin
    airpods.gen3 = airpodspro
    airpodsmax: stroke path M -38 -6 L -34 -22 C -26 -58 26 -58 34 -22 L 38 -6; shape box -52 -8 -28 44 11 box 28 -8
      52 44 11
    airpods.max = airpodsmax
    airpod.left: shape path M 12 -46 C -14 -54 -30 -34 -26 -16 C -24 -8 -16 -6 -8 -6 L -4 44 C -3 50 9 50 10 44 L 18
      -30 C 19 -38 18 -44 12 -46 Z
    airpod.right = airpod.left flip
    airpods.chargingcase: shape box -48 -36 48 40 22; detail line -48 -10 48 -10; spots*1.2 0 12
    earbuds: shape circle -28 -22 18 circle 28 -22 18; stroke path M -20 -4 C -18 30 -4 30 0 46 C 4 30 18 30 20 -4
    earpods = earbuds
    beats.headphones: stroke path M -44 18 L -44 -2 A 0 -2 44 180 360 L 44 18; shape box -50 8 -28 46 9 box 28 8 50
      46 9
    beats.earphones = earbuds
    headset: use headphones; stroke path M 38 46 C 34 58 18 58 8 56
    applewatch.watchface: stroke box -30 -34 30 34 15 line -21 -36 -17 -56 17 -56 21 -36 line -21 36 -17 56 17 56 21
      36; stroke*.9 line 0 -16 0 2 12 8
    applewatch.radiowaves.left.and.right: use applewatch 0 0 .86; stroke arc 0 0 52 -32 32 arc 0 0 52 148 212
    applewatch.side.right: shape box -14 -34 14 34 12; stroke line -8 -36 -8 -56 8 -56 8 -36 line -8 36 -8 56 8 56 8
      36; stroke*1.2 line 20 -14 20 2
    exclamationmark.applewatch: use applewatch; use exclamationmark 0 0 .46
    checkmark.applewatch: use applewatch; use checkmark 0 0 .42
    lock.applewatch: use applewatch; use lock filled 0 0 .42
    watch.analog: stroke circle 0 0 34 line -20 -32 -16 -54 16 -54 20 -32 line -20 32 -16 54 16 54 20 32; stroke*.9
      line 0 -18 0 0 12 6
    digitalcrown.horizontal.press: shape box -44 4 44 40 8; detail*.8 line -24 4 -24 40 line -8 4 -8 40 line 8 4 8
      40 line 24 4 24 40; stroke line 0 -50 0 -18 line -14 -32 0 -17 14 -32
    digitalcrown.press = digitalcrown.horizontal.press turn 90
    digitalcrown.horizontal.arrow.clockwise: shape box -44 4 44 40 8; detail*.8 line -24 4 -24 40 line -8 4 -8 40
      line 8 4 8 40 line 24 4 24 40; stroke line -40 -24 40 -24 line 24 -40 41 -24 24 -8
    iphone.homebutton: stroke box -30 -55 30 55 13; stroke*.9 circle 0 41 5; stroke*.8 line -30 -38 30 -38 line -30
      28 30 28
    iphone.gen1 = iphone.homebutton
    iphone.gen2: stroke box -30 -55 30 55 15; stroke*1.3 line -9 -49 9 -49
    iphone.gen3: stroke box -30 -55 30 55 15; stroke line -6 -43 6 -43
    ipodtouch = iphone.homebutton
    iphone.landscape = iphone turn -90
    iphone.gen1.landscape = iphone.homebutton.landscape
    iphone.gen2.landscape = iphone.gen2 turn -90
    iphone.gen3.landscape = iphone.gen3 turn -90
    iphone.homebutton.landscape = iphone.homebutton turn -90
    smartphone = iphone.gen1
    candybarphone: shape box -26 -55 26 55 11; detail*.9 box -15 -40 15 -8 3; spots*1.1 -13 8 0 8 13 8 -13 22 0 22
      13 22 -13 36 0 36 13 36
    iphone.radiowaves.left.and.right: use iphone 0 0 .86; stroke arc 0 0 44 -36 36 arc 0 0 44 144 216; stroke arc 0
      0 60 -34 34 arc 0 0 60 146 214
    iphone.gen2.radiowaves.left.and.right = iphone.radiowaves.left.and.right
    iphone.gen3.radiowaves.left.and.right = iphone.radiowaves.left.and.right
    iphone.homebutton.radiowaves.left.and.right = iphone.radiowaves.left.and.right
    iphone.and.arrow.forward: use iphone -24 0 .92; stroke line 2 0 52 0 line 36 -18 54 0 36 18
    ipad.and.arrow.forward: stroke bends 14 -20 0 14 -52 12 -52 -52 12 -52 52 12 14 52 12 14 20 0; stroke line -18 0
      54 0 line 36 -18 54 0 36 18
    iphone.rear.camera: stroke box -30 -55 30 55 15; fill box -22 -47 2 -22 8
    iphone.case = iphone.rear.camera
    iphone.sizes: stroke box -8 -54 44 54 12; clear box -46 -24 -4 54 10; stroke box -46 -24 -4 54 10
    lock.iphone: use iphone; use lock filled 0 4 .44
    lock.open.iphone: use iphone; use lock.open filled 0 4 .44
    lock.ipad: use ipad; use lock filled 0 -2 .5
    lock.display: use display; use lock filled 0 -8 .44
    lock.desktopcomputer: use desktopcomputer; use lock filled 0 -16 .4
    lock.laptopcomputer: use laptopcomputer; use lock filled 0 -4 .42
    play.display: use display; fill poly 4 -14 -28 20 -8 -14 12
    play.desktopcomputer: use desktopcomputer; fill poly 4 -12 -34 18 -16 -12 2
    play.laptopcomputer: use laptopcomputer; fill poly 4 -14 -22 20 -4 -14 14
    arrow.turn.up.forward.iphone: shape box -12 -34 46 54 12; detail line 8 -22 26 -22; stroke path M -50 14 L -50
      -10 C -50 -32 -40 -42 -18 -42 line -30 -56 -16 -42 -30 -28
    ipad.homebutton: stroke box -42 -53 42 53 11; stroke*.9 circle 0 42 4; stroke*.8 line -42 -40 42 -40 line -42 31
      42 31
    ipad.gen1 = ipad.homebutton
    ipad.gen2 = ipad
    ipad.landscape = ipad turn -90
    ipad.homebutton.landscape = ipad.homebutton turn -90
    ipad.gen1.landscape = ipad.homebutton.landscape
    ipad.gen2.landscape = ipad.landscape
    ipad.rear.camera: stroke box -42 -53 42 53 13; fill circle -24 -35 8
    ipad.and.iphone: stroke box -54 -50 20 44 12; clear box 8 -14 52 54 10; stroke box 8 -14 52 54 10
    ipad.sizes: stroke box -24 -54 46 54 12; clear box -50 -20 0 54 10; stroke box -50 -20 0 54 10
    macbook: stroke bends -44 26 0 -44 -38 10 44 -38 10 44 26 0; stroke corners -62 28 2 62 28 2 58 36 6 -58 36 6
    macbook.gen1 = macbook
    macbook.gen2: stroke bends -44 26 0 -44 -38 10 44 -38 10 44 26 0; stroke corners -62 28 2 62 28 2 58 36 6 -58 36
      6; stroke*1.3 line -7 -35 7 -35
    macbook.and.iphone: stroke bends -46 20 0 -46 -36 10 36 -36 10 36 -16 0 line -62 30 16 30; shape box 24 -8 56 48
      9
    macbook.and.ipad: stroke bends -46 20 0 -46 -36 10 36 -36 10 36 -22 0 line -62 30 2 30; shape box 12 -14 58 48 9
    laptopcomputer.and.iphone = macbook.and.iphone
    laptopcomputer.and.ipad = macbook.and.ipad
    laptopcomputer.and.arrow.down: use laptopcomputer 0 8; erase box -14 -60 14 -6; stroke line 0 -54 0 4 line -18
      -12 0 5 18 -12
    desktopcomputer.and.arrow.down: use desktopcomputer 0 8; erase box -14 -60 14 -8; stroke line 0 -56 0 -4 line
      -16 -20 0 -3 16 -20
    display.and.arrow.down: use display 0 8; erase box -14 -60 14 -10; stroke line 0 -56 0 0 line -16 -16 0 1 16 -16
    display.2: stroke box -60 -40 26 14 9; clear box -26 -14 60 34 9; stroke box -26 -14 60 34 9 line 0 48 34 48
      line 17 35 17 46
    macmini: shape box -54 -18 54 22 12; spots*1 40 2
    macstudio: shape box -48 -30 48 32 12; detail*.9 line -30 14 -14 14; spots*1 34 14
    macpro.gen1: shape box -32 -50 32 44 8; stroke line -26 -52 -26 -56 26 -56 26 -52 line -24 46 -24 54 line 24 46
      24 54; spots*1 -16 -32 0 -32 16 -32 -16 -16 0 -16 16 -16 -16 0 0 0 16 0 -16 16 0 16 16 16
    macpro.gen3 = macpro.gen1
    macpro.gen2: shape box -30 -46 30 48 20; detail path M -30 -30 C -14 -20 14 -20 30 -30
    pc: shape box -54 -46 54 22 8; detail*.9 box -40 -33 40 9 2; shape box -58 34 58 50 5
    xserve: shape box -56 -16 56 16 7; detail*.9 line -38 0 10 0; spots*1.1 36 0
    mediastick: shape box -20 -26 20 54 9; stroke line -12 -28 -12 -52 12 -52 12 -28
    sdcard: shape corners -36 -52 9 18 -52 8 36 -34 8 36 52 9 -36 52 9; detail*.9 line -16 -34 -16 -20 line 0 -34 0
      -20 line 16 -30 16 -20
    simcard.2: use simcard -18 -6 .76; over simcard 18 8 .78
    internaldrive: shape box -56 -32 56 34 12; detail line -56 8 56 8; spots*1.3 38 21
    externaldrive.connected.to.line.below: use externaldrive 0 -12 .8; stroke line 0 18 0 38 line -52 40 -12 40 line
      12 40 52 40; stroke circle 0 40 9
    faxmachine: stroke bends -28 -10 0 -28 -48 6 28 -48 6 28 -10 0; shape box -54 -10 54 42 10; detail*.9 box -38 4
      -8 28 4; spots*1.1 12 8 26 8 40 8 12 24 26 24 40 24
    scanner: shape box -56 4 56 36 9; stroke line -50 0 46 -34; spots*1.2 38 20
    printer.filled.and.paper: stroke bends -31 -18 0 -31 -48 6 31 -48 6 31 -18 0; solid box -56 -20 56 28 11;
      clear*.6 box -31 8 31 50 5; stroke box -31 8 31 50 5
    printer.fill.and.paper.fill = printer.fill
    magicmouse: shape box -26 -53 26 53 24
    keyboard.chevron.compact.down: use keyboard 0 -14 .92; stroke line -16 40 0 48 16 40
    personalhotspot: stroke path M -6 12 C -16 2 -16 -8 -6 -18 L 8 -32 C 30 -54 56 -28 34 -6 L 24 4; stroke path M
      -6 12 C -16 2 -16 -8 -6 -18 L 8 -32 C 30 -54 56 -28 34 -6 L 24 4 turn 180; stroke arc 0 0 56 -20 20 arc 0 0 56
      160 200
    wifi.router: shape box -54 14 54 44 10; spots*1.2 -34 29 -18 29; stroke line 36 12 36 -16; stroke arc 36 -20 18
      -135 -45 arc 36 -20 34 -135 -45
    airport.express: shape box -42 -42 42 42 14; detail arc 0 18 18 -130 -50; spot circle 0 22 5
    bonjour: stroke*.8 spline -46 -22 -49 -6 -38 6 -19 13 1 15 21 11 36 4 ring 3 move 0 -5; solid*.9 path M -46 -22 C -52
      -8 -46 2 -30 9 C -42 0 -46 -8 -46 -22 Z ring 3 move 0 -5; fill circle -30.5 -34.5 9.5 ring 3 move 0 -5
    dot.radiowaves.right: fill circle -34 0 9; stroke arc -34 0 28 -45 45 arc -34 0 48 -45 45 arc -34 0 68 -45 45
    dot.radiowaves.forward = dot.radiowaves.right
    dot.radiowaves.up.forward = dot.radiowaves.right turn -45
    badge.plus.radiowaves.right: fill circle -24 0 28; cut line -38 0 -10 0; cut line -24 -14 -24 14; stroke arc -24
      0 44 -40 40 arc -24 0 62 -40 40
    badge.plus.radiowaves.forward = badge.plus.radiowaves.right
    wave.3.left = wave.3.right flip
    wave.3.forward = wave.3.right
    wave.3.backward = wave.3.left
    radiowaves.right = wave.3.right
    radiowaves.left = wave.3.left
    sensor: shape circle 0 0 14; stroke arc 0 0 30 -50 50 arc 0 0 30 130 230 arc 0 0 48 -50 50 arc 0 0 48 130 230
    sensor.tag.radiowaves.forward: shape circle -23 0 41; spot circle -23 -22 7; stroke arc 2 0 36 -32 32 arc 2 0
      54 -36 36
    contact.sensor: shape box -50 -48 -4 48 9 box 12 -26 44 26 8
    airtag: shape circle 0 0 47; detail path M -40 -18 C -16 -6 16 -6 40 -18
    airtag.radiowaves.forward: shape circle -20 0 32; stroke arc -20 0 46 -40 40 arc -20 0 62 -40 40
    cable.connector: stroke path M -30 50 L -30 6; shape box -44 -24 -16 6 5; stroke line -36 -26 -36 -42 -24 -42
      -24 -26; stroke path M -30 50 C 0 50 4 50 4 20 L 4 -10 C 4 -34 8 -48 34 -48
    cable.connector.horizontal: stroke line -58 0 -32 0; shape box -32 -16 0 16 5; stroke line 0 -9 20 -9 20 9 0 9;
      stroke line 34 0 58 0
    cable.coaxial: shape circle 0 0 40; detail circle 0 0 24; fill circle 0 0 6
    powercord: shape box -54 -16 -18 16 8; stroke line -54 -8 -62 -8 line -54 8 -62 8; stroke path M -18 0 C 10 0 0
      -30 26 -30 C 46 -30 50 10 40 40
    poweroutlet.type.b: shape box -43 -43 43 43 14; spot box -20 -24 -13 -2 2 box 13 -24 20 -2 2 path M -8 26 L -8
      16 A 0 16 8 180 360 L 8 26 Z
    poweroutlet.type.a: shape box -43 -43 43 43 14; spot box -20 -14 -13 14 2 box 13 -14 20 14 2
    poweroutlet.type.f: shape box -43 -43 43 43 14; detail circle 0 0 29; spots*1.3 -12 0 12 0
    poweroutlet.type.c: shape box -43 -43 43 43 14; spots*1.5 -14 0 14 0
    poweroutlet.type.g: shape box -43 -43 43 43 14; spot box -5 -26 5 -6 2 box -24 12 -8 20 2 box 8 12 24 20 2
    poweron: stroke line 0 -44 0 44
    poweroff: stroke circle 0 0 40
    power.dotted: stroke line 0 -48 0 0; dot*1.2 26 -30 38 -8 38 16 24 38 0 46 -24 38 -38 16 -38 -8 -26 -30
    togglepower: shape circle 0 0 47; detail line 0 -26 0 26
    powersleep: fill the moon
    batteryblock: shape box -46 -22 46 46 9; stroke line -34 -24 -34 -36 -14 -36 -14 -24 line 14 -24 14 -36 34 -36
      34 -24
    minus.plus.batteryblock: use batteryblock; detail line -32 10 -12 10 line 12 10 32 10 line 22 0 22 20
    bolt.batteryblock: use batteryblock; engrave bolt filled 0 12 .46
    battery.100percent.bolt = battery.100.bolt
    bolt.horizontal: shape poly 3 -54 8 -2 -34 -8 -4 54 -10 2 34 8 4
    bolt.ring.closed: use bolt filled 0 0 .5; stroke circle 0 0 47
    bolt.heart: shape the heart; engrave bolt filled 0 0 .52
    bolt.car: use car; engrave bolt filled 0 4 .3
    fiberchannel: stroke circle 0 0 12; stroke line -54 0 -12 0 line 12 0 54 0 line -30 -34 30 34 line 30 -34 -30 34
    fibrechannel = fiberchannel
    flowchart: shape box -22 -52 22 -20 6 box -54 20 -14 50 6 box 14 20 54 50 6; stroke*.9 line 0 -18 0 0 bends -34
      18 0 -34 0 5 34 0 5 34 18 0
    flashlight.off.fill: solid corners -24 -44 3 24 -44 3 13 -16 5 13 54 6 -13 54 6 -13 -16 5; cut line 0 -2 0 12;
      erase box -40 -34 40 -28; stroke line -24 -54 24 -54
    visionpro: shape path M 0 -24 C 30 -30 58 -20 58 2 C 58 30 36 34 22 24 C 10 16 10 10 0 10 mirror
    arcade.stick: shape circle 0 -36 16; stroke line 0 -20 0 18; shape path M -48 46 C -48 26 -28 18 0 18 C 28 18 48
      26 48 46 Z
    arcade.stick.console: shape circle -20 -38 13; stroke line -20 -24 -20 4; shape box -56 4 56 46 12; spots*1.6 14
      20 32 16 24 32 42 28
    l.joystick: shape circle 0 0 40; detail circle 0 0 24; use l 0 0 .34
    apple.logo: fill path M 0 -22 C -8 -28 -18 -30 -26 -26 C -42 -18 -44 6 -36 26 C -30 42 -20 52 -10 50 C -4 48 4
      48 10 50 C 22 54 34 34 38 20 C 22 12 22 -12 36 -20 C 26 -32 12 -30 0 -22 Z path M 0 -28 C 0 -42 8 -52 20 -56 C
      22 -42 14 -30 0 -28 Z
    applelogo = apple.logo
    siri: stroke circle 0 0 47; stroke path M -30 0 C -16 -26 -6 26 6 0 C 14 -16 24 -8 32 0 path M -32 6 C -18 30 0
      -24 12 4 C 18 16 26 10 32 2
    apple.intelligence: stroke ellipse 0 0 46 22 turn 0; stroke ellipse 0 0 46 22 turn 60; stroke ellipse 0 0 46 22
      turn 120
    homekit: shape corners 0 -50 4 52 -6 5 44 6 2 44 46 9 -44 46 9 -44 6 2 -52 -6 5; detail poly 3 0 -26 26 -4 26 28
      -26 28 -26 -4; spot poly 2 0 -4 9 4 9 14 -9 14 -9 4
    appclip: stroke circle 0 0 46; dot*1.6 0 -24 21 -12 21 12 0 24 -21 12 -21 -12
    voiceover: shape circle 0 0 47; spot circle 0 -25 7; detail line -22 -10 22 -10 line 0 -8 0 8 line 0 6 -12 28
      line 0 6 12 28
    swift: solid path M 22 -50 C 46 -30 50 0 42 18 C 48 26 50 34 48 42 C 42 36 34 36 28 38 C 2 50 -30 40 -48 16 C
      -30 26 -10 28 4 20 C -12 6 -26 -10 -36 -26 C -22 -14 -10 -6 2 2 C -8 -12 -18 -24 -24 -36 C -8 -20 8 -6 24 6 C
      30 -10 30 -30 22 -50 Z
    swiftdata: use cylinder.split.1x2 -8 0 .9; use swift filled 26 22 .5
    applescript: shape box -40 -50 40 50 10; detail*.85 line -20 -26 20 -26 line -20 -8 20 -8 line -20 10 8 10
    memories: stroke arc 0 0 44 -120 200; fill poly 2 -40 -34 -14 -46 -20 -18; stroke line 0 -22 0 2 14 12
    dot.circle.and.cursorarrow: stroke circle -8 -8 40; fill circle -8 -8 9; over cursorarrow filled 28 28 .56
    platter.filled.top.iphone: stroke box -30 -55 30 55 15; fill box -20 -45 20 -23 6
    platter.filled.bottom.iphone: stroke box -30 -55 30 55 15; fill box -20 23 20 45 6
    apple.terminal = terminal
    """
}
