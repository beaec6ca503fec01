import type { PhotoPlace } from "../photos/photo-place.ts"

export type Bucket = Extract<PhotoPlace, { kind: "s3" }>

/** Where archives are kept: a folder of this machine by its path, or a bucket. */
export type ArchivePlace = string | Bucket

/** What people read; the key of a bucket is not in it. */
export const placeName = (place: ArchivePlace): string =>
  typeof place === "string" ? place : `s3://${place.bucket}/${place.prefix}`
