/// The style of the page of previews: the colours are those of the report.
enum PreviewPageStyle {
  static let text = [page, pictures, viewer].joined(separator: "\n")

  private static let page = #"""
    :root {
      color-scheme: light dark;
      --page: light-dark(#f4f2ee, #151412);
      --side: light-dark(#fbfaf7, #1b1a17);
      --panel: light-dark(#ffffff, #201f1c);
      --ink: light-dark(#1f1d1a, #edeae3);
      --soft: light-dark(#67625a, #a8a297);
      --line: light-dark(#e2ded5, #33302b);
      --accent: light-dark(#8a6100, #e2b64d);
      --accent-fill: light-dark(#f7ebcd, #3a2f16);
      --changed: light-dark(#86468a, #d79bdb);
      --failed: light-dark(#b83a00, #ff8a55);
      --shadow: 0 1px 2px light-dark(#0000001f, #00000080), 0 8px 24px light-dark(#00000017, #00000066);
      font: 14px/1.45 Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      font-variant-numeric: tabular-nums;
      color: var(--ink);
      background: var(--page);
    }
    [data-theme="light"] { color-scheme: light; }
    [data-theme="dark"] { color-scheme: dark; }
    *, *::before, *::after { box-sizing: border-box; margin: 0; }
    [hidden] { display: none !important; }
    button, input { font: inherit; color: inherit; }
    button, input[type="search"] { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 5px 10px; }
    button { cursor: pointer; }
    button:hover { border-color: var(--soft); }
    button[aria-pressed="true"] { border-color: transparent; background: var(--accent-fill); color: var(--accent); font-weight: 600; }
    input { accent-color: var(--accent); }
    small { font-size: 12px; font-weight: normal; color: var(--soft); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    body { display: grid; grid-template-columns: 256px minmax(0, 1fr); }
    aside {
      position: sticky; top: 0; height: 100vh; display: flex; flex-direction: column; gap: 16px; padding: 22px 18px 14px;
      background: var(--side); border-inline-end: 1px solid var(--line);
    }
    h1 { font-size: 20px; line-height: 1.2; letter-spacing: -0.02em; overflow-wrap: anywhere; }
    #facts { color: var(--soft); margin-top: 3px; }
    [data-live="true"] #facts::before { content: ""; display: inline-block; width: 7px; height: 7px; margin-inline-end: 6px; border-radius: 50%; background: #1f9d61; }
    #search { width: 100%; padding: 7px 10px; }
    fieldset { border: 0; padding: 0; min-width: 0; }
    legend { padding: 0 0 6px; font-size: 12px; color: var(--soft); }
    #variants { display: flex; flex-wrap: wrap; gap: 5px; }
    #variants button { padding: 3px 9px; border-radius: 999px; font-size: 13px; }
    #only-changed { display: flex; gap: 6px; margin-top: 8px; color: var(--changed); }
    #files { flex: 1; min-height: 0; overflow-y: auto; margin: 0 -8px; }
    #files a { display: flex; justify-content: space-between; gap: 8px; padding: 3px 8px; border-radius: 6px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
    #files a:hover { background: var(--accent-fill); }
    aside footer { display: flex; gap: 10px; align-items: center; justify-content: space-between; padding-top: 10px; border-top: 1px solid var(--line); }
    aside footer label { display: inline-flex; align-items: center; gap: 8px; color: var(--soft); }
    #zoom { width: 110px; }
    main { padding: 10px 34px 80px; }
    #nothing { padding: 20vh 0; text-align: center; color: var(--soft); }
    .notice { margin: 20px 0 8px; padding: 14px 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); }
    .notice h2 { font-size: 14px; }
    .notice ul { margin: 8px 0 0; padding-left: 18px; }
    #problem { border-color: var(--failed); }
    #problem h2 { color: var(--failed); }
    #problem pre { margin-top: 8px; max-height: 40vh; overflow: auto; white-space: pre-wrap; font: 12px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
    @media (max-width: 720px) {
      body { display: block; }
      aside { position: static; height: auto; }
      #files { display: none; }
      main { padding: 8px 16px 40px; }
    }
    """#

  private static let pictures = #"""
    #previews { display: flex; flex-wrap: wrap; gap: 0 34px; align-items: flex-start; }
    #previews > section { max-width: 100%; padding-top: 26px; }
    #previews h2 { display: flex; align-items: baseline; gap: 10px; font-size: 19px; letter-spacing: -0.015em; margin-bottom: 12px; overflow-wrap: anywhere; }
    .row { display: flex; flex-wrap: wrap; gap: 18px; align-items: flex-start; }
    article { max-width: 100%; padding: 14px 16px; background: var(--panel); border: 1px solid var(--line); border-radius: 14px; }
    article h3 { display: flex; justify-content: space-between; gap: 14px; font-size: 14px; overflow-wrap: anywhere; }
    article h3 small { flex: none; }
    article .remark { max-width: 44em; margin-top: 4px; font-size: 12px; color: var(--failed); overflow-wrap: anywhere; }
    .pictures { display: flex; flex-wrap: wrap; gap: 14px; margin-top: 10px; align-items: flex-start; }
    figure { max-width: 100%; }
    figure button {
      display: grid; place-items: center; width: 100%; min-width: 120px; padding: 18px; border: 0; border-radius: 10px; line-height: 0;
      background: #f1f1f4 radial-gradient(#0000000d 1px, transparent 1px) 0 0 / 12px 12px;
    }
    figure[data-stage="dark"] button { background: #111113 radial-gradient(#ffffff12 1px, transparent 1px) 0 0 / 12px 12px; }
    figure button:hover img { transform: translateY(-2px); }
    figure img { max-width: 100%; border-radius: 2px; transition: transform 120ms; }
    figure[data-screen="true"] button { padding: 16px 20px; }
    figure[data-screen="true"] img { border-radius: calc(44px * var(--zoom)); box-shadow: 0 0 0 1px #00000024, var(--shadow); }
    figure[data-screen="true"][data-stage="dark"] img { box-shadow: 0 0 0 1px #ffffff2e; }
    figcaption { display: flex; justify-content: space-between; gap: 12px; margin-top: 5px; font-size: 12px; color: var(--soft); }
    figure.changed button { outline: 2px solid var(--changed); outline-offset: 2px; }
    figure.changed figcaption { color: var(--changed); }
    figure.changed figcaption small { visibility: hidden; position: relative; }
    figure.changed figcaption small::after { content: "changed"; visibility: visible; position: absolute; inset-inline-end: 0; color: var(--changed); font-weight: 600; }
    @media (prefers-reduced-motion: reduce) { figure img { transition: none; } }
    """#

  private static let viewer = #"""
    dialog { margin: auto; padding: 16px 18px; border: 1px solid var(--line); border-radius: 16px; background: var(--panel); color: var(--ink); max-width: 96vw; max-height: 96vh; box-shadow: var(--shadow); }
    dialog::backdrop { background: #000000b3; }
    dialog form { display: flex; gap: 6px; align-items: center; margin-bottom: 12px; }
    dialog form > div:first-child { margin-inline-end: auto; padding-inline-end: 24px; min-width: 0; }
    dialog h2 { font-size: 16px; overflow-wrap: anywhere; }
    #viewer-place { font-size: 12px; color: var(--soft); overflow-wrap: anywhere; }
    #compare, #strip { display: flex; flex-wrap: wrap; gap: 5px; }
    #strip { margin-top: 12px; justify-content: center; }
    #strip button { padding: 3px 10px; border-radius: 999px; font-size: 13px; }
    #stage { display: grid; place-items: center; overflow: auto; max-height: 78vh; min-height: 120px; padding: 18px; border-radius: 10px; background: #f1f1f4; isolation: isolate; }
    #stage[data-stage="dark"] { background: #111113; }
    #stage[data-mode="difference"] { background: #000; }
    #stage img { grid-area: 1 / 1; display: block; max-width: 88vw; height: auto; }
    #stage img + img { mix-blend-mode: difference; }
    """#
}
