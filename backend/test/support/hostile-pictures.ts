import { deflateSync } from "node:zlib";
import sharp from "sharp";

const colour = { r: 20, g: 120, b: 60 };
export const small = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** The checksum that ends every chunk of a PNG. */
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, crc]);
}

const afterHeader = 8 + 25;

/** A valid small PNG whose header claims another size. */
export async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await small().png().toBuffer();
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), chunk("IHDR", header), png.subarray(afterHeader)]);
}

/** A PNG with one more chunk after its header. */
export async function pngWith(type: string, data: Buffer): Promise<Buffer> {
  const png = await small().png().toBuffer();
  return Buffer.concat([png.subarray(0, afterHeader), chunk(type, data), png.subarray(afterHeader)]);
}

/** Sixty megabytes of zeros in as many kilobytes. */
export const foldedZeros = () =>
  Buffer.concat([Buffer.from("Comment\0\0", "latin1"), deflateSync(Buffer.alloc(60_000_000))]);

/** A JPEG whose frame claims the maximum size of a JPEG. */
export async function jpegClaiming(width: number, height: number): Promise<Buffer> {
  const jpeg = await small().jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/** Fifty frames of WebP. */
export function animation(): Promise<Buffer> {
  return sharp({ create: { width: 16, height: 16 * 50, channels: 3, background: colour, pageHeight: 16 } })
    .webp({ loop: 0 })
    .toBuffer();
}
