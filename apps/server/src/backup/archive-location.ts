import type { PhotoLocation } from "../photos/photo-location.ts"

export type Bucket = Extract<PhotoLocation, { kind: "s3" }>

/** Where archives are kept: a folder of this machine by its path, or a bucket. */
export type ArchiveLocation = string | Bucket

/** What people read; the key of a bucket is not in it. */
export const locationName = (location: ArchiveLocation): string =>
  typeof location === "string" ? location : `s3://${location.bucket}/${location.prefix}`
