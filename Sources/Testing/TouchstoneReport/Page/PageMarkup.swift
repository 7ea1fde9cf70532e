import Foundation
import TouchstoneSnapshots

/// The fixed markup of the report page. The page's scripts insert everything that comes from a run.
enum PageMarkup {
  /// Under this policy browsers load nothing but the pictures that lie beside the page.
  static let policy =
    "default-src 'none'; img-src blob: data:; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'self' file:; "
    + "base-uri 'none'"

  /// The policy of a page that a server gives out: it runs one script, by its digest, and loads pictures from beside it.
  ///
  /// - Source: Content Security Policy Level 3, section 6.7.3.3: the base64 of the SHA-256 of the element's text.
  static func sitePolicy(script: String) -> String {
    let digits = Array(GoldenKind.digest(ofFile: Data(script.utf8)).utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
    }
    return "default-src 'none'; img-src blob: data:; connect-src 'self'; style-src 'unsafe-inline'; "
      + "script-src 'sha256-\(Data(bytes).base64EncodedString())'; base-uri 'none'; form-action 'none'"
  }

  static let mark = #"""
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path class="stone" d="M8.5 3.5 21 2.5l8 8.5-1 12-9 6.5-11-2L2.5 18l1-9z"/>
      <path class="facet" d="M8.5 3.5 21 2.5l-3 6.5-10 1.5z"/>
      <path class="streak" d="m8.5 22 15-10.5"/>
    </svg>
    """#

  static let body = #"""
    <header class="bar">
      <a class="brand" href="#" aria-label="Touchstone">\#(mark)</a>
      <div class="run">
        <h1 id="title" dir="auto"></h1>
        <p><strong id="causes-count" hidden></strong><span id="run-facts"></span>
          <button id="facts-more" class="quiet" type="button" aria-controls="run-facts" hidden></button></p>
      </div>
      <div class="totals">
        <ul id="totals" aria-hidden="true"></ul>
        <div id="meter" role="img"></div>
      </div>
      <button id="theme" class="round" type="button" aria-label="Theme (t)" title="Theme: system, light, dark (t)">
        <svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6.25"/><path d="M8 1.75a6.25 6.25 0 0 1 0 12.5z"/></svg>
      </button>
      <button id="help-button" class="round" type="button" aria-label="Keyboard (?)" title="Keyboard (?)">?</button>
    </header>
    <noscript><p class="plain">This page needs JavaScript to show the pictures. It loads nothing from the network.</p></noscript>
    <section id="problems" aria-label="Notes" hidden>
      <ul id="problems-list"></ul>
      <button id="problems-more" class="quiet" type="button" aria-controls="problems-list"></button>
    </section>
    <main>
      <section class="list" aria-label="Snapshots">
        <div class="tools">
          <div id="tabs" class="segments" role="tablist" aria-label="Lists" hidden>
            <button id="tab-snapshots" type="button" role="tab" aria-selected="true" aria-controls="rows"></button>
            <button id="tab-findings" type="button" role="tab" aria-selected="false" aria-controls="findings" tabindex="-1"></button>
            <button id="tab-views" type="button" role="tab" aria-selected="false" aria-controls="views" tabindex="-1"></button>
          </div>
          <label class="search">
            <svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="7" cy="7" r="4.5"/><path d="m10.5 10.5 4 4"/></svg>
            <input id="search" type="search" placeholder="Search, or s:failed  !not  &quot;a phrase&quot;" autocomplete="off"
              spellcheck="false" aria-label="Search snapshots" aria-keyshortcuts="/">
            <kbd aria-hidden="true">/</kbd>
          </label>
          <div id="filtering">
            <div id="filters" role="group" aria-label="Show by result"></div>
            <select id="reason" class="filter" aria-label="Reason of failures" title="Reason of failures" hidden></select>
          </div>
          <div id="order" class="order">
            <span id="count" role="status"></span>
            <label><span class="hidden-label">Sort</span><select id="sort" title="Order">
              <option value="severity">worst first</option><option value="name">by name</option>
            </select></label>
            <label><span class="hidden-label">Group</span><select id="group" title="Groups">
              <option value="suite">by suite</option><option value="target">by target</option>
              <option value="status">by result</option><option value="none">ungrouped</option>
            </select></label>
          </div>
          <p id="only" role="status" hidden>
            <span id="only-words" dir="auto"></span><button id="only-clear" type="button">Show all</button>
          </p>
        </div>
        <div id="rows">
          <section id="causes" aria-labelledby="causes-title" hidden>
            <h2 id="causes-title"></h2>
            <ul id="causes-list"></ul>
          </section>
          <ul id="rows-body"></ul><p id="empty" hidden>Nothing matches.</p>
        </div>
        <div id="findings" hidden>
          <div id="finding-types" role="group" aria-label="Show by kind"></div>
          <ul id="findings-list"></ul>
        </div>
        <div id="views" role="tabpanel" aria-labelledby="tab-views" tabindex="0" hidden>
          <div id="views-head">
            <p id="views-sum"></p>
            <ul id="views-notes"></ul>
            <div id="views-kinds" role="group" aria-label="Filter by coverage"></div>
            <div class="order">
              <span id="views-count" role="status"></span>
              <label><span class="hidden-label">Sort</span><select id="views-sort" title="Order">
                <option value="gaps">most undrawn first</option><option value="file">by file</option>
              </select></label>
            </div>
          </div>
          <ul id="views-list"></ul><p id="views-empty" hidden></p>
        </div>
        <div id="tray" role="region" aria-label="Selection" hidden>
          <p><strong id="tray-count"></strong><button id="clear" class="quiet" type="button">Clear</button></p>
          <div id="waiting" hidden></div>
          <p id="unseen" hidden></p>
          <ol id="steps">
            <li id="step-save"><div>
              <input id="approver" type="text" maxlength="100" autocomplete="name" placeholder="Your name"
                aria-label="Your name in approvals.json (optional)">
              <button id="download" type="button">Save approvals.json</button>
            </div></li>
            <li id="step-run"><div>
              <code id="command" tabindex="0" role="group" aria-label="Command"></code>
              <button id="copy" type="button" aria-label="Copy command">Copy</button>
            </div></li>
          </ol>
          <button id="end" type="button" hidden>Finish review</button>
        </div>
      </section>
      <section id="viewer" class="viewer" aria-label="Viewer" hidden>
        <div class="heading-bar">
          <button id="back" class="round" type="button" aria-label="Back to the list">
            <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M10 3 5 8l5 5"/></svg>
          </button>
          <div class="title">
            <ol id="entry-path"></ol>
            <h2><span id="entry-name" dir="auto"></span><span id="entry-badge"></span></h2>
          </div>
          <button id="accept" class="primary" type="button" aria-pressed="false" aria-keyshortcuts="a">
            <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3.5 8.5 6.8 12 12.5 4.5"/></svg><span id="accept-label">Accept</span>
          </button>
          <button id="accept-change" type="button" aria-pressed="false" aria-keyshortcuts="e" hidden></button>
          <button id="reject" type="button" aria-pressed="false" aria-keyshortcuts="r" hidden>
            <svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4.5 4.5 7 7M11.5 4.5l-7 7"/></svg><span id="reject-label">Reject</span>
          </button>
          <div class="steps">
            <button id="previous" class="round" type="button" aria-label="Previous snapshot (k)" title="Previous (k)">
              <svg viewBox="0 0 16 16" aria-hidden="true"><path d="m3.5 10 4.5-4.5 4.5 4.5"/></svg>
            </button>
            <button id="next" class="round" type="button" aria-label="Next snapshot (j)" title="Next (j)">
              <svg viewBox="0 0 16 16" aria-hidden="true"><path d="m3.5 6 4.5 4.5L12.5 6"/></svg>
            </button>
          </div>
        </div>
        <p id="message" dir="auto"></p>
        <div id="unkept" hidden>
          <p id="unkept-why"></p>
          <p id="unkept-show"><code id="unkept-command"></code><button id="unkept-copy" type="button">Copy</button></p>
        </div>
        <div id="toolbar" class="toolbar">
          <div id="modes" class="segments" role="radiogroup" aria-label="Comparison mode"></div>
          <div id="blinking" class="mix" hidden><div class="segments" role="group" aria-label="Blinking">
            <button id="blink-play" type="button">Pause</button>
            <button id="blink-swap" type="button" title="Swap the pictures (space)">Swap</button>
          </div></div>
          <label class="mix" hidden><input id="mix" type="range" min="0" max="100" value="50"></label>
          <div id="zooming" class="segments zooming" role="group" aria-label="Zoom">
            <button id="zoom-out" type="button" aria-label="Zoom out (-)" title="Zoom out (-)">−</button>
            <button id="zoom" type="button" title="Fit (0)"></button>
            <button id="zoom-in" type="button" aria-label="Zoom in (+)" title="Zoom in (+)">+</button>
          </div>
          <div id="toggles" class="segments toggles" role="group" aria-label="Overlays">
            <button id="toggle-regions" type="button" aria-label="Outline changes" title="Outline changes (m)">
              <svg viewBox="0 0 16 16" aria-hidden="true"><rect x="2.5" y="4.5" width="11" height="7" stroke-dasharray="2.5 1.5"/></svg>
            </button>
            <button id="toggle-grid" type="button" aria-label="Pixel grid" title="Pixel grid, from 800 % (g)">
              <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2.5 2.5h11v11h-11zM6.2 2.5v11M9.8 2.5v11M2.5 6.2h11M2.5 9.8h11"/></svg>
            </button>
            <button id="toggle-loupe" type="button" aria-label="Loupe" title="Loupe (p)">
              <svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="7" cy="7" r="4.5"/><path d="m10.5 10.5 4 4M5 7h4M7 5v4"/></svg>
            </button>
            <button id="backdrop" type="button" aria-label="Background" title="Background: automatic, checkerboard, white, black (b)">
              <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2.5 2.5h11v11h-11z"/><path class="fill" d="M2.5 2.5H8V8H2.5zM8 8h5.5v5.5H8z"/></svg>
            </button>
          </div>
        </div>
        <div id="player" class="player" role="group" aria-label="Frames" hidden>
          <button id="player-play" class="round" type="button">
            <svg viewBox="0 0 16 16" aria-hidden="true"><path class="fill go" d="M5 3.2v9.6L13 8z"/><path class="halt" d="M5.5 3.5v9M10.5 3.5v9"/></svg>
          </button>
          <input id="player-frame" type="range" min="0" value="0" aria-label="Frame">
          <span id="player-text"></span>
          <button id="player-whole" class="quiet" type="button" hidden>Whole strip</button>
        </div>
        <div class="workspace">
          <div class="stage-frame">
            <div id="stage" tabindex="0" role="group" aria-label="Pictures. Arrow keys move the loupe, plus and minus zoom."></div>
            <div id="loupe" role="status" hidden></div>
          </div>
          <div class="side">
            <section id="origins" hidden>
              <h3 id="origins-title"></h3>
              <ul id="origins-list"></ul>
            </section>
            <section id="changes" hidden>
              <h3 id="changes-title"></h3>
              <ol id="changes-list"></ol>
            </section>
            <div id="variants" aria-label="Variants of this test" role="group" hidden></div>
            <dl id="facts"></dl>
            <details id="more">
              <summary>Details</summary>
              <dl id="more-facts"></dl>
              <details id="made-with">
                <summary>Fonts and libraries</summary>
                <dl id="digests"></dl>
              </details>
            </details>
          </div>
        </div>
        <button id="to-tray" type="button" hidden></button>
      </section>
      <section id="welcome" hidden>\#(mark)<p>Nothing to show. Use the filters to see passed snapshots.</p></section>
    </main>
    <div id="toast" role="status" aria-live="polite"></div>
    <dialog id="help" aria-label="Keyboard">
      <header><h2>Keyboard</h2><button id="help-close" class="round" type="button" aria-label="Close">
        <svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4 4 8 8M12 4l-8 8"/></svg></button></header>
      <div id="help-tables"></div>
      <p>Pinch or hold ctrl and scroll to zoom, drag to pan, double-click to fit. Search finds snapshots that contain all words,
        and <code>"no golden"</code> those with the phrase; <code>s:</code> result, <code>reason:</code>, <code>owner:</code>, <code>t:</code> target,
        <code>f:</code> file, <code>test:</code>, <code>scale:</code>, <code>view:</code>, <code>!</code> not.</p>
    </dialog>
    """#
}
