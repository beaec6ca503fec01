import { crc32, deflateSync } from "node:zlib"

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A PNG of one colour, such as "#1f4fbf", `width` × `height` pixels. */
export function photoOf(colour: string, width = 640, height = 480): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const pixel = Buffer.from(colour.slice(1), "hex")
  const line = Buffer.concat([Buffer.from([0]), ...Array.from({ length: width }, () => pixel)])
  const body = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", body), chunk("IEND", Buffer.alloc(0))])
}

/** Playwright's trace recorder reads a photo's preview again, which the page's policy forbids; the page itself does not. */
export const TRACED_PREVIEW = /Connecting to 'blob:/
