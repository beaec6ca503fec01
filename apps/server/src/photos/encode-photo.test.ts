import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { animation, bomb, gif, jpeg, phonePhoto, png, SVG, tiff, truncated, webp } from "../../test/scenes/pictures.ts"
import { AppError } from "../refusals/app-error.ts"
import { encodePhoto } from "./encode-photo.ts"

const sizeOf = async (image: Buffer) => {
  const { format, width, height } = await sharp(image).metadata()
  return `${format} ${width}x${height}`
}

describe("a picture becomes WebP in two sizes and is never enlarged", () => {
  const PICTURES: [title: string, picture: () => Promise<Buffer>, full: string, thumbnail: string][] = [
    ["a small JPEG", () => jpeg(40, 20), "webp 40x20", "webp 40x20"],
    ["a small PNG", () => png(40, 20), "webp 40x20", "webp 40x20"],
    ["a small GIF", () => gif(40, 20), "webp 40x20", "webp 40x20"],
    ["a small WebP", () => webp(40, 20), "webp 40x20", "webp 40x20"],
    ["a PNG of one pixel", () => png(1, 1), "webp 1x1", "webp 1x1"],
    ["a photo of 12 megapixels", () => jpeg(4_000, 3_000), "webp 2048x1536", "webp 320x240"],
    ["a tall photo", () => jpeg(1_000, 4_096), "webp 500x2048", "webp 78x320"],
    ["an animation", animation, "webp 10x10", "webp 10x10"],
  ]
  it.each(PICTURES)("%s", async (_title, picture, full, thumbnail) => {
    const encoded = await encodePhoto(await picture())
    expect([await sizeOf(encoded.full), await sizeOf(encoded.thumbnail)]).toEqual([full, thumbnail])
  })
})

it("a cover is sharp enough for a phone and at most 60 KB, whatever it shows", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 90 } as const
  const wild = await sharp({ create: { width: 1080, height: 1080, channels: 3, background: "white", noise } })
    .jpeg()
    .toBuffer()
  expect((await encodePhoto(wild, "cover")).thumbnail.byteLength).toBeLessThanOrEqual(60_000)
  expect(await sizeOf((await encodePhoto(await jpeg(1600, 800), "cover")).thumbnail)).toBe("webp 1080x540")
})

it("only the first picture of an animation is kept", async () => {
  const moving = await animation()
  expect((await sharp(moving).metadata()).pages).toBe(3)
  expect((await sharp((await encodePhoto(moving)).full).metadata()).pages ?? 1).toBe(1)
})

it("a photo is upright and has no data about where and with what it was taken", async () => {
  const taken = await phonePhoto()
  expect(taken.includes("Pocket Phone")).toBe(true)
  const { full, thumbnail } = await encodePhoto(taken)
  for (const image of [full, thumbnail]) {
    const { width, height, exif, xmp, iptc, orientation } = await sharp(image).metadata()
    expect({ width, height, exif, xmp, iptc, orientation: orientation ?? 1 }).toEqual({
      width: 20,
      height: 40,
      orientation: 1,
    })
    expect(image.includes("Pocket Phone")).toBe(false)
  }
})

it("transparency is kept", async () => {
  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: "transparent" } })
    .png()
    .toBuffer()
  expect((await sharp((await encodePhoto(clear)).full).metadata()).hasAlpha).toBe(true)
})

describe("refused files", () => {
  const NOT_AN_IMAGE = "UNSUPPORTED_MEDIA_TYPE Please select an image file (JPG, PNG, etc.)"
  const WRONG: [title: string, content: () => Promise<Buffer> | Buffer, refusal: string][] = [
    ["nothing", () => Buffer.alloc(0), NOT_AN_IMAGE],
    ["a text", () => Buffer.from("not a picture"), NOT_AN_IMAGE],
    ["an SVG, whatever its name", () => SVG, NOT_AN_IMAGE],
    ["a TIFF", tiff, NOT_AN_IMAGE],
    ["a PDF", () => Buffer.from("%PDF-1.7\n"), NOT_AN_IMAGE],
    ["a JPEG that breaks off", truncated, NOT_AN_IMAGE],
    ["a PNG that is only its beginning", async () => (await png()).subarray(0, 8), NOT_AN_IMAGE],
    ["a GIF by its first letters alone", () => Buffer.from("GIF89a and then a poem"), NOT_AN_IMAGE],
    ["a WebP by its first letters alone", () => Buffer.from("RIFF\0\0\0\0WEBPVP8 nothing more"), NOT_AN_IMAGE],
    ["a JPEG of noise", () => Buffer.from(`\xff\xd8\xff${"\x00\xff\xda".repeat(500)}`, "latin1"), NOT_AN_IMAGE],
    ["a picture of 900 megapixels", bomb, "TOO_LARGE Please select an image of at most 50 megapixels"],
    ["more than 10 MB", () => Buffer.alloc(10 * 1_048_576 + 1), "TOO_LARGE Please select an image smaller than 10MB"],
  ]
  it.each(WRONG)("%s", async (_title, content, refusal) => {
    const error = await encodePhoto(await content()).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(AppError)
    expect(error instanceof AppError && `${error.code} ${error.message}`).toBe(refusal)
  })
})
