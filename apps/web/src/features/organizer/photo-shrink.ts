import { LIMITS } from "@rosette/contract"
import { sizeToSend } from "./photo-rules.ts"

const JPEG_QUALITY = 0.86
/** Below this, shrinking saves no time worth waiting for, in bytes. */
const SMALL_ENOUGH_BYTES = 400_000

/**
 * The photo as it is sent: no larger than the server keeps it, as JPEG, which also turns a phone's HEIC into what every
 * browser shows. What this browser cannot read goes as it is: the server decides.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size <= SMALL_ENOUGH_BYTES && file.type !== "image/heic") return file
  const shrunk = await drawSmaller(file).catch(() => null)
  return shrunk && shrunk.size < file.size ? shrunk : file
}

async function drawSmaller(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" })
  const { width, height } = sizeToSend(picture.width, picture.height, LIMITS.photo.maxSidePixels)
  const canvas = document.createElement("canvas")
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext("2d")
  if (context) {
    // JPEG knows no transparency: what shines through becomes paper, not black.
    context.fillStyle = "#ffffff"
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, 0, 0, width, height)
  }
  picture.close()
  if (!context) return null
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY))
}
