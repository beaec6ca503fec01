import { randomBytes } from "node:crypto"
import { type Finding, fault, ok } from "./finding.ts"
import { openPhotoFiles, type PhotoLocation } from "./from-the-server.ts"
import { readPlace, type ServerUser, whyNotWritable } from "./place.ts"

export type PhotoFacts = { name: string; isBucket: boolean; whyNot: string | null }

/** Whether the server can store photos: a folder is looked at, and a bucket gets a small file for a moment. */
export async function readPhotos(location: PhotoLocation, server: ServerUser): Promise<PhotoFacts> {
  if (location.kind === "folder") {
    const { folder: name } = location
    return { name, isBucket: false, whyNot: whyNotWritable(readPlace(name), server) }
  }
  const { bucket, prefix } = location
  return { name: `s3://${bucket}/${prefix}`, isBucket: true, whyNot: await whyNotStored(location) }
}

/** The name is that of a photo: should the file stay behind, the server removes it as one that nothing shows. */
async function whyNotStored(location: PhotoLocation): Promise<string | null> {
  const name = `${randomBytes(16).toString("hex")}.webp`
  const files = openPhotoFiles(location)
  try {
    await files.write([{ name, content: Buffer.from("probe") }])
    await files.remove([name])
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export function photoFinding({ name, isBucket, whyNot }: PhotoFacts): Finding {
  if (whyNot === null) return ok("photos", `Photos can be stored in ${name}.`)
  return isBucket
    ? fault(
        "photos",
        `${name} does not take photos: ${whyNot}`,
        "Check AWS_ENDPOINT_URL_S3, the key and what it permits: read, write, delete and list.",
      )
    : fault(
        "photos",
        `Photos cannot be stored: ${whyNot}`,
        `Make ${name} a folder of the user who runs the server, or correct PHOTOS_URL.`,
      )
}
