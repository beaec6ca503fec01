import { LIMITS } from "@rosette/contract/limits"
import { PHOTO_TEXTS, refuseImageUrl } from "@rosette/contract/photos"

type ChosenFile = Pick<File, "name" | "type" | "size">

/** The default format of iPhones; many systems give such a file no type. */
export const isHeic = ({ name, type }: ChosenFile): boolean =>
  /^image\/hei[cf]/.test(type) || (type === "" && /\.hei[cf]$/i.test(name))

/** Why a chosen file is refused, or null; the server checks the content again. */
export function refusePhotoFile(file: ChosenFile): string | null {
  if (!file.type.startsWith("image/") && !isHeic(file)) return PHOTO_TEXTS.notAnImage
  if (file.type.startsWith("image/svg")) return SVG
  if (file.size === 0) return EMPTY
  if (file.size > LIMITS.photo.maxBytes) return PHOTO_TEXTS.tooLarge
  return null
}

const SVG = "An SVG drawing cannot be shown as a photo. Please choose a JPG, PNG, GIF or WebP file."
const EMPTY = "This file is empty. Please choose the photo again, or another one."
/** Shown if this browser cannot convert a HEIC photo. */
export const HEIC_UNREADABLE =
  "This browser cannot read HEIC photos. Save it as JPG and choose that, or on an iPhone: Settings › Camera › Formats › Most Compatible, then take it again."

/** Why a typed address is refused, or null. */
export function refusePhotoUrl(text: string): string | null {
  const url = text.trim()
  if (url === "" || url.length > LIMITS.url.maxChars) return PHOTO_TEXTS.notAUrl
  return refuseImageUrl(url)
}

/** The size in which a photo is sent, in pixels: at most `maxSide` on its longer side, with its aspect ratio, never enlarged. */
export function sizeToSend(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
