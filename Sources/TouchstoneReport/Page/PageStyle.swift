/// The looks of the report page. One set of colours serves light and dark; results differ by shape and word too.
enum PageStyle {
  static let text = [base, list, viewer, narrow, forced].joined(separator: "\n")

  /// Colours, type and controls. The result colours are the Okabe-Ito palette, darkened or lightened for contrast.
  private static let base = #"""
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f4f2ee, #151412);
      --panel: light-dark(#fdfcfa, #1d1c19);
      --raised: light-dark(#ffffff, #282622);
      --sunken: light-dark(#e9e6df, #0f0e0d);
      --ink: light-dark(#1f1d1a, #edeae3);
      --soft: light-dark(#67625a, #a8a297);
      --line: light-dark(#dcd8cf, #34312c);
      --gold: light-dark(#8a6100, #e2b64d);
      --gold-fill: light-dark(#f7ebcd, #3a2f16);
      --failed: light-dark(#b83a00, #ff8a55);
      --new: light-dark(#0063a6, #6db9f0);
      --changed: light-dark(#86468a, #d79bdb);
      --passed: light-dark(#00704e, #45c79b);
      --unused: light-dark(#67625a, #a8a297);
      --on-status: light-dark(#ffffff, #151412);
      --shadow: 0 1px 2px light-dark(#00000014, #00000066), 0 6px 20px light-dark(#00000010, #00000055);
      --radius: 9px;
      --mono: ui-monospace, "SF Mono", "JetBrains Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
      font: 14px/1.45 Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      font-variant-numeric: tabular-nums;
      color: var(--ink);
      background: var(--ground);
    }
    [data-theme="light"] { color-scheme: light; }
    [data-theme="dark"] { color-scheme: dark; }
    *, *::before, *::after { box-sizing: border-box; margin: 0; }
    [hidden] { display: none !important; }
    html, body { height: 100%; }
    body { display: flex; flex-direction: column; overflow: hidden; }
    ul, ol { list-style: none; padding: 0; }
    button, input, select { font: inherit; color: inherit; }
    :focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; }
    .hidden-label {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    svg { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
    .fill { fill: currentColor; stroke: none; }
    button {
      border: 1px solid var(--line); background: var(--raised); border-radius: 7px; padding: 5px 11px; cursor: pointer;
    }
    button:hover:enabled { border-color: var(--soft); }
    button:disabled { opacity: .4; cursor: default; }
    button.round { display: inline-grid; place-items: center; width: 32px; height: 32px; padding: 0; flex: none; }
    button.round svg { width: 16px; height: 16px; }
    button.primary { background: var(--ink); border-color: var(--ink); color: var(--ground); font-weight: 550; }
    button.quiet { border: 0; background: none; color: var(--soft); padding: 2px 6px; text-decoration: underline; }
    kbd {
      font: 12px/1 var(--mono); padding: 3px 6px; border: 1px solid var(--line); border-bottom-width: 2px;
      border-radius: 5px; background: var(--raised); color: var(--soft);
    }
    code { font-family: var(--mono); font-size: .92em; }

    .bar {
      display: flex; align-items: center; gap: 14px; padding: 10px 16px; flex: none;
      border-bottom: 1px solid var(--line); background: var(--panel);
    }
    .brand { display: block; line-height: 0; border-radius: 8px; }
    .mark { width: 34px; height: 34px; stroke: none; }
    .mark .stone { fill: light-dark(#2b2926, #4b4740); }
    .mark .facet { fill: light-dark(#45423d, #6d675c); }
    .mark .streak { stroke: #e8b73f; stroke-width: 3.4; }
    .run { min-width: 0; }
    .run h1 { font-size: 16px; font-weight: 650; letter-spacing: -.01em; line-height: 1.25; }
    .run p { color: var(--soft); font-size: 12.5px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .run p > span + span::before { content: "·"; margin: 0 7px; }
    #meter {
      display: flex; gap: 2px; height: 8px; width: min(280px, 24vw); margin-left: auto; border-radius: 4px;
      overflow: hidden; flex: none;
    }
    #meter span { min-width: 6px; background: var(--unused); }
    #meter .failed { background: var(--failed); } #meter .new { background: var(--new); }
    #meter .changed { background: var(--changed); } #meter .passed { background: var(--passed); }
    #problems {
      padding: 9px 16px; background: var(--gold-fill); border-bottom: 1px solid var(--line); font-size: 13px;
      max-height: 22vh; overflow: auto; flex: none; overflow-wrap: anywhere;
    }
    .plain { padding: 24px; }
    .over { margin: auto; color: var(--soft); }
    .badge { white-space: nowrap; }
    main { display: flex; flex: 1; min-height: 0; }

    .badge { display: inline-flex; align-items: center; gap: 6px; color: var(--unused); font-weight: 550; }
    .badge .icon { width: 16px; height: 16px; flex: none; stroke-width: 1.8; }
    .badge .icon circle { fill: currentColor; stroke: none; }
    .badge .icon path { stroke: var(--on-status); }
    .badge.failed { color: var(--failed); } .badge.new { color: var(--new); }
    .badge.changed { color: var(--changed); } .badge.passed { color: var(--passed); }

    #toast {
      position: fixed; bottom: 22px; left: 50%; translate: -50% 8px; padding: 8px 16px; border-radius: 99px;
      background: var(--ink); color: var(--ground); opacity: 0; transition: opacity .15s, translate .15s;
      pointer-events: none; z-index: 9; max-width: 90vw;
    }
    #toast.visible { opacity: 1; translate: -50% 0; }
    dialog {
      margin: auto; border: 1px solid var(--line); border-radius: 14px; padding: 20px 24px; color: inherit;
      background: var(--panel); box-shadow: var(--shadow); width: min(860px, 94vw); max-height: 90vh;
    }
    dialog::backdrop { background: #0007; }
    dialog header { display: flex; justify-content: space-between; align-items: center; margin-bottom: 14px; }
    dialog h3 { font-size: 12px; color: var(--soft); font-weight: 600; margin: 0 0 6px; }
    dialog > p { margin-top: 16px; padding-top: 12px; border-top: 1px solid var(--line); color: var(--soft); font-size: 13px; }
    #help-tables { columns: 2; column-gap: 36px; }
    #help-tables section { break-inside: avoid; margin-bottom: 16px; }
    #help-tables dl div { display: flex; align-items: baseline; gap: 10px; padding: 3px 0; }
    #help-tables dt { flex: 0 0 84px; display: flex; gap: 4px; }
    @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
    """#

  /// The list, its filters and the tray of ticked pictures.
  private static let list = #"""
    .list {
      width: 368px; flex: none; display: flex; flex-direction: column; min-height: 0; background: var(--panel);
      border-right: 1px solid var(--line);
    }
    .tools { padding: 12px 14px 10px; border-bottom: 1px solid var(--line); display: grid; gap: 10px; }
    .search { position: relative; display: flex; align-items: center; }
    .search svg { position: absolute; left: 10px; width: 15px; height: 15px; color: var(--soft); }
    .search input {
      width: 100%; padding: 7px 34px 7px 32px; border: 1px solid var(--line); border-radius: var(--radius);
      background: var(--raised); min-width: 0;
    }
    .search input::placeholder { color: var(--soft); opacity: 1; }
    .search kbd { position: absolute; right: 9px; }
    .search input:focus + kbd, .search input:not(:placeholder-shown) + kbd { display: none; }
    #filters { display: flex; flex-wrap: wrap; gap: 6px; }
    .filter { display: inline-flex; align-items: center; gap: 6px; padding: 3px 9px 3px 6px; border-radius: 99px; font-size: 12.5px; }
    .filter b { font-weight: 650; }
    .filter[aria-pressed="false"] { background: none; border-style: dashed; }
    .filter[aria-pressed="false"] .badge { color: var(--soft); font-weight: 400; }
    .filter[aria-pressed="false"] .icon { opacity: .45; }
    .filter:disabled { display: none; }
    .order { display: flex; gap: 12px; align-items: center; font-size: 12.5px; color: var(--soft); white-space: nowrap; }
    .order #count { margin-right: auto; }
    .order select { border: 0; background: none; padding: 2px 0; color: var(--ink); max-width: 96px; cursor: pointer; }
    .order option { background: var(--raised); }

    #rows { flex: 1; min-height: 0; overflow-y: auto; position: relative; scrollbar-width: thin; overscroll-behavior: contain; }
    #rows-body { position: relative; }
    #rows-body > li { position: absolute; left: 0; right: 0; }
    #empty { padding: 32px 16px; text-align: center; color: var(--soft); }
    .heading {
      height: 34px; padding: 12px 16px 0; font-size: 12px; font-weight: 600; color: var(--soft); display: flex; gap: 8px;
    }
    .heading span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .heading i { font-style: normal; font-weight: 400; }
    .row { height: 68px; display: flex; align-items: center; padding: 0 8px 0 14px; gap: 10px; }
    .row:hover { background: color-mix(in srgb, var(--ink) 4%, transparent); }
    .row.current { background: var(--gold-fill); box-shadow: inset 3px 0 var(--gold); }
    .tick { width: 16px; height: 16px; accent-color: var(--gold); flex: none; cursor: pointer; }
    .tick:disabled { visibility: hidden; }
    .open {
      flex: 1; min-width: 0; display: flex; align-items: center; gap: 12px; border: 0; background: none; text-align: left;
      padding: 7px 6px; border-radius: var(--radius);
    }
    .thumbnail {
      width: 60px; height: 52px; flex: none; display: grid; grid-template: 100% / 100%; place-items: center; border-radius: 6px;
      overflow: hidden;
      background: var(--sunken); border: 1px solid var(--line);
    }
    .thumbnail img[data-tone], [data-backdrop="checkerboard"] .layer {
      background: repeating-conic-gradient(light-dark(#ffffff, #2b2b2b) 0 25%, light-dark(#e4e4e4, #3a3a3a) 0 50%) 0 0 / 16px 16px;
    }
    [data-tone="dark"] { color-scheme: light; }
    [data-tone="light"] { color-scheme: dark; }
    .thumbnail img { width: 100%; height: 100%; object-fit: contain; display: block; }
    .thumbnail .kind-of-file { font: 600 10px/1 var(--mono); color: var(--soft); text-transform: uppercase; }
    .names { flex: 1; min-width: 0; display: grid; gap: 1px; }
    .name { font-weight: 550; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .detail { font-size: 12.5px; color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }

    .decision { font-size: 12px; font-weight: 600; }
    .decision.accepted { color: var(--passed); } .decision.rejected { color: var(--failed); }

    #tray { padding: 12px 14px 14px; border-top: 1px solid var(--line); background: var(--raised); display: grid; gap: 9px; }
    #tray p { display: flex; justify-content: space-between; }
    #tray code {
      display: block; padding: 8px 10px; border-radius: 7px; background: var(--sunken); font-size: 12px; max-height: 104px;
      overflow: auto; overflow-wrap: anywhere; white-space: pre-wrap;
    }
    #tray .actions { display: flex; gap: 8px; }
    #tray .actions button { flex: 1; }
    """#

  /// The viewer: toolbar, panes, overlays, loupe, facts.
  private static let viewer = #"""
    .viewer { flex: 1; min-width: 0; display: flex; flex-direction: column; }
    .heading-bar { display: flex; align-items: center; gap: 12px; padding: 12px 18px 8px; }
    .heading-bar .title { flex: 1; min-width: 0; }
    #entry-path { display: flex; flex-wrap: wrap; color: var(--soft); font-size: 12.5px; }
    #entry-path li { overflow-wrap: anywhere; }
    #entry-path li + li::before { content: "›"; margin: 0 6px; }
    h2 { font-size: 19px; font-weight: 650; letter-spacing: -.015em; line-height: 1.3; }
    .heading-bar h2 { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 12px; overflow-wrap: anywhere; }
    #entry-badge { font-size: 13px; letter-spacing: 0; }
    #back { display: none; }
    .steps { display: flex; gap: 4px; }
    #accept, #reject { display: inline-flex; align-items: center; gap: 6px; height: 32px; flex: none; }
    #accept svg, #reject svg { width: 15px; height: 15px; stroke-width: 2; }
    #reject[aria-pressed="true"] { color: var(--failed); border-color: var(--failed); }
    #accept[aria-pressed="true"] { background: var(--gold-fill); color: var(--gold); border-color: var(--gold); }
    #message {
      margin: 0 18px 10px; padding-left: 12px; border-left: 3px solid var(--line); color: var(--soft); font-size: 13px;
      white-space: pre-wrap; overflow-wrap: anywhere; max-height: 92px; overflow: auto; flex: none;
    }
    .toolbar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 0 18px 12px; }
    .segments { display: inline-flex; background: var(--sunken); border-radius: var(--radius); padding: 3px; gap: 2px; }
    .segments button {
      border: 0; background: none; border-radius: 6px; padding: 4px 10px; font-size: 13px; min-height: 26px;
      display: inline-flex; align-items: center; justify-content: center; white-space: nowrap;
    }
    .segments button:hover:enabled { background: color-mix(in srgb, var(--ink) 7%, transparent); }
    .segments [aria-checked="true"] { background: var(--raised); font-weight: 600; box-shadow: var(--shadow); }
    .segments [aria-checked="true"]:hover:enabled { background: var(--raised); }
    .segments svg { width: 16px; height: 16px; stroke-width: 1.3; }
    .toggles [aria-pressed="true"] { background: var(--raised); box-shadow: var(--shadow); }
    .toggles [aria-pressed="false"] { color: var(--soft); }
    .zooming { margin-left: auto; }
    #zoom { min-width: 62px; }
    .mix { display: inline-flex; }
    .mix input { width: 150px; accent-color: var(--gold); }

    .film { display: flex; align-items: center; gap: 12px; padding: 0 18px 12px; font-size: 13px; }
    .film input { width: min(340px, 40%); accent-color: var(--gold); }
    .film .halt, .film .playing .go { display: none; }
    .film .playing .halt { display: inline; }
    .workspace { flex: 1; min-height: 0; display: flex; }
    .stage-frame { flex: 1; min-width: 0; position: relative; padding: 0 18px 18px; display: flex; }
    #stage { flex: 1; min-width: 0; display: flex; gap: 12px; border-radius: 12px; }
    #stage:focus-visible { outline-offset: 4px; }
    .text-pane { flex: 1; min-width: 0; display: flex; flex-direction: column; }
    .text-pane pre {
      flex: 1; min-height: 0; overflow: auto; padding: 14px; border: 1px solid var(--line); border-radius: 12px;
      background: var(--raised); font: 12.5px/1.5 var(--mono); tab-size: 4;
    }
    .line { display: block; min-width: max-content; padding: 0 14px; margin: 0 -14px; }
    .line.added { background: color-mix(in srgb, var(--new) 16%, transparent); }
    .line.removed { background: color-mix(in srgb, var(--failed) 16%, transparent); }
    .line.place { color: var(--soft); }
    .nothing { margin: auto; color: var(--soft); text-align: center; }
    .opening { display: flex; gap: 8px; justify-content: center; margin-top: 12px; color: var(--ink); }
    .pane { flex: 1; min-width: 0; display: flex; flex-direction: column; }
    figcaption { display: flex; gap: 10px; align-items: baseline; padding: 0 2px 6px; font-size: 13px; font-weight: 600; }
    figcaption > * { white-space: nowrap; }
    figcaption i { font-style: normal; font-weight: 400; color: var(--soft); font-size: 12.5px; }
    .legend { margin-left: auto; display: flex; flex-wrap: wrap; gap: 2px 12px; font-weight: 400; color: var(--soft); font-size: 12.5px; }
    .legend span::before {
      content: ""; display: inline-block; width: 10px; height: 10px; margin-right: 5px; border-radius: 2px;
      background: var(--key); border: 1px solid #0003;
    }
    .window {
      flex: 1; min-height: 0; position: relative; overflow: hidden; border: 1px solid var(--line); border-radius: 12px;
      background: var(--sunken); cursor: crosshair; touch-action: none; user-select: none; contain: strict;
    }
    .window:active { cursor: grabbing; }
    .board {
      position: absolute; top: 0; left: 0; transform-origin: 0 0;
      background: repeating-linear-gradient(45deg, transparent 0 6px, color-mix(in srgb, var(--soft) 22%, transparent) 6px 7px);
      box-shadow: 0 0 0 1px var(--line), var(--shadow);
    }
    .layer { position: absolute; top: 0; left: 0; display: block; max-width: none; }
    .layer.missing { display: grid; place-items: center; color: var(--soft); text-align: center; }
    [data-backdrop="light"] .layer { background: #fff; }
    [data-backdrop="dark"] .layer { background: #000; }
    .board.pixels img { image-rendering: pixelated; }
    .pixel-grid { position: absolute; inset: 0; pointer-events: none; display: none; }
    .gridded .pixel-grid {
      display: block; background-size: var(--zoom) var(--zoom);
      background-image: linear-gradient(to right, #80808066 1px, transparent 1px),
        linear-gradient(to bottom, #80808066 1px, transparent 1px);
    }
    .regions { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; pointer-events: none; }
    .regions rect { stroke-linejoin: miter; }
    .regions .under { stroke: #fff; stroke-width: 4; opacity: .85; }
    .regions .over { stroke: #d6006c; stroke-width: 1.75; }
    .without-regions :is(.regions, .kind) { display: none; }
    .kind { position: absolute; pointer-events: none; }
    .kind span {
      position: absolute; left: -1px; bottom: calc(100% + 4px); padding: 1px 5px; border-radius: 4px;
      background: #d6006c; color: #fff; font-size: 11px; line-height: 1.3; white-space: nowrap;
    }
    .masked {
      position: absolute; outline: 1px dashed #000; box-shadow: 0 0 0 1px #fff;
      background: repeating-linear-gradient(45deg, #0009 0 1.5px, #fff9 1.5px 3px, transparent 3px 9px);
    }
    .cursor {
      position: absolute; width: var(--zoom); height: var(--zoom); pointer-events: none;
      box-shadow: 0 0 0 1px #fff, 0 0 0 2px #000;
    }
    .divider { position: absolute; top: 0; bottom: 0; width: 28px; margin-left: -14px; cursor: ew-resize; touch-action: none; }
    .divider::before {
      content: ""; position: absolute; inset: 0 13px; background: var(--gold); box-shadow: 0 0 0 1px #0006, 0 0 0 2px #fff6;
    }
    .divider::after {
      content: "‹ ›"; position: absolute; top: 50%; left: 0; width: 28px; height: 28px; margin-top: -14px;
      border-radius: 50%; background: var(--gold); color: var(--ground); font: 600 13px/26px system-ui, sans-serif;
      text-align: center; box-shadow: var(--shadow);
    }
    #loupe {
      position: absolute; right: 30px; bottom: 30px; padding: 10px 12px; border-radius: 12px; background: var(--raised);
      border: 1px solid var(--line); box-shadow: var(--shadow); font-size: 12px; pointer-events: none; z-index: 10;
    }
    .glasses { display: flex; gap: 10px; }
    .glass { display: grid; gap: 4px; justify-items: start; color: var(--soft); }
    .glass canvas { border-radius: 6px; border: 1px solid var(--line); display: block; }
    .glass code { color: var(--ink); }
    #loupe p { display: flex; justify-content: space-between; gap: 12px; margin-top: 6px; }

    .side { width: 264px; flex: none; padding: 0 18px 18px 0; overflow-y: auto; scrollbar-width: thin; margin-top: 26px; }
    #variants { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 18px; }
    .variant {
      display: grid; gap: 4px; justify-items: center; align-content: start; padding: 6px; border-radius: var(--radius); width: 78px;
      position: relative; background: none;
    }
    .variant[aria-current] { border-color: var(--gold); background: var(--gold-fill); }
    .variant .caption {
      font-size: 11.5px; line-height: 1.25; width: 100%; overflow: hidden; overflow-wrap: anywhere; text-align: center;
      display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3;
    }
    .variant .badge { position: absolute; top: 2px; right: 2px; }
    #facts > div { padding: 7px 0; border-top: 1px solid var(--line); }
    #facts > div:first-child { border-top: 0; padding-top: 0; }
    #facts dt { font-size: 12px; color: var(--soft); }
    #facts dd { overflow-wrap: anywhere; white-space: pre-wrap; }
    #welcome { margin: auto; text-align: center; color: var(--soft); display: grid; gap: 14px; justify-items: center; padding: 24px; }
    #welcome .mark { width: 72px; height: 72px; }
    """#

  /// Where the system sets the colours: pictures keep theirs, and what colours said is said by lines.
  private static let forced = #"""
    @media (forced-colors: active) {
      .board, #meter, .kind span, .glass canvas, .legend span::before { forced-color-adjust: none; }
      .row.current .open, .segments [aria-checked="true"], .toggles [aria-pressed="true"], .variant[aria-current] {
        outline: 2px solid Highlight; outline-offset: -2px;
      }
      #accept[aria-pressed="true"], #reject[aria-pressed="true"] { border: 2px solid Highlight; }
      .divider::after { border: 1px solid ButtonText; }
      .line.added, .line.removed { font-weight: 700; }
      #toast { border: 1px solid CanvasText; background: Canvas; }
    }
    """#

  /// Smaller windows: facts go under the stage, then list and viewer share one column.
  private static let narrow = #"""
    @media (max-width: 1180px) {
      .list { width: 324px; }
      #modes { flex-wrap: wrap; }
      .workspace { flex-direction: column; overflow-y: auto; }
      .stage-frame { height: 100%; min-height: 300px; max-height: 62vh; flex: none; }
      .side { width: auto; padding: 0 18px 18px; margin: 0; overflow: visible; }
      #variants { flex-wrap: nowrap; overflow-x: auto; }
      .variant { flex: none; }
      #facts { columns: 2; column-gap: 28px; }
      #facts > div { break-inside: avoid; border-top: 0; padding-top: 0; }
    }
    @media (max-width: 760px) {
      .bar { padding: 9px 12px; gap: 10px; }
      .run p { display: none; }
      .run h1 { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
      #meter { width: 84px; }
      .search kbd { display: none; }
      #help-button { display: none; }
      .list { width: 100%; border-right: 0; }
      .viewer { display: none; }
      .viewing .list { display: none; }
      .viewing .viewer { display: flex; }
      .viewing .bar { display: none; }
      #back { display: inline-grid; }
      .heading-bar { padding: 10px 12px 8px; gap: 10px; flex-wrap: wrap; }
      .heading-bar .title { order: 1; flex: 1 0 100%; }
      .heading-bar #back { margin-right: auto; }
      h2 { font-size: 17px; }
      #entry-path { display: none; }
      #message { margin: 0 12px 10px; max-height: 66px; }
      .toolbar { flex-wrap: nowrap; overflow-x: auto; padding: 0 12px 10px; scrollbar-width: none; }
      .toolbar > * { flex: none; }
      .stage-frame { padding: 0 12px 12px; max-height: 66vh; }
      .side { padding: 0 12px 24px; }
      #facts { columns: 1; }
      #loupe { right: 18px; bottom: 18px; }
      #help-tables { columns: 1; }
      button.round { width: 40px; height: 40px; }
      .tick { width: 20px; height: 20px; }
    }
    """#
}
