// Pictures that are made of others: a frame of a strip is `7@x,y,width,height`, one of an animated image `7#frame`, the heat
// map of two pictures `7~8`.

const crcTable = Uint32Array.from({ length: 256 }, (_, number) => {
  for (let bit = 0; bit < 8; bit += 1) number = number & 1 ? 0xEDB88320 ^ (number >>> 1) : number >>> 1;
  return number >>> 0;
});

/// A chunk of a PNG file. Source: PNG specification, third edition, 5.3.
function pngChunk(name, data) {
  const chunk = new Uint8Array(data.length + 12);
  new DataView(chunk.buffer).setUint32(0, data.length);
  chunk.set([...name].map((letter) => letter.charCodeAt(0)), 4);
  chunk.set(data, 8);
  let crc = 0xFFFFFFFF;
  for (let i = 4; i < data.length + 8; i += 1) crc = crcTable[(crc ^ chunk[i]) & 255] ^ (crc >>> 8);
  new DataView(chunk.buffer).setUint32(data.length + 8, ~crc >>> 0);
  return chunk;
}

/// The frames of an animated PNG as files of their own, with their place. Source: the same, 11.3.6.
function framesOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const found = [];
  let header = null;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, at + 8 + length);
    const number = (offset) => view.getUint32(at + 8 + offset);
    if (name === "IHDR") header = data;
    if (name === "fcTL") {
      found.push({ width: number(4), height: number(8), x: number(12), y: number(16), blends: data[25] === 1, parts: [] });
    }
    if (name === "IDAT" && found.length > 0) found.at(-1).parts.push(pngChunk("IDAT", data));
    if (name === "fdAT") found.at(-1)?.parts.push(pngChunk("IDAT", data.subarray(4)));
    at += length + 12;
  }
  return found.map((frame) => {
    const own = header.slice();
    new DataView(own.buffer).setUint32(0, frame.width);
    new DataView(own.buffer).setUint32(4, frame.height);
    const file = [bytes.subarray(0, 8), pngChunk("IHDR", own), ...frame.parts, pngChunk("IEND", new Uint8Array())];
    return { ...frame, file: new Blob(file, { type: "image/png" }) };
  });
}

const frames = {
  /// The files that were made, by their key.
  made: new Map(),
  /// What makes them, by key; the frames of an animated image build on each other and are made at once.
  jobs: new Map(),

  isKey(hash) {
    return typeof hash === "string";
  },

  isComparison(hash) {
    return this.isKey(hash) && hash.includes("~");
  },

  /// The file of a key. An animated image has its last frame for those that it lacks; a still picture has one.
  find(key) {
    if (this.isComparison(key)) return this.made.get(key) ?? null;
    const [number, frame] = key.split("#");
    if (frame === undefined) return this.made.get(key) ?? null;
    for (let index = Number(frame); index >= 0; index -= 1) {
      const file = this.made.get(`${number}#${index}`);
      if (file) return file;
    }
    return null;
  },

  make(key) {
    const job = key.includes("#") && !this.isComparison(key) ? key.slice(0, key.indexOf("#") + 1) : key;
    if (!this.jobs.has(job)) this.jobs.set(job, this.work(key));
    return this.jobs.get(job);
  },

  async work(key) {
    if (this.isComparison(key)) {
      const file = await heat.file(...key.split("~").map((part) => /^\d+$/.test(part) ? Number(part) : part));
      if (file) this.made.set(key, file);
      return;
    }
    const [, number, kind, rest] = key.match(/^(\d+)([@#])(.*)$/);
    await pictures.load(Number(number));
    const blob = pictures.blob(Number(number));
    if (!blob) return;
    await (kind === "@" ? this.cut(key, blob, rest.split(",").map(Number)) : this.unroll(number, blob));
  },

  async cut(key, blob, [x, y, width, height]) {
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d").drawImage(await createImageBitmap(blob), -x, -y);
    this.made.set(key, await canvas.convertToBlob());
  },

  async unroll(number, blob) {
    const found = framesOf(new Uint8Array(await blob.arrayBuffer()));
    if (found.length === 0) { this.made.set(number + "#0", blob); return; }
    const canvas = new OffscreenCanvas(found[0].width, found[0].height);
    const context = canvas.getContext("2d");
    const files = [];
    for (const frame of found) {
      if (!frame.blends) context.clearRect(frame.x, frame.y, frame.width, frame.height);
      context.drawImage(await createImageBitmap(frame.file), frame.x, frame.y);
      files.push(await canvas.convertToBlob());
    }
    // All at once: what is missing would be taken for the last.
    files.forEach((file, index) => this.made.set(`${number}#${index}`, file));
  },

  /// Forgets the frames of the entry before.
  clear() {
    this.made.clear();
    this.jobs.clear();
  },
};
