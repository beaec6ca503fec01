import { join } from "node:path"

/** Where photos are kept: in a folder of this machine, or in a bucket that all servers use. */
export type PhotoLocation =
  | { kind: "folder"; folder: string }
  | {
      kind: "s3"
      bucket: string
      /** The folder in the bucket, with a slash at the end; empty for the bucket itself. */
      prefix: string
      endpoint: string
      region: string
      accessKeyId: string
      secretAccessKey: string
    }

/** Where photos are by default. */
export const photosIn = (dataDir: string): PhotoLocation => ({ kind: "folder", folder: join(dataDir, "photos") })
