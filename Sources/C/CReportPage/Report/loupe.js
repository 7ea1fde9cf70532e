// The loupe: the pixels around one point in both pictures, their colours and the distance between them.

/// sRGB bytes to CIE L*a*b* under D65. Source: IEC 61966-2-1 and CIE 15.
function lab([red, green, blue]) {
  const linear = (byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const root = (t) => t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 * t + 16) / 116;
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = root(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
  const z = root((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/// CIEDE2000. Source: Sharma, Wu, Dalal, "The CIEDE2000 color-difference formula" (2005).
function colourDifference(first, second) {
  const [l1, a1, b1] = lab(first);
  const [l2, a2, b2] = lab(second);
  const degree = Math.PI / 180;
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [p1, p2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (a, b) => a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / degree + 360) % 360;
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  let turn = h2 - h1;
  if (c1 * c2 === 0) turn = 0; else if (turn > 180) turn -= 360; else if (turn < -180) turn += 360;
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(turn / 2 * degree);
  const [mL, mC] = [(l1 + l2) / 2, (c1 + c2) / 2];
  let mH = h1 + h2;
  if (c1 * c2 !== 0) {
    if (Math.abs(h1 - h2) <= 180) mH /= 2; else mH = (mH + (mH < 360 ? 360 : -360)) / 2;
  }
  const t = 1 - 0.17 * Math.cos((mH - 30) * degree) + 0.24 * Math.cos(2 * mH * degree)
    + 0.32 * Math.cos((3 * mH + 6) * degree) - 0.20 * Math.cos((4 * mH - 63) * degree);
  const sL = 1 + 0.015 * (mL - 50) ** 2 / Math.sqrt(20 + (mL - 50) ** 2);
  const sC = 1 + 0.045 * mC;
  const sH = 1 + 0.015 * mC * t;
  const rotation = 60 * Math.exp(-(((mH - 275) / 25) ** 2));
  const rT = -2 * Math.sqrt(mC ** 7 / (mC ** 7 + 25 ** 7)) * Math.sin(rotation * degree);
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH));
}

/// The difference over a white or a black background, whichever shows more of it, as the comparison measures it.
function shownDifference(first, second) {
  const over = (colour, background) => [0, 1, 2].map((i) => (colour[i] * colour[3] + background * (255 - colour[3])) / 255);
  const backgrounds = first[3] === 255 && second[3] === 255 ? [0] : [255, 0];
  return Math.max(...backgrounds.map((under) => colourDifference(over(first, under), over(second, under))));
}

const loupe = {
  node: byId("loupe"),
  enabled: true,
  point: null,
  cells: 11,

  look(point) {
    const inside = point && point.x >= 0 && point.y >= 0 && point.x < stage.width && point.y < stage.height;
    this.point = inside ? point : null;
    this.update();
  },

  move(dx, dy) {
    const from = this.point ?? { x: Math.floor(stage.x), y: Math.floor(stage.y) };
    this.look({
      x: Math.min(stage.width - 1, Math.max(0, from.x + dx)),
      y: Math.min(stage.height - 1, Math.max(0, from.y + dy)),
    });
  },

  async update() {
    const { point } = this;
    const entry = viewer.entry;
    this.node.hidden = !this.enabled || !point || !entry;
    this.place();
    if (this.node.hidden) return;
    const shown = both.filter((role) => entry[role]);
    const data = await Promise.all(shown.map((role) => pictures.data(player.picture(entry, role).image)));
    if (this.point !== point || viewer.entry !== entry) return;
    if (!data.some(Boolean)) { this.node.hidden = true; return; }
    const glasses = shown.map((role, index) => this.glass(nameOf(entry, role), data[index], point));
    const colours = data.map((pixels) => this.colour(pixels, point));
    const scale = entry.scale || 1;
    const place = `${point.x}, ${point.y} px` + (scale === 1 ? ""
      : ` · ${+(point.x / scale).toFixed(2)}, ${+(point.y / scale).toFixed(2)} pt`);
    const distance = colours.length === 2 && colours.every(Boolean)
      ? "ΔE00 " + shownDifference(colours[0], colours[1]).toFixed(1) : "";
    this.node.replaceChildren(element("div", { class: "glasses" }, ...glasses),
      element("p", {}, element("span", {}, place), element("b", {}, distance)));
  },

  colour(pixels, point) {
    if (!pixels || point.x >= pixels.width || point.y >= pixels.height) return null;
    const offset = 4 * (point.y * pixels.width + point.x);
    return pixels.data.slice(offset, offset + 4);
  },

  glass(name, pixels, point) {
    const side = 8;
    const canvas = element("canvas", { width: String(this.cells * side), height: String(this.cells * side) });
    const context = canvas.getContext("2d");
    const half = this.cells >> 1;
    for (let row = 0; row < this.cells; row += 1) {
      for (let column = 0; column < this.cells; column += 1) {
        const colour = this.colour(pixels, { x: point.x + column - half, y: point.y + row - half });
        const known = colour && point.x + column >= half && point.y + row >= half;
        context.fillStyle = (row + column) % 2 ? "#777" : "#999";
        context.fillRect(column * side, row * side, side, side);
        if (!known) continue;
        context.fillStyle = `rgb(${colour[0]} ${colour[1]} ${colour[2]} / ${colour[3] / 255})`;
        context.fillRect(column * side, row * side, side, side);
      }
    }
    for (const [colour, inset] of [["#000", 0], ["#fff", 1]]) {
      context.strokeStyle = colour;
      context.strokeRect(half * side - 0.5 - inset, half * side - 0.5 - inset, side + 1 + 2 * inset, side + 1 + 2 * inset);
    }
    const colour = this.colour(pixels, point);
    const hex = colour ? "#" + [...colour].slice(0, colour[3] === 255 ? 3 : 4)
      .map((byte) => byte.toString(16).padStart(2, "0")).join("").toUpperCase() : "outside";
    return element("div", { class: "glass" }, element("span", {}, name), canvas, element("code", {}, hex));
  },

  /// A cross in every pane, at the pixel under the loupe.
  place() {
    const visible = this.enabled && this.point && stage.zoom >= 4;
    for (const pane of stage.panes) {
      pane.cursor ??= pane.board.appendChild(element("div", { class: "cursor", "aria-hidden": "true" }));
      pane.cursor.hidden = !visible;
      if (!visible) continue;
      pane.cursor.style.left = this.point.x * stage.zoom + "px";
      pane.cursor.style.top = this.point.y * stage.zoom + "px";
    }
  },
};
