import { join } from "node:path"

/** Where photos are kept: in a folder of this machine, or in a bucket that every server reaches. */
export type PhotoPlace =
  | { kind: "folder"; folder: string }
  | {
      kind: "s3"
      bucket: string
      /** The folder in the bucket, with a slash at its end; empty for the bucket itself. */
      prefix: string
      endpoint: string
      region: string
      accessKeyId: string
      secretAccessKey: string
    }

/** Where photos are unless another place is named. */
export const photosIn = (dataDir: string): PhotoPlace => ({ kind: "folder", folder: join(dataDir, "photos") })
