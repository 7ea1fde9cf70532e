// The heat map: the golden in pale grey, and over it how far each pixel is from the golden, by CIEDE2000.

const heat = {
  /// Differences and their colours; between two stops, colours are mixed. A difference of 2.3 is just noticeable.
  stops: [[0, [255, 222, 120]], [5, [245, 130, 31]], [20, [214, 0, 108]], [60, [74, 0, 90]]],
  /// For pixels that only one of the pictures has.
  alone: [86, 180, 233],

  /// Whether both pictures have pixels to compare.
  isPossible(entry) {
    return both.every((role) => entry[role]?.type === "image/png" && pictures.has(entry[role].image));
  },

  colour(difference) {
    const next = this.stops.findIndex(([stop]) => difference < stop);
    if (next < 0) return this.stops.at(-1)[1];
    const [[low, from], [high, to]] = [this.stops[next - 1], this.stops[next]];
    return from.map((channel, i) => channel + (to[i] - channel) * (difference - low) / (high - low));
  },

  /// A PNG file of the heat map of two pictures; nil if one of them cannot be read.
  async file(first, second) {
    const [golden, actual] = await Promise.all([pictures.data(first), pictures.data(second)]);
    if (!golden || !actual) return null;
    const width = Math.max(golden.width, actual.width);
    const height = Math.max(golden.height, actual.height);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    const image = context.createImageData(width, height);
    // Interfaces have few colours: each pair is measured once.
    const known = new Map();
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        image.data.set(this.pixel(golden, actual, x, y, known), 4 * (y * width + x));
      }
      // Large pictures leave the page responsive.
      if (y % 128 === 127) await new Promise((done) => setTimeout(done));
    }
    context.putImageData(image, 0, 0);
    return canvas.convertToBlob();
  },

  pixel(golden, actual, x, y, known) {
    const inside = [golden, actual].map((picture) => x < picture.width && y < picture.height);
    if (!inside[0] || !inside[1]) return inside[0] || inside[1] ? [...this.alone, 255] : [0, 0, 0, 0];
    const [i, j] = [4 * (y * golden.width + x), 4 * (y * actual.width + x)];
    const [a, b] = [golden.data, actual.data];
    if (a[i] === b[j] && a[i + 1] === b[j + 1] && a[i + 2] === b[j + 2] && a[i + 3] === b[j + 3]) {
      const light = (0.2126 * a[i] + 0.7152 * a[i + 1] + 0.0722 * a[i + 2]) * a[i + 3] / 255 + 255 - a[i + 3];
      const pale = 214 + light * 0.15;
      return [pale, pale, pale, 255];
    }
    const [first, second] = [a.subarray(i, i + 4), b.subarray(j, j + 4)];
    const pair = [...first, ...second].join();
    let colour = known.get(pair);
    if (!colour) {
      colour = [...this.colour(shownDifference(first, second)), 255];
      known.set(pair, colour);
    }
    return colour;
  },

  /// The scale of the colours, from no difference to the largest.
  legend() {
    const stops = this.stops.map(([, colour], i) => `rgb(${colour.join(" ")}) ${100 * i / (this.stops.length - 1)}%`);
    const numbers = this.stops.map(([stop], i) => element("i", {}, String(stop) + (i === this.stops.length - 1 ? "+" : "")));
    return element("span", { class: "legend" },
      element("span", { class: "scale", title: "CIEDE2000; 2.3 is just noticeable" }, element("span", {}, "ΔE00"),
        element("span", { class: "ramp", style: `--ramp: ${stops.join(", ")}` }, ...numbers)),
      element("span", { class: "key", style: `--key: rgb(${this.alone.join(" ")})` }, "in one picture only"));
  },
};
