import { LIMITS } from "@rosette/contract/limits"
import { HEIC_UNREADABLE, isHeic, sizeToSend } from "./photo-rules.ts"

const JPEG_QUALITY = 0.86
/** In bytes: below this, shrinking takes longer than it saves. */
const SMALL_ENOUGH_BYTES = 400_000

/**
 * The photo as it is sent: a JPEG no larger than the server stores it. A file that this browser cannot read is sent unchanged, and
 * the server decides; only HEIC, which the server cannot read either, is refused here, with advice.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const mustConvert = isHeic(file)
  if (file.size <= SMALL_ENOUGH_BYTES && !mustConvert) return file
  const drawn = await drawSmaller(file).catch(() => null)
  if (mustConvert) {
    if (!drawn) throw new PhotoUnreadable(HEIC_UNREADABLE)
    return drawn
  }
  return drawn && drawn.size < file.size ? drawn : file
}

/** A photo for which a retry cannot help; the message says what can. */
export class PhotoUnreadable extends Error {}

async function drawSmaller(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" })
  if (!(await canvasIsTrue())) return null
  const { width, height } = sizeToSend(picture.width, picture.height, LIMITS.photo.maxSidePixels)
  const canvas = document.createElement("canvas")
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext("2d")
  if (context) {
    // JPEG has no transparency: transparent pixels become white instead of black.
    context.fillStyle = "#ffffff"
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, 0, 0, width, height)
  }
  picture.close()
  if (!context) return null
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY))
}

/** Two by two pixels: red, green, blue, white. */
const KNOWN = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]

/**
 * Whether a canvas gives back what was drawn on it. Browsers that protect their users from being recognized give back noise: it
 * would be stored instead of the photo.
 */
async function canvasIsTrue(): Promise<boolean> {
  const canvas = document.createElement("canvas")
  canvas.width = canvas.height = 2
  const context = canvas.getContext("2d")
  if (!context) return false
  context.putImageData(new ImageData(Uint8ClampedArray.from(KNOWN), 2), 0, 0)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"))
  if (!png) return false
  const picture = await createImageBitmap(png)
  const other = document.createElement("canvas").getContext("2d")
  other?.drawImage(picture, 0, 0)
  picture.close()
  const read = other?.getImageData(0, 0, 2, 2).data ?? []
  return KNOWN.every((value, index) => Math.abs(value - (read[index] ?? -1)) <= 2)
}
