import { isStorable } from "@rosette/domain/text/typed-text"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { byEntry, byEvent } from "./ids.ts"
import { LIMITS, MEBIBYTE } from "./limits.ts"
import { isPhotoPath } from "./photo-paths.ts"
import { isPublicHost } from "./public-host.ts"

export const PHOTO_TEXTS = {
  underWay: "Your previous photo is still being stored. Please wait until it has finished.",
  notAnImage: "Please select an image file (JPG, PNG, etc.)",
  tooLarge: `Please select an image smaller than ${LIMITS.photo.maxBytes / MEBIBYTE}MB`,
  notAUrl: "Please enter a valid image URL",
  wrongScheme: "Please enter a valid URL starting with http:// or https://",
  notPublic: "Please enter an address on the public internet: phones cannot load a photo from this one",
  withUser: "Please enter an address without a user name or password in it",
  notHere: "This photo is no longer on this server",
  notOfEvent: "This photo does not belong to an entry of this event. Please upload it here instead.",
} as const

const isWebUrl = (text: string): boolean => {
  // A URL is parsed without the line breaks and tabs in it, and although the text may have characters that cannot be stored.
  if (!/^https?:\/\//i.test(text) || !isStorable(text) || /\p{Control}/u.test(text)) return false
  return URL.canParse(text) && new URL(text).hostname !== ""
}

/** User, host and port of an address, as they were typed. */
const AUTHORITY = /^https?:\/\/([^/\\?#]*)/i

/**
 * Returns why an image address is refused, or null. Judges' phones load the image, so its host must be public, and the
 * address must not contain a user. The server never fetches it.
 */
export function refuseImageUrl(url: string): string | null {
  if (isPhotoPath(url)) return null
  if (!isWebUrl(url)) return PHOTO_TEXTS.wrongScheme
  const [, authority = ""] = AUTHORITY.exec(url) ?? []
  if (authority.includes("@")) return PHOTO_TEXTS.withUser
  const { hostname } = new URL(url)
  return isPublicHost({ typed: authority.replace(/:\d*$/, ""), hostname }) ? null : PHOTO_TEXTS.notPublic
}

const trimmed = z
  .union([z.string(), z.null()], { error: PHOTO_TEXTS.notAUrl })
  .transform((value) => value?.trim() || null)
const address = z.string().max(LIMITS.url.maxChars, `Image URL must be at most ${LIMITS.url.maxChars} characters`)

/** A public http or https address, or a photo on this server; null or an empty text removes the image. */
export const imageUrl = trimmed.pipe(
  address
    .superRefine((url, context) => {
      const message = refuseImageUrl(url)
      if (message !== null) context.addIssue({ code: "custom", message })
    })
    .nullable(),
)

/** Also accepts an address that is not public: the entry may have had it before only public ones were allowed. */
export const keptImageUrl = trimmed.pipe(
  address.refine((url) => isPhotoPath(url) || isWebUrl(url), PHOTO_TEXTS.wrongScheme).nullable(),
)

/** Reads the picture when its turn has come. */
const image = z.custom<() => Promise<Uint8Array>>((read) => typeof read === "function")

export const photoCalls = {
  /** REST alone sends the picture, as a form; it stays on the disk until it is read. */
  uploadEntryImage: {
    who: "organizer",
    rest: "POST /entries/:entryId/upload-image",
    says: "Give an entry a photo: PNG, JPEG, GIF or WebP",
    input: byEntry.extend({ image }),
    output: z.object({ imageUrl: z.string() }),
    refuses: ["TOO_MANY_ATTEMPTS"],
    effect: "shownToJudges",
    beforeBody: ["storage", "photoTurn"],
    body: "picture",
  },
  uploadCover: {
    who: "organizer",
    rest: "POST /events/:eventId/cover",
    says: "Give the event a cover photo: PNG, JPEG, GIF or WebP",
    input: byEvent.extend({ image }),
    output: z.object({ coverUrl: z.string() }),
    refuses: ["TOO_MANY_ATTEMPTS"],
    effect: "shownToJudges",
    beforeBody: ["storage", "photoTurn"],
    body: "picture",
  },
  uploadLogo: {
    who: "organizer",
    rest: "POST /events/:eventId/logo",
    says: "Give the event a logo: PNG, JPEG, GIF or WebP",
    input: byEvent.extend({ image }),
    output: z.object({ logoUrl: z.string() }),
    refuses: ["TOO_MANY_ATTEMPTS"],
    effect: "shownToJudges",
    beforeBody: ["storage", "photoTurn"],
    body: "picture",
  },
} as const satisfies Calls
