import type { PhotoFiles } from "./photo-files.ts"
import { photoFolder } from "./photo-folder.ts"
import type { PhotoPlace } from "./photo-place.ts"
import { s3Photos } from "./s3-photos.ts"

/** The photo files at a place, without any access to it yet. */
export const openPhotoFiles = (place: PhotoPlace): PhotoFiles =>
  place.kind === "folder" ? photoFolder(place.folder) : s3Photos(place)
