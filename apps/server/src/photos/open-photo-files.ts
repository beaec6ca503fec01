import type { PhotoFiles } from "./photo-files.ts"
import { photoFolder } from "./photo-folder.ts"
import type { PhotoPlace } from "./photo-place.ts"
import { s3Photos } from "./s3-photos.ts"

/** The files of photos at a place. Nothing is asked of it yet. */
export const openPhotoFiles = (place: PhotoPlace): PhotoFiles =>
  place.kind === "folder" ? photoFolder(place.folder) : s3Photos(place)
