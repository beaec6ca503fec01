/** Addresses that only programs ask for: never answered with a screen. */
const BELONGS_TO_MACHINES = /^\/+(?:api|trpc|photos|assets)(?:\/|$)/i

const THUMBNAIL = /^\/photos\/[0-9a-f]{32}-thumb\.webp$/
const PHOTO = /^\/photos\/[0-9a-f]{32}\.webp$/

export const belongsToMachines = (path: string): boolean => BELONGS_TO_MACHINES.test(path)

/** The kind of stored picture that a path names, or null. The content behind a name never changes. */
export function photoKind(path: string): "thumbnail" | "photo" | null {
  if (THUMBNAIL.test(path)) return "thumbnail"
  return PHOTO.test(path) ? "photo" : null
}
