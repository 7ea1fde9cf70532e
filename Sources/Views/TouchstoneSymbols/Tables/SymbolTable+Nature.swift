extension SymbolTable {
  /// Sky, clouds, precipitation, plants, animals and the elements of nature.
  static let nature = """
    sun.max: shape circle 0 0 21; stroke line 35 0 50 0 line 35 0 50 0 turn 45 line 0 35 0 50 line 35 0 50 0 turn 135
      line -35 0 -50 0 line 35 0 50 0 turn 225 line 0 -35 0 -50 line 35 0 50 0 turn 315
    sun.min: shape circle 0 0 21; stroke line 39 0 40 0 line 39 0 40 0 turn 45 line 0 39 0 40 line 39 0 40 0 turn 135
      line -39 0 -40 0 line 39 0 40 0 turn 225 line 0 -39 0 -40 line 39 0 40 0 turn 315
    _horizon: level 1; shape path A 0 28 24 180 360 Z; stroke line -38 28 -51 28 line 38 0 51 0 turn 225 move 0 28 line
      38 0 51 0 turn 315 move 0 28 line 38 28 51 28; level 0; stroke line -54 46 54 46 line 0 -46 0 -14
    sunrise: use _horizon; stroke line -15 -32 0 -47 15 -32
    sunset: use _horizon; stroke line -15 -27 0 -12 15 -27
    sun.haze: level 1; shape path A 0 0 22 170 370 Z; stroke line -36 0 -49 0 line 36 0 49 0 turn 225 line 0 -36 0 -49
      line 36 0 49 0 turn 315 line 36 0 49 0; level 0; stroke line -40 18 40 18 line -28 35 28 35
    moon: shape the moon move 3 2
    moon.stars: shape the moon scale .95 move -3 5; level 1; fill star 22 -22 4 18 6 1 2 star 44 4 4 12 4 1 2
    moon.zzz: shape the moon scale .92 move -4 6; level 1; stroke*.85 line 8 -42 28 -42 8 -18 28 -18 line 36 -12 50 -12
      36 4 50 4
    sparkles: fill star 7 19.5 4 40 11.5 2 4; level 1; fill star -28.5 -18.5 4 19 5.6 1.2 2.2 star -2.5 -47 4 12.5 3.8 1
      1.6
    cloud: shape the cloud
    _cloud.sun: level 1; shape circle 22 -14 18; stroke line -9 -14 -18 -14 line 31 0 40 0 turn 225 move 22 -14 line 22
      -45 22 -54 line 31 0 40 0 turn 315 move 22 -14 line 53 -14 62 -14 line 31 0 40 0 turn 45 move 22 -14; level 0;
      over icloud -9 14 .84 lines 1
    cloud.sun: use _cloud.sun
    cloud.sun.rain: use _cloud.sun 0 -14 .86 lines 1; level 2; stroke line -14 24 -26 44 line 12 24 0 44 line 38 24 26
      44
    cloud.moon: level 1; shape the moon scale .55 move 30 -22; level 0; over icloud -8 12 .86 lines 1
    _cloud.rain: use icloud 0 -17 .94 lines 1
    cloud.drizzle: use _cloud.rain; level 1; stroke*.95 line -24 24 -27 31 line 0 24 -3 31 line 24 24 21 31 line -32 44
      -35 51 line -8 44 -11 51 line 16 44 13 51
    cloud.rain: use _cloud.rain; level 1; stroke line -20 26 -32 46 line 6 26 -6 46 line 32 26 20 46
    cloud.heavyrain: use _cloud.rain; level 1; stroke*.95 line -30 25 -45 51 line -13 25 -28 51 line 4 25 -11 51 line 21
      25 6 51 line 38 25 23 51
    cloud.snow: use _cloud.rain; level 1; dot -30 30 0 30 30 30 -15 47 15 47
    cloud.bolt: use _cloud.rain; level 1; fill the bolt scale .5 move 0 37
    cloud.bolt.rain: use _cloud.rain; level 1; fill the bolt scale .46 move 4 38; level 2; stroke line -22 26 -34 46
      line 32 26 20 46
    cloud.fog: use _cloud.rain; level 1; stroke line -42 30 42 30 line -28 47 28 47
    icloud: shape the cloud
    icloud.and.arrow.down: use icloud 0 -8; erase box -25 2 25 62 20; stroke line 0 10 0 50 line -16 35 0 51 16 35
    icloud.and.arrow.up: use icloud 0 -8; erase box -25 2 25 62 20; stroke line 0 10 0 50 line -16 25 0 9 16 25
    wind: stroke path M -52 -12 L 14 -12 C 34 -12 34 -42 14 -42 C 4 -42 0 -36 -2 -30 path M -52 6 L 36 6 C 58 6 58 -26
      38 -26 C 32 -26 28 -23 26 -18 path M -40 24 L 12 24 C 32 24 32 50 14 50 C 6 50 2 46 0 40
    snowflake: stroke*.9 line 0 0 0 -49 line -13 -43 0 -31 13 -43 line 0 0 0 -49 turn 60 line -13 -43 0 -31 13 -43 turn
      60 line 0 0 0 -49 turn 120 line -13 -43 0 -31 13 -43 turn 120 line 0 0 0 49 line 13 43 0 31 -13 43 line 0 0 0 -49
      turn 240 line -13 -43 0 -31 13 -43 turn 240 line 0 0 0 -49 turn 300 line -13 -43 0 -31 13 -43 turn 300
    tornado: stroke line -46 -44 46 -44 line -34 -26 42 -26 line -18 -8 34 -8 line -4 10 26 10 line 2 28 18 28 line 6 46
      10 46
    umbrella: shape path M -52 6 C -50 -28 -26 -44 0 -44 C 26 -44 50 -28 52 6 C 44 -4 28 -4 18 5 C 10 -4 -10 -4 -18 5 C
      -28 -4 -44 -4 -52 6 Z; stroke line 0 -52 0 -44 path M 0 0 L 0 38 C 0 54 22 54 22 38
    _thermometer: stroke path A 0 -40 13 180 360 L 13 12 A 0 32 23 -56 236 L -13 -40 Z; fill circle 0 32 12
    thermometer: use _thermometer; stroke*.95 line 0 30 0 -12
    thermometer.medium: use _thermometer; stroke*.95 line 0 30 0 -24
    humidity: shape the drop scale .62 move -22 -14 the drop scale .5 move 26 -4; stroke spline -52 40 -34 34 -16 40 2
      46 20 40 38 34 54 40
    _wave: stroke path M -56 6 C -46 6 -46 -6 -36 -6 C -22 -6 -22 6 -8 6 C 6 6 6 -6 20 -6 C 34 -6 38 6 56 6
    water.waves: use _wave 0 -26; level 1; use _wave; level 2; use _wave 0 26
    rainbow: stroke arc 0 22 52 180 360; level 1; stroke arc 0 22 36 180 360; level 2; stroke arc 0 22 20 180 360
    flame: shape path M -4 -54 C 26 -42 42 -12 40 14 C 39 38 22 53 0 53 C -22 53 -38 38 -39 16 C -40 0 -34 -14 -25 -23 C
      -22 -15 -18 -10 -11 -8 C -4 -22 2 -36 -4 -54 Z; filled erase path M 2 4 C 14 14 20 22 20 31 C 20 42 11 49 0 49 C
      -12 49 -20 41 -20 31 C -20 24 -16 19 -12 16 C -9 20 -6 21 -3 20 C 1 16 3 10 2 4 Z; plain stroke path M -13 48 C
      -20 42 -21 28 -12 20 C -9 24 -6 25 -3 23 C 2 19 4 12 3 4 C 15 14 21 24 20 33 C 20 40 17 45 13 48
    leaf: shape path M 40 -46 C 54 4 34 44 -4 40 C -36 37 -46 12 -40 -16 C -28 -4 0 -12 14 -18 C 26 -24 34 -34 40 -46 Z;
      detail path M -50 48 C -34 24 -8 14 18 8; filled stroke path M -50 48 C -44 38 -38 32 -30 26
    drop: shape the drop
    tree: shape path M 0 -54 C 18 -54 26 -42 25 -32 C 40 -28 46 -12 38 2 C 42 18 28 30 14 26 L 0 26 mirror; filled
      stroke*1.2 line 0 54 0 0; filled cut*.8 line 0 18 0 -4; plain stroke line 0 54 0 0 line 0 14 13 2
    globe: stroke circle 0 0 47 ellipse 0 0 21 47 line -47 0 47 0 line 0 -47 0 47 path M -38 -26 C -18 -17 18 -17 38 -26
      path M -38 26 C -18 17 18 17 38 26
    pawprint: shape path M 0 -4 C 16 -4 20 14 32 24 C 44 36 30 52 14 46 C 6 43 4 43 0 43 mirror; shape*.9 ellipse -42 -5
      10 14 ellipse 42 -5 10 14 ellipse -18 -35 11 16 ellipse 18 -35 11 16
    bird: shape path M -56 -22 L -38 -34 C -34 -48 -16 -54 -2 -46 C 14 -38 12 -24 20 -12 L 56 32 C 44 34 34 32 26 28 C
      16 38 -8 42 -24 30 C -40 18 -42 0 -40 -14 Z; spots*1.24 -20 -27; detail*.9 path M -14 -2 C -8 16 8 22 24 20;
      stroke*.9 line -12 38 -14 54 line 6 38 8 54
    fish: shape path M -54 0 C -38 -30 4 -36 28 -8 L 52 -26 C 46 -8 46 8 52 26 L 28 8 C 4 36 -38 30 -54 0 Z; spots*1.4
      -30 -6; detail*.85 arc -26 0 18 -42 42
    tortoise: shape path M -42 20 C -44 -16 -24 -32 -4 -32 C 18 -32 34 -14 34 20 Z path M 33 12 C 38 10 38 2 38 -8 C 38
      -20 46 -26 53 -26 C 61 -26 66 -19 66 -12 C 66 -3 58 -1 54 1 C 51 10 46 20 34 20 Z; shape*.9 corners -34 22 2 -16
      22 3 -20 38 4 -36 38 4 corners 10 22 3 28 22 2 30 38 4 14 38 4; stroke line -44 20 -56 26; detail*.7 line -38 2 32
      2 line -20 2 -26 18 line 14 2 20 18 line -14 -30 -20 2 line 8 -30 14 2
    # Running to the right at full speed, with flattened ears and stretched legs.
    hare: shape path M -58 2 C -52 -20 -22 -28 6 -20 C 12 -18 18 -17 24 -18 C 10 -26 0 -40 0 -48 C 0 -52 6 -53 10 -50 C
      20 -44 30 -34 36 -24 C 50 -22 62 -12 62 -4 C 62 4 52 6 44 6 C 40 12 36 16 32 18 C 40 24 48 30 52 36 C 54 41 48 44
      42 41 C 32 36 22 28 14 22 C 0 24 -12 24 -20 22 C -30 30 -42 38 -54 40 C -62 41 -64 34 -58 31 C -50 27 -44 22 -40
      16 C -48 14 -58 12 -58 2 Z; spots*1.1 45 -10
    ladybug: shape ellipse 0 14 36 38 path A 0 -22 19 180 360 Z; detail*.9 line 0 -22 0 50; spot circle -18 2 5.5 circle
      18 2 5.5 circle -16 28 5.5 circle 16 28 5.5; stroke*.85 line -10 -40 -18 -52 line 10 -40 18 -52; stroke*.95 line
      -34 -9 -50 -22 line -36 15 -56 15 line -30 36 -48 50 line 34 -9 50 -22 line 36 15 56 15 line 30 36 48 50
    ant: shape circle 0 -33 12 ellipse 0 -6 11 13 ellipse 0 31 17 22; stroke*.85 line -13 -10 -30 -20 -40 -42 line -13
      -3 -42 -3 line -11 3 -32 14 -38 44 line 13 -10 30 -20 40 -42 line 13 -3 42 -3 line 11 3 32 14 38 44
    carrot: shape path M -42 52 C -34 12 -14 -18 4 -20 C 22 -22 34 -2 22 10 C 4 28 -24 44 -42 52 Z; stroke path M 14 -18
      C 10 -36 16 -48 28 -52 path M 20 -12 C 34 -24 46 -24 54 -14; detail*.85 line -8 2 2 12 line -22 22 -14 30
    atom: stroke*.9 ellipse 0 0 50 19 ellipse 0 0 50 19 turn 60 ellipse 0 0 50 19 turn 120; fill circle 0 0 7
    mountain.2: level 1; shape corners 26 -16 4 60 40 5 -6 40 5; level 0; clear*.7 corners -16 -40 4 28 40 5 -60 40 5;
      shape corners -16 -40 4 28 40 5 -60 40 5
    beach.umbrella: shape path M -46 2 C -44 -34 -8 -56 26 -40 C 34 -36 42 -30 46 -22 Z; stroke line -2 -12 18 46 line
      -46 48 46 48
    globe.americas: stroke circle 0 0 47; coast -38 -25 -32 -15 -24 -7 -14 0 -16 6 -13 13 -3 21 -4 30 -2 36 4 37 11 30
      19 18 26 7 20 -2 10 -8 0 -5 -8 -10 -8 -14 -4 -14 4 -11 8 -16 7 -21 16 -27 27 -37
    globe.europe.africa: stroke circle 0 0 47; coast -20 -41 -21 -32 -26 -26 -22 -21 -17 -22 -13 -27 -8 -25 -4 -24 -1
      -27 4 -22 2 -18 -6 -20 -14 -20 -24 -17 -30 -7 -30 2 -24 8 -14 10 -9 15 -8 27 -5 36 2 38 10 33 18 24 21 12 27 1
      24 -5 17 -10 18 -13 27 -7 33 -8 38 3 45 10; spot loop 8 -34 14 -35 19 -33 18 -29 13 -30 9 -29
    globe.asia.australia: stroke circle 0 0 47; coast -40 21 -34 14 -29 7 -24 10 -18 17 -12 20 -6 15 -6 10 -8 7 0 5 6
      -1 3 -8 1 -12 4 -13 10 -11 13 -14 21 -19 27 -28 24 -34 20 -40; coast 43 14 37 10 31 10 27 7 20 6 14 9 10 16 1 22
      1 30 6 38 13 38 19 41; stroke*.7 spline 12 -6 16 -8 18 -12 21 -12; stroke*.7 spline 2 11 0 15; stroke*.7 spline
      -19 22 -15 26 -10 27
    globe.central.south.asia: stroke circle 0 0 47; coast -38 26 -31 22 -29 17 -28 10 -24 4 -28 -2 -34 -8 -32 -11 -22
      -5 -15 -5 -11 3 -5 10 -2 22 1 30 7 30 11 21 13 13 22 3 29 8 34 13 42 18; spot loop -25 -36 -22 -32 -26 -28 -30
      -24 -34 -27 -30 -31
    """
}
