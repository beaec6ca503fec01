import { LIMITS, PHOTO_TEXTS, refuseImageUrl } from "@rosette/contract"

/** The sentence against a chosen file, or null; the server looks at the content again. */
export function refusePhotoFile(file: Pick<File, "type" | "size">): string | null {
  if (!file.type.startsWith("image/")) return PHOTO_TEXTS.notAnImage
  if (file.size > LIMITS.photo.maxBytes) return PHOTO_TEXTS.tooLarge
  return null
}

/** The sentence against a typed address, or null. */
export function refusePhotoUrl(text: string): string | null {
  const url = text.trim()
  if (url === "" || url.length > LIMITS.url.maxChars) return PHOTO_TEXTS.notAUrl
  return refuseImageUrl(url)
}

/** The size in which a photo is sent, in pixels: at most `maxSide` on its longer side, its form kept, never enlarged. */
export function sizeToSend(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
