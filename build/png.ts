import { crc32, deflateSync } from 'node:zlib';

/** Red, green, blue and opacity, each from 0 to 1. */
export type Colour = readonly [number, number, number, number];

/** Samples along each side of a pixel; their mean makes edges smooth. */
const samples = 3;

/** A square picture as a PNG file, painted by a function of the unit square. */
export function paintPng(size: number, colourAt: (x: number, y: number) => Colour): Buffer {
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const offset = y * (size * 4 + 1) + 1 + x * 4;
      rows.set(pixel(x, y, size, colourAt), offset);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Eight bits a channel, red, green, blue and opacity.
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function pixel(x: number, y: number, size: number, colourAt: (x: number, y: number) => Colour): number[] {
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let sample = 0; sample < samples * samples; sample++) {
    const dx = ((sample % samples) + 0.5) / samples;
    const dy = (Math.floor(sample / samples) + 0.5) / samples;
    const colour = colourAt((x + dx) / size, (y + dy) / size);
    // Weighted by opacity, so that what is not there does not darken the edge.
    const weight = colour[3];
    red += colour[0] * weight;
    green += colour[1] * weight;
    blue += colour[2] * weight;
    opacity += weight;
  }
  const colours = [red, green, blue].map((channel) => channel / (opacity || 1));
  return [...colours, opacity / (samples * samples)].map((channel) => Math.round(channel * 255));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
