import { LIMITS } from "@rosette/contract/limits"
import { PHOTO_TEXTS } from "@rosette/contract/photos"
import type { Sharp } from "sharp"
import { AppError } from "../refusals/app-error.ts"
import { type PictureLibrary, pictureLibrary } from "./picture-library.ts"

const { maxBytes, maxSidePixels, thumbnailSidePixels, coverBytes } = LIMITS.photo
const MAX_PIXELS = 50_000_000
const LONGEST_DECODING_SECONDS = 20

const TOO_MANY_PIXELS = `Please select an image of at most ${MAX_PIXELS / 1_000_000} megapixels`

const BEGINNINGS = ["\x89PNG\r\n\x1a\n", "\xff\xd8\xff", "GIF87a", "GIF89a"] as const

/** Whether it starts like PNG, JPEG, GIF or WebP; anything else is never passed to a decoder. */
function hasPictureSignature(image: Uint8Array): boolean {
  const beginning = Buffer.from(image.subarray(0, 12)).toString("latin1")
  if (BEGINNINGS.some((known) => beginning.startsWith(known))) return true
  return beginning.startsWith("RIFF") && beginning.endsWith("WEBP")
}

/** What a picture is for: the thumbnail of a photo stands in a list, that of a cover heads a screen. */
export type PictureUse = "photo" | "cover"

export type EncodedPhoto = { full: Buffer; thumbnail: Buffer }

/**
 * Encodes a PNG, JPEG, GIF or WebP, recognized by content, as upright WebP within 2,048 and within 320 pixels, without
 * metadata; of an animation the first picture. The small one of a cover is within `LIMITS.photo.coverBytes` instead. Throws UNSUPPORTED_MEDIA_TYPE for anything else, TOO_LARGE above
 * `LIMITS.photo.maxBytes` or 50 megapixels.
 */
export async function encodePhoto(image: Uint8Array, use: PictureUse = "photo"): Promise<EncodedPhoto> {
  if (image.byteLength > maxBytes) throw new AppError("TOO_LARGE", { message: PHOTO_TEXTS.tooLarge })
  if (!hasPictureSignature(image)) throw notAnImage()
  const sharp = await pictureLibrary()
  try {
    return await encode(sharp, image, use)
  } catch (error) {
    throw error instanceof AppError ? error : notAnImage(error)
  }
}

async function encode(sharp: PictureLibrary, image: Uint8Array, use: PictureUse): Promise<EncodedPhoto> {
  // The size is in the header: a decompression bomb is refused before it is unpacked.
  const { width, height } = await sharp(image, { limitInputPixels: false }).metadata()
  if (width * height > MAX_PIXELS) throw new AppError("TOO_LARGE", { message: TOO_MANY_PIXELS })
  const options = { failOn: "error", limitInputPixels: MAX_PIXELS, pages: 1 } as const
  const full = await within(sharp(image, options).autoOrient(), maxSidePixels)
  const small = use === "cover" ? coverWithin(() => sharp(full)) : within(sharp(full), thumbnailSidePixels)
  return { full, thumbnail: await small }
}

/** The first is wide enough for a phone; the last is light enough for any picture. */
const COVERS: readonly (readonly [sidePixels: number, quality: number])[] = [
  [1080, 75],
  [1080, 55],
  [800, 55],
  [640, 40],
  [320, 30],
]

async function coverWithin(open: () => Sharp): Promise<Buffer> {
  let cover = Buffer.alloc(0)
  for (const [sidePixels, quality] of COVERS) {
    cover = Buffer.from(await within(open(), sidePixels, quality))
    if (cover.byteLength <= coverBytes) break
  }
  return cover
}

function within(picture: Sharp, sidePixels: number, quality = 80): Promise<Buffer> {
  return picture
    .timeout({ seconds: LONGEST_DECODING_SECONDS })
    .resize({ width: sidePixels, height: sidePixels, fit: "inside", withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
}

const notAnImage = (cause?: unknown) =>
  new AppError("UNSUPPORTED_MEDIA_TYPE", { message: PHOTO_TEXTS.notAnImage, cause })
