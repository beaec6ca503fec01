import { crc32 } from "node:zlib"
import sharp from "sharp"

/** A picture of one colour. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 60 } } })

export const jpeg = (width = 40, height = 20) => plain(width, height).jpeg().toBuffer()
export const png = (width = 40, height = 20) => plain(width, height).png().toBuffer()
export const webp = (width = 40, height = 20) => plain(width, height).webp().toBuffer()
export const gif = (width = 40, height = 20) => plain(width, height).gif().toBuffer()
export const tiff = () => plain(40, 20).tiff().toBuffer()

/** A photo as a phone takes it: rotated by metadata, with its GPS position. */
export const phonePhoto = () =>
  plain(40, 20)
    .withExif({ IFD0: { Model: "Pocket Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 12/1 30/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Three pictures of different colours in one GIF. */
export async function animation(): Promise<Buffer> {
  const inColour = (background: string) =>
    sharp({ create: { width: 10, height: 10, channels: 3, background } })
      .png()
      .toBuffer()
  const pictures = await Promise.all(["red", "green", "blue"].map(inColour))
  return sharp(pictures, { join: { animated: true } })
    .gif()
    .toBuffer()
}

export const SVG = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`,
)

/** A small PNG whose header claims 30,000 pixels in width and height. */
export async function bomb(): Promise<Buffer> {
  const image = await png()
  const [headerStart, headerEnd] = [12, 29]
  image.writeUInt32BE(30_000, headerStart + 4)
  image.writeUInt32BE(30_000, headerStart + 8)
  image.writeUInt32BE(crc32(image.subarray(headerStart, headerEnd)), headerEnd)
  return image
}

/** A photo that is truncated in the middle. */
export async function truncated(): Promise<Buffer> {
  const image = await sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: "white",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
  return image.subarray(0, image.length / 2)
}
