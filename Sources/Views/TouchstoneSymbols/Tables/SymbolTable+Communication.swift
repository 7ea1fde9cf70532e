extension SymbolTable {
  /// Mail, telephone, speech, notifications, playback, sound, images and games.
  static let communication = """
    _envelope: shape box -56 -41 56 41 13; detail*.95 bent 9 -52 -34 0 12 52 -34 line -52 35 -20 4 line 52 35 20 4
    envelope: use _envelope
    envelope.badge: use _envelope; all 1; erase circle 48 -34 24; fill circle 48 -34 17
    envelope.open: shape corners 0 -56 8 52 -22 6 52 44 12 -52 44 12 -52 -22 6; detail bent 8 -49 -16 0 15 49 -16
    # A handset is smaller when it is filled than its outline.
    _phone: plain stroke path M -17.2 -10 C -18.6 -12.2 -14.5 -13.6 -11.3 -16.3 C -8.6 -19.5 -8.6 -22.7 -10.9 -25.8 L
      -22.7 -41.7 C -26.3 -46.7 -34.4 -46.2 -39.9 -39.9 C -50.7 -29 -45.7 -1.4 -22.1 22.1 C 1.4 45.7 29 50.7 39.9 39.9 C
      46.2 34.4 46.7 26.3 41.7 22.7 L 25.8 10.9 C 22.7 8.6 19.5 8.6 16.3 11.3 C 13.6 14.5 12.2 18.6 10 17.2 C 4.1 14.5
      -14.5 -4.1 -17.2 -10 Z; filled solid*.25 path M -17.2 -10 C -18.6 -12.2 -14.5 -13.6 -11.3 -16.3 C -8.6 -19.5 -8.6
      -22.7 -10.9 -25.8 L -22.7 -41.7 C -26.3 -46.7 -34.4 -46.2 -39.9 -39.9 C -50.7 -29 -45.7 -1.4 -22.1 22.1 C 1.4 45.7
      29 50.7 39.9 39.9 C 46.2 34.4 46.7 26.3 41.7 22.7 L 25.8 10.9 C 22.7 8.6 19.5 8.6 16.3 11.3 C 13.6 14.5 12.2 18.6
      10 17.2 C 4.1 14.5 -14.5 -4.1 -17.2 -10 Z
    phone: use _phone
    phone.down: use _phone turn 135
    message: shape path M -22 36 C -26 44 -34 48 -42 49 C -36 42 -35 34 -36 26 C -48 18 -55 6 -55 -6 C -55 -30 -31 -47 0
      -47 C 31 -47 55 -30 55 -6 C 55 19 30 39 -2 39 C -9 39 -16 38 -22 36 Z
    bubble.left: shape the bubble
    bubble.right: shape the bubble flip
    text.bubble: shape the bubble; detail*.9 line -28 -24 28 -24 line -28 -7 28 -7 line -28 10 8 10
    quote.bubble: shape the bubble; spot circle -14 -2 8; detail*.55 path M -21 -3 C -21 -12 -17 -18 -9 -21; spot circle
      16 -2 8; detail*.55 path M 9 -3 C 9 -12 13 -18 21 -21
    bubble.left.and.bubble.right: level 1; shape corners -68.5 -54 15 36 -54 15 36 20 15 -16 20 4 -39 42 4 -39 20 3
      -68.5 20 15; level 0; plain clear*0 corners -15 -28 15 68.5 -28 15 68.5 33 15 46 33 3 46 59 4 24 33 4 -15 33 15;
      filled clear corners -15 -28 15 68.5 -28 15 68.5 33 15 46 33 3 46 59 4 24 33 4 -15 33 15; shape corners -15 -28 15
      68.5 -28 15 68.5 33 15 46 33 3 46 59 4 24 33 4 -15 33 15
    paperplane: shape corners 50 -50 4 14 50 6 -6 6 3 -50 -14 6; detail line -5 5 46 -46
    bell: shape path M 0 -47 C 8 -47 12 -42 12 -36 C 25 -31 30 -20 30 -8 C 30 6 35 13 41 19 C 47 25 44 30 37 30 L 0 30
      mirror; filled fill path A 0 38 15 0 180 Z; plain stroke arc 0 34 13 5 175
    bell.badge: use bell; all 1; erase circle 26 -34 24; fill circle 26 -34 17
    megaphone: shape path M -44 -16 C -44 -20 -41 -22 -37 -22 L 0 -24 C 18 -27 30 -36 38 -44 L 38 40 C 30 32 18 23 0 20
      L -37 18 C -41 18 -44 16 -44 12 Z; stroke path M -26 20 L -20 42 C -17 50 -4 48 -5 40 L -7 22 arc 38 -2 14 -70 70
    mic: shape box -15 -54 15 11 15; stroke path M -32 -12 L -32 -5 C -32 14 -18 28 0 28 C 18 28 32 14 32 -5 L 32 -12
      line 0 28 0 50 line -20 50 20 50
    video: shape box -60 -38.5 26 38.5 15; filled solid corners 39.5 -18 2 60 -35 6 60 35 6 39.5 18 2; plain stroke bent
      6 27 -9 60 -37 60 37 27 9
    tray: shape corners -36 -44 12 36 -44 12 54 10 6 54 44 12 -54 44 12 -54 10 6; detail path M -53 10 L -21 10 C -16 10
      -17 22 0 22 C 17 22 16 10 21 10 L 53 10
    tray.full: use tray; detail*.9 line -26 -28 26 -28 line -30 -11 30 -11
    _openTray: filled solid corners -38 -30 10 38 -30 10 54 12 6 54 44 12 -54 44 12 -54 12 6; plain stroke bends -22 -30
      0 -38 -30 10 -54 12 6 -54 44 12 54 44 12 54 12 6 38 -30 10 22 -30 0; detail path M -53 10 L -21 10 C -16 10 -17 22
      0 22 C 17 22 16 10 21 10 L 53 10; filled erase box -17 -60 17 4 8
    tray.and.arrow.down: use _openTray; stroke line 0 -52 0 -6 line -15 -21 0 -6 15 -21
    tray.and.arrow.up: use _openTray; stroke line 0 -52 0 -6 line -15 -37 0 -52 15 -37
    # Two rings through each other: each begins where the other one covers it.
    link: stroke path M 22 14 L 41 -5 A 26 -26 26 45 -135 L -9 -25 C -25 -9 -24 3 -16 12 C -11 17 -6 19 0 19 path M 22
      14 L 41 -5 A 26 -26 26 45 -135 L -9 -25 C -25 -9 -24 3 -16 12 C -11 17 -6 19 0 19 turn 180
    paperclip: stroke path M 24 -18 L 24 30 A 0 30 24 0 180 L -24 -36 A -5 -36 19 180 360 L 14 26 A 3 26 11 0 180 L -8
      -20 turn 45
    _paperclipDots: dot*.9 18 37 31 37 44 37
    paperclip.badge.ellipsis: level 1; use paperclip; level 0; erase box 0 15 62 59 22; fill box 6 21 56 53 16; punch
      _paperclipDots
    antenna.radiowaves.left.and.right: step 0; stroke circle 0 -14 8 line 0 -4 0 46; level 1; step 1; stroke arc 0 -14
      26 -42 42 arc 0 -14 26 138 222; level 2; step 2; stroke arc 0 -14 45 -42 42 arc 0 -14 45 138 222
    dot.radiowaves.left.and.right: step 0; fill circle 0 0 9; level 1; step 1; stroke arc 0 0 28 -45 45 arc 0 0 28 135
      225; level 2; step 2; stroke arc 0 0 48 -45 45 arc 0 0 48 135 225
    wave.3.right: step 0; stroke arc -34 0 16 -44 44; level 1; step 1; stroke arc -34 0 36 -44 44; level 2; step 2;
      stroke arc -34 0 56 -44 44
    play: shape poly 8 -33 -46 46 0 -33 46
    pause: filled fill box -30.7 -42.7 -6.1 42.7 6.5 box 6.1 -42.7 30.7 42.7 6.5; plain stroke line -17.8 -38.6 -17.8
      38.6 line 17.8 -38.6 17.8 38.6
    stop: shape box -37 -37 37 37 11
    playpause: shape poly 6 -56 -36 6 0 -56 36 box 18 -36 30 36 5 box 44 -36 56 36 5
    forward: shape poly 6 -56 -33 -2 0 -56 33 poly 6 2 -33 56 0 2 33
    backward: use forward flip
    forward.end: shape poly 6 -38 -38 24 0 -38 38; stroke*1.3 line 38 -36 38 36
    backward.end: use forward.end flip
    record.circle: shape circle 0 0 47; spot circle 0 0 21
    goforward: stroke arc 0 7 43 -40 268; fill poly 2 -4 -54 24 -36 -4 -18
    gobackward: use goforward flip
    _ten: stroke*.85 line -18 -4 -10 -9 -10 24 ellipse 11 7.5 9 16.5
    goforward.10: use goforward; use _ten
    gobackward.10: use gobackward; use _ten
    speaker: shape corners -27 -16 8 -8 -16 4 17 -41 6 27 -44 5 27 44 5 17 41 6 -8 16 4 -27 16 8
    speaker.wave.1: use speaker -16 0; step 0; stroke arc -3 0 37 -27 27
    speaker.wave.2: use speaker -25 0; step 0; stroke arc -12 0 37 -27 27; level 1; step 1; stroke arc -12 0 57 -30 30
    speaker.wave.3: use speaker -36 0; step 0; stroke arc -23 0 37 -27 27; level 1; step 1; stroke arc -23 0 57 -30 30;
      level 2; step 2; stroke arc -23 0 81 -33 33
    music.note: solid*.6 ellipse 0 0 14 11 turn -20 move -14 36; stroke path M 1 32 L 1 -46 C 4 -30 26 -30 26 -8
    music.note.list: solid*.6 ellipse 0 0 12 9.5 turn -20 move 14 36; stroke line 27 33 27 -36 52 -42 52 -26 27 -20 line
      -52 -32 4 -32 line -52 -8 4 -8 line -52 16 -14 16
    music.mic: stroke circle 22 -24 24 line 2 -9 -46 46 8 0 line 4 -32 30 -4
    headphones: stroke path M -44 18 L -44 -2 A 0 -2 44 180 360 L 44 18; shape box -46 10 -27 46 7 box 27 10 46 46 7
    waveform: step 0; stroke line -48 -8 -48 8; step 1; stroke line -32 -24 -32 24; step 2; stroke line -16 -44 -16 44;
      step 3; stroke line 0 -16 0 16; step 4; stroke line 16 -34 16 34; step 5; stroke line 32 -20 32 20; step 6; stroke
      line 48 -8 48 8
    tv: shape box -57 -42 57 30 12; stroke line -24 44 24 44
    radio: stroke line -36 -20 40 -50; shape box -54 -20 54 46 12; detail*.85 circle -24 13 15 line 8 0 36 0 line 8 13
      36 13 line 8 26 36 26
    camera: shape corners -56 -30 12 -30 -30 4 -20 -44 6 20 -44 6 30 -30 4 56 -30 12 56 42 12 -56 42 12; detail circle 0
      4 22; spots*1.2 39 -13
    camera.viewfinder: stroke the brackets scale 1.08; stroke*.9 corners -27 -13 6 -14 -13 2 -9 -21 3 9 -21 3 14 -13 2
      27 -13 6 27 21 6 -27 21 6 circle 0 3 9
    photo: shape box -57 -43 57 43 13; spot circle -29 -16 10; filled erase corners -48 24 4 -30 9 7 -6 29 3 24 -3 9 48
      20 4 48 34 6 -48 34 6; plain fill corners -57 28 0 -30 6 7 -6 26 3 24 -6 9 57 28 0 57 43 13 -57 43 13
    photo.on.rectangle: level 1; shape box -44 -48 58 26 11; level 0; clear box -58 -30 42 46 11; use photo -8 8 .87
      lines 1
    film: shape box -56 -42 56 42 11; detail*.9 line -32 -42 -32 42 line 32 -42 32 42 line -32 0 32 0 line -56 -21 -32
      -21 line 32 -21 56 -21 line -56 0 -32 0 line 32 0 56 0 line -56 21 -32 21 line 32 21 56 21
    gamecontroller: shape path M 0 -32 L 30 -32 C 48 -32 54 -16 57 4 C 60 28 56 42 45 42 C 32 42 30 22 16 22 L 0 22
      mirror; detail*.95 line -37 -6 -13 -6 line -25 -18 -25 6; spots*1.4 20 0 34 -12
    ticket: shape path M -56 -32 L 56 -32 56 -14 A 56 0 13 -90 -270 L 56 32 -56 32 -56 14 A -56 0 13 90 -90 Z; detail*.9
      line 16 -24 16 -16 line 16 -4 16 4 line 16 16 16 24
    _theatermask: shape path M -26 -30 C -10 -24 10 -24 26 -30 L 26 -4 C 26 18 12 32 0 32 C -12 32 -26 18 -26 -4 Z
    theatermasks: level 1; use _theatermask -26 -14; level 0; over _theatermask 22 12; detail*.9 path M 11 22 C 16 30 28
      30 33 22 line 10 6 16 6 line 28 6 34 6
    dice: shape box -42.5 -42.5 42.5 42.5 14; spot circle -19 -19 6.5 circle 19 -19 6.5 circle 0 0 6.5 circle -19 19 6.5
      circle 19 19 6.5
    """
}
