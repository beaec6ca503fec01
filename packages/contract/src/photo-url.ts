import { z } from "zod"
import { LIMITS, MEBIBYTE } from "./limits.ts"

/** Where this server keeps photos: 32 hexadecimal digits nobody can guess, always WebP. */
export const PHOTO_PATH = /^\/photos\/[0-9a-f]{32}\.webp$/

export const PHOTO_TEXTS = {
  notAnImage: "Please select an image file (JPG, PNG, etc.)",
  tooLarge: `Please select an image smaller than ${LIMITS.photo.maxBytes / MEBIBYTE}MB`,
  notAUrl: "Please enter a valid image URL",
  wrongScheme: "Please enter a valid URL starting with http:// or https://",
} as const

export const isPhotoPath = (url: string): boolean => PHOTO_PATH.test(url)

/** The thumbnail that stands beside a photo of this server; an outside address is its own thumbnail. */
export const thumbnailUrl = (url: string): string => (isPhotoPath(url) ? url.replace(/\.webp$/, "-thumb.webp") : url)

export const isWebUrl = (text: string): boolean => {
  if (!/^https?:\/\//i.test(text)) return false
  return URL.canParse(text) && new URL(text).hostname !== ""
}

/** An http or https address, or a photo of this server; null or an empty text takes the image away. */
export const imageUrl = z
  .union([z.string(), z.null()], { error: PHOTO_TEXTS.notAUrl })
  .transform((value) => value?.trim() || null)
  .pipe(
    z
      .string()
      .max(LIMITS.url.maxChars, `Image URL must be at most ${LIMITS.url.maxChars} characters`)
      .refine((url) => isPhotoPath(url) || isWebUrl(url), PHOTO_TEXTS.wrongScheme)
      .nullable(),
  )
