import type { PhotoFiles } from "./photo-files.ts"
import { photoFolder } from "./photo-folder.ts"
import type { PhotoLocation } from "./photo-location.ts"
import { s3Photos } from "./s3-photos.ts"

/** The photo files at a location, without any access to it yet. */
export const openPhotoFiles = (location: PhotoLocation): PhotoFiles =>
  location.kind === "folder" ? photoFolder(location.folder) : s3Photos(location)
