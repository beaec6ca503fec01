/** The path of a photo on this server: 32 hexadecimal digits that nobody can guess, always WebP. */
const PHOTO_PATH = /^\/photos\/[0-9a-f]{32}\.webp$/

export const isPhotoPath = (url: string): boolean => PHOTO_PATH.test(url)

/** The address of a photo's thumbnail; an outside address is its own thumbnail. */
export const thumbnailUrl = (url: string): string => (isPhotoPath(url) ? url.replace(/\.webp$/, "-thumb.webp") : url)
